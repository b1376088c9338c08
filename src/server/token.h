/* token.h - tokens: 128 random bits in hex, kept only as a hash; and the nonces that people add to
 * dice. */
#ifndef SERVER_TOKEN_H
#define SERVER_TOKEN_H

#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

struct body;

enum { TOKEN_DIGITS = 32, TOKEN_HASH = 32 };

/* token_new draws a fresh one, in hex digits. */
void token_new(char out[TOKEN_DIGITS + 1]);

/* token_hash: 0, or -1 when the text does not look like a token. */
int token_hash(const char *token, uint8_t out[TOKEN_HASH]);

/* nonce_check: is it 4 to 32 letters, digits, - and _? 0, or -1 and a sentence. */
int nonce_check(const char *nonce, struct error *err);

/* nonce_early: a nonce that comes before its sender can have seen the commitment proves nothing. -1
 * and a sentence if this body has one. */
int nonce_early(const struct body *b, struct error *err);

#endif

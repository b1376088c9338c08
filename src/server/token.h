/* token.h - tokens: 128 random bits in hex, kept only as a hash; and the cleaning of what people
 * write. */
#ifndef SERVER_TOKEN_H
#define SERVER_TOKEN_H

#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

enum { TOKEN_DIGITS = 32, TOKEN_HASH = 32 };

void token_new(char out[TOKEN_DIGITS + 1]);

/* token_hash: 0, or -1 when the text does not look like a token. */
int token_hash(const char *token, uint8_t out[TOKEN_HASH]);

/* clean_words makes one line of what a person wrote: control characters and those that turn the
 * direction of writing become blanks, blanks at the ends go, and quotes too where `name` is set
 * (they would end a name in a record). Works in place. */
void clean_words(char *words, int name);

/* nonce_check: 4 to 32 letters, digits, - and _. */
int nonce_check(const char *nonce, struct error *err);

#endif

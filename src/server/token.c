/* token.c - tokens, and the nonces that people add to dice. */
#include "server/token.h"

#include <sodium.h>
#include <string.h>

#include "core/fairdice.h"
#include "server/body.h"

void token_new(char out[TOKEN_DIGITS + 1])
{
    uint8_t bytes[TOKEN_DIGITS / 2];

    randombytes_buf(bytes, sizeof bytes);
    digits_write(bytes, sizeof bytes, out);
}

int token_hash(const char *token, uint8_t out[TOKEN_HASH])
{
    if (strlen(token) != TOKEN_DIGITS)
        return -1;
    crypto_generichash(out, TOKEN_HASH, (const uint8_t *)token, TOKEN_DIGITS, NULL, 0);
    return 0;
}

int nonce_check(const char *nonce, struct error *err)
{
    static const char allowed[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    size_t length = strlen(nonce);

    if (length < 4 || length > 32 || strspn(nonce, allowed) != length)
        return error_set(err, "a nonce is 4 to 32 letters, digits, - and _");
    return 0;
}

int nonce_early(const struct body *b, struct error *err)
{
    if (!body_has(b, "nonce"))
        return 0;
    return error_set(err,
                     "a nonce comes after the commitment it answers: read the view's dice, then "
                     "post nonce and commitment to matches/ID/nonce");
}

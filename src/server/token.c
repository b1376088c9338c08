/* token.c - tokens, and the cleaning of what people write. */
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

/* steers: does a character begin here that changes the direction of writing (U+200E, U+200F, U+202A
 * to U+202E, U+2066 to U+2069)? In UTF-8 all of them have three bytes. */
static int steers(const unsigned char *c)
{
    if (c[0] != 0xe2)
        return 0;
    if (c[1] == 0x80)
        return c[2] == 0x8e || c[2] == 0x8f || (c[2] >= 0xaa && c[2] <= 0xae);
    return c[1] == 0x81 && c[2] >= 0xa6 && c[2] <= 0xa9;
}

void clean_words(char *words, int name)
{
    size_t length;

    for (unsigned char *c = (unsigned char *)words; *c; c++) {
        if (*c < ' ' || *c == 0x7f)
            *c = ' ';
        if (name && (*c == '"' || *c == '\\'))
            *c = '\'';
        if (steers(c))
            memset(c, ' ', 3);
    }
    length = strlen(words);
    while (length && words[length - 1] == ' ')
        words[--length] = '\0';
    size_t lead = strspn(words, " ");
    memmove(words, words + lead, length - lead + 1);
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

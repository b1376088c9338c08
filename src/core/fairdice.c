/* fairdice.c - committed dice. The only file that includes libsodium for dice. */
#include "core/fairdice.h"

#include <errno.h>
#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fairdice fairdice_given(void)
{
    return (struct fairdice){ .source = DICE_GIVEN };
}

int seed_read(const char *word, uint64_t *seed, struct error *err)
{
    char *end;

    errno = 0;
    *seed = strtoull(word, &end, 10);
    if (*end || errno || word[0] < '0' || word[0] > '9')
        return error_set(err, "\"%.40s\" should be a number from 0 to %" PRIu64, word, UINT64_MAX);
    return 0;
}

struct fairdice fairdice_seeded(uint64_t seed)
{
    struct fairdice d = { .source = DICE_SEEDED, .seed = seed, .secret_known = true };
    char words[40];
    int size = snprintf(words, sizeof words, "sandtable seed %" PRIu64, seed);

    crypto_generichash(d.secret, SECRET_BYTES, (const uint8_t *)words, (size_t)size, NULL, 0);
    return d;
}

void fairdice_commitment(const uint8_t secret[SECRET_BYTES], const char *match,
                         uint8_t out[SECRET_BYTES])
{
    crypto_generichash(out, SECRET_BYTES, (const uint8_t *)match, strlen(match), secret,
                       SECRET_BYTES);
}

struct fairdice fairdice_sealed(void)
{
    struct fairdice d = { .source = DICE_SEALED, .secret_known = true };
    uint8_t id[8];

    BUG_ON(sodium_init() < 0);
    randombytes_buf(d.secret, SECRET_BYTES);
    randombytes_buf(id, sizeof id);
    digits_write(id, sizeof id, d.match);
    fairdice_commitment(d.secret, d.match, d.commitment);
    return d;
}

/* A stream of bytes for one roll, made block by block. */
struct stream {
    const struct fairdice *dice;
    uint32_t roll, block;
    uint8_t bytes[64];
    int used;
};

/* nonce_of: what the seat adds to this roll. */
static const char *nonce_of(const struct stream *s, int seat)
{
    return s->roll >= s->dice->nonce_from[seat] ? s->dice->nonce[seat] : "";
}

static void next_block(struct stream *s)
{
    char words[SEATS_MAX * (NONCE_MAX + 1) + MATCH_ID_MAX + 40];
    int size = snprintf(words, sizeof words, "%s|%s|%s|%s|%s|%" PRIu32 "|%" PRIu32, s->dice->match,
                        nonce_of(s, 0), nonce_of(s, 1), nonce_of(s, 2), nonce_of(s, 3), s->roll,
                        s->block++);

    crypto_generichash(s->bytes, sizeof s->bytes, (const uint8_t *)words, (size_t)size,
                       s->dice->secret, SECRET_BYTES);
    s->used = 0;
}

static uint8_t next_byte(struct stream *s)
{
    if (s->used == (int)sizeof s->bytes)
        next_block(s);
    return s->bytes[s->used++];
}

void fairdice_roll(const struct fairdice *dice, uint32_t n, struct dice what, uint8_t *faces)
{
    struct stream s = { .dice = dice, .roll = n, .used = sizeof s.bytes };

    EXPECT(what.count <= DICE_MAX && what.sides > 0);
    BUG_ON(!dice->secret_known || what.sides == 0);
    int limit = 256 - 256 % what.sides; /* larger bytes would favour the low faces */
    for (int i = 0; i < what.count; i++) {
        int byte = next_byte(&s);

        while (byte >= limit)
            byte = next_byte(&s);
        faces[i] = (uint8_t)(1 + byte % what.sides);
    }
}

void digits_write(const uint8_t *bytes, int count, char *to)
{
    sodium_bin2hex(to, (size_t)count * 2 + 1, bytes, (size_t)count);
}

int digits_read(const char *digits, uint8_t *bytes, int count)
{
    size_t got;
    const char *end;

    if (strlen(digits) != (size_t)count * 2 ||
        sodium_hex2bin(bytes, (size_t)count, digits, strlen(digits), NULL, &got, &end) || *end)
        return -1;
    return got == (size_t)count ? 0 : -1;
}

void digest_text(const char *text, size_t size, char out[65])
{
    uint8_t hash[32];

    crypto_generichash(hash, sizeof hash, (const uint8_t *)text, size, NULL, 0);
    digits_write(hash, sizeof hash, out);
}

/* fairdice.h - dice that need no trust: committed to before the first roll, verifiable afterwards.
 *
 * Roll n of a match is a keyed BLAKE2b stream over (match, every seat's nonce, n), keyed with a
 * secret whose hash is published first; bytes become faces without modulo bias. A nonce is made
 * once the hash is out, so that the secret cannot have been chosen to suit it. A seeded game uses
 * the same stream with a secret derived from the seed. docs/notation.md has the recipe. */
#ifndef CORE_FAIRDICE_H
#define CORE_FAIRDICE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/game.h"

enum dice_source {
    DICE_GIVEN,  /* faces are entered by hand; nothing to verify */
    DICE_SEEDED, /* anyone who knows the seed can compute every roll */
    DICE_SEALED, /* commitment first, secret at the end */
};

enum { SECRET_BYTES = 32, NONCE_MAX = 64, MATCH_ID_MAX = 32 };

struct fairdice {
    enum dice_source source;
    uint64_t seed;
    bool secret_known;
    uint8_t secret[SECRET_BYTES], commitment[SECRET_BYTES];
    char match[MATCH_ID_MAX + 1];
    char nonce[SEATS_MAX][NONCE_MAX + 1]; /* what each seat adds, printable; "" if nothing */
    uint32_t nonce_from[SEATS_MAX];       /* the first roll it counts for */
};

/* seed_read: a seed as people write it, 0 to 2^64 - 1. 0, or -1 and a sentence. */
int seed_read(const char *word, uint64_t *seed, struct error *err);

/* fairdice_given: dice entered by hand. fairdice_seeded: every roll follows from the seed. */
struct fairdice fairdice_given(void);
struct fairdice fairdice_seeded(uint64_t seed);

/* fairdice_sealed draws a fresh secret and match id from the system's generator. */
struct fairdice fairdice_sealed(void);

/* fairdice_commitment: the commitment to this secret, for this match. */
void fairdice_commitment(const uint8_t secret[SECRET_BYTES], const char *match,
                         uint8_t out[SECRET_BYTES]);

/* fairdice_roll: the faces of roll number n (from 0). The secret must be known. */
void fairdice_roll(const struct fairdice *dice, uint32_t n, struct dice what, uint8_t *faces);

/* digits_write: bytes as hex digits; `to` has room for 2 * count + 1 characters. digits_read: the
 * inverse; 0, or -1 when these are not exactly 2 * count hex digits. */
void digits_write(const uint8_t *bytes, int count, char *to);
int digits_read(const char *digits, uint8_t *bytes, int count);

/* digest_text: BLAKE2b-256 of a text as 64 hex digits; the record's own seal. */
void digest_text(const char *text, size_t size, char out[65]);

#endif

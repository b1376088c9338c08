/* hash.h - a 64-bit fingerprint of plain memory: state hashes in records, keys in tables.
 * The value is part of the record format: the same on every machine, and never changed. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* hash_bytes: the fingerprint of `count` bytes; also of none. */
uint64_t hash_bytes(const void *bytes, size_t count);

/* hash_key: of plain memory too, several times as fast: a key of tables in memory, which nobody keeps. */
uint64_t hash_key(const void *bytes, size_t count);

#endif

/* fuzz.h - the one function of every harness. Built with clang -fsanitize=fuzzer it explores (make
 * fuzz); linked with replay.c it runs the committed corpus as an ordinary test. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* LLVMFuzzerTestOneInput tries these bytes and aborts if something is wrong; always 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif

/* small.h - one game at a time, with small maps: what a harness reads again for every input. */
#ifndef FUZZ_SMALL_H
#define FUZZ_SMALL_H

#include <stdint.h>

#include "core/scenario.h"

/* small_library: one game, the byte says which, and its files. The maps of Valor & Victory and the
 * tables of Trench Crusade are replaced by a small one of each, "0-yard", because to prepare the sight
 * and the ways of a real one takes a hundred times as long as to read it. */
const struct library *small_library(uint8_t choice);

/* small_single: the same with one scenario only; the second byte says which. */
const struct library *small_single(uint8_t choice, uint8_t scenario);

#endif

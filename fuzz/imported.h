/* imported.h - what the harnesses of imports share. */
#ifndef FUZZ_IMPORTED_H
#define FUZZ_IMPORTED_H

#include <stddef.h>
#include <stdint.h>

/* imported: these bytes after `head` as a roster of another program: refused with a sentence, or one of
 * ours that is the same when it is written and read again. */
void imported(const char *head, const uint8_t *data, size_t size);

#endif

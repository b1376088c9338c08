/* mem.h - the one way to the heap. Never returns NULL: inputs are bounded, so running out is final.
 */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>
#include <stdint.h>

void *mem_alloc(size_t size); /* zeroed */
void *mem_resize(void *block, size_t size);
char *mem_copy_text(const char *text, size_t length); /* with a closing NUL */
void mem_free(void *block);

/* mem_count: how many allocations this thread has made; `bench` shows that a playout makes none. */
uint64_t mem_count(void);

#endif

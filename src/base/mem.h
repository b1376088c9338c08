/* mem.h - the one way to the heap. Nothing here returns NULL: inputs are bounded, so running out of
 * memory ends the program. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>
#include <stdint.h>

/* The caller owns what these return and releases it with mem_free, which also takes NULL.
 * mem_alloc: zeroed. mem_resize: not zeroed; NULL for a new block. mem_copy_text adds a NUL. */
void *mem_alloc(size_t size);
void *mem_resize(void *block, size_t size);
char *mem_copy_text(const char *text, size_t length);
void mem_free(void *block);

/* mem_one_more: the list with room for another element; at every power of two it doubles, so that a
 * long list is not copied for each. */
void *mem_one_more(void *list, int count, size_t each);

/* mem_count: how many allocations this thread has made; `bench` shows that a playout makes none. */
uint64_t mem_count(void);

#endif

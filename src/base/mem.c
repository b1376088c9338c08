/* mem.c - counted allocation that never fails quietly. */
#include "base/mem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local uint64_t allocations;

static void *or_stop(void *block)
{
    if (block)
        return block;
    fputs("sandtable: out of memory; close other programs and try again\n", stderr);
    exit(3);
}

void *mem_alloc(size_t size)
{
    allocations++;
    return or_stop(calloc(1, size ? size : 1));
}

void *mem_resize(void *block, size_t size)
{
    allocations++;
    return or_stop(realloc(block, size ? size : 1));
}

void *mem_one_more(void *list, int count, size_t each)
{
    if (count & (count - 1))
        return list;
    return mem_resize(list, (count ? 2 * (size_t)count : 1) * each);
}

char *mem_copy_text(const char *text, size_t length)
{
    char *copy = mem_alloc(length + 1);

    if (length)
        memcpy(copy, text, length);
    return copy;
}

void mem_free(void *block)
{
    free(block);
}

uint64_t mem_count(void)
{
    return allocations;
}

/* fuzz_plain.c - any bytes made fit to be shown: UTF-8, no longer than before, no control characters,
 * and cleaning them again changes nothing. */
#include <stdlib.h>
#include <string.h>

#include "base/plain.h"
#include "base/text.h"
#include "fuzz.h"

static void try_it(void (*clean)(char *), const uint8_t *data, size_t size)
{
    char *words = calloc(size + 1, 1);

    memcpy(words, data, size);
    size_t before = strlen(words);
    clean(words);
    size_t length = strlen(words);
    if (length > before || text_utf8(words) != length)
        abort();
    for (const char *c = words; *c; c++)
        if (((unsigned char)*c < ' ' && (clean != plain_text || !strchr("\n\t", *c))) || *c == 127)
            abort();
    char *again = strdup(words);
    clean(again);
    if (strcmp(again, words) != 0)
        abort();
    free(again);
    free(words);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_it(plain_line, data, size);
    try_it(plain_name, data, size);
    try_it(plain_text, data, size);
    return 0;
}

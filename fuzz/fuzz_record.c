/* fuzz_record.c - any bytes as a record: refused with a sentence, or a match whose own record reads
 * back the same. The first byte chooses the game that is there, and whether the record is only read or
 * verified. */
#include <stdio.h>
#include <stdlib.h>

#include "core/record.h"
#include "fuzz.h"
#include "small.h"

static void must_read_back(const struct library *library, const struct match *m)
{
    struct text out = text_growing();
    struct error err = { "" };

    record_write(m, RECORD_WHOLE, &out);
    struct match *again = record_read(library, "written", out.at, out.length, &err);
    if (!again || match_hash(again) != match_hash(m)) {
        fprintf(stderr, "%s\n%s\n", out.at, err.text);
        abort();
    }
    match_free(again);
    text_release(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error err = { "" };

    if (size == 0)
        return 0;
    const struct library *library = small_library(data[0]);
    const char *text = (const char *)data + 1;
    struct match *m = data[0] & 0x80 ? record_verify(library, "fuzz", text, size - 1, NULL, &err)
                                     : record_read(library, "fuzz", text, size - 1, &err);
    if (m)
        must_read_back(library, m);
    else if (!err.text[0])
        abort();
    match_free(m);
    return 0;
}

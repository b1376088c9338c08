/* fuzz_record.c - any bytes as a record: refused with a sentence, or a match whose own record reads
 * back the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "fuzz.h"
#include "games/games.h"

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
    const struct library library = { all_games, &embedded_content };

    for (int verify = 0; verify < 2; verify++) {
        struct error err = { "" };
        const char *text = (const char *)data;
        struct match *m = verify ? record_verify(&library, "fuzz", text, size, NULL, &err)
                                 : record_read(&library, "fuzz", text, size, &err);

        if (m)
            must_read_back(&library, m);
        else if (!err.text[0])
            abort();
        match_free(m);
    }
    return 0;
}

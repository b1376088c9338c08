/* fuzz_roster.c - any text as a roster of Trench Crusade: refused with a sentence, or judged, and the
 * same when it is written and read again. Mistakes are read over, as `roster check` does. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "fuzz.h"
#include "games/trench_crusade/warband/warband.h"

struct reading {
    struct tc_list list;
    struct tc_roster r;
};

static void heard(void *context, bool doubt, const char *sentence)
{
    (void)context;
    (void)doubt;
    if (!sentence[0])
        abort();
}

static int read_text(struct reading *to, const char *text, size_t size, struct findings *findings,
                     struct error *err)
{
    struct data d;

    data_open(&d, "fuzz", text, size);
    d.findings = findings;
    return tc_roster_read(&to->r, &to->list, &embedded_content, &d, err);
}

/* comes_back: what was understood is understood again, without a mistake. */
static void comes_back(const struct reading *was, struct reading *again)
{
    struct text one = text_growing(), two = text_growing();
    struct error err;

    tc_roster_write(&was->list, &was->r, &one);
    if (read_text(again, one.at, one.length, NULL, &err))
        abort();
    tc_roster_write(&again->list, &again->r, &two);
    if (strcmp(one.at, two.at) != 0)
        abort();
    text_release(&one);
    text_release(&two);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct reading was, again;
    struct findings findings = { .report = heard };
    struct error err = { "" };

    if (size > 64 << 10)
        return 0;
    if (read_text(&was, (const char *)data, size, &findings, &err)) {
        if (!err.text[0])
            abort();
        return 0;
    }
    tc_roster_judge(&was.list, &was.r, "fuzz", &findings);
    comes_back(&was, &again);
    return 0;
}

/* vet.c - rosters among the lines added to a match: are they legal? */
#include "games/trench_crusade/tc_rules.h"
#include "games/trench_crusade/warband/warband.h"

static bool is_first_word(const char *line, const char *list)
{
    size_t length = strcspn(line, " \t\n");
    char word[16];

    if (length >= sizeof word)
        return false;
    memcpy(word, line, length);
    word[length] = '\0';
    return choice_find(list, word) >= 0;
}

static const char *next_line(const char *line)
{
    line += strcspn(line, "\n");
    return *line ? line + 1 : line;
}

/* vet_roster: the lines from `at` to `end`. */
static void vet_roster(const char *at, const char *end, const struct content *content,
                       struct findings *findings)
{
    bool north = strncmp(at + strcspn(at, " "), " north ", 7) == 0;
    const char *name = north ? "north" : "south";
    struct tc_list list;
    struct tc_roster roster;
    struct error err;
    struct data d;

    data_open(&d, name, at, (size_t)(end - at));
    d.findings = findings;
    if (tc_roster_read(&roster, &list, content, &d, &err))
        findings_add(findings, &err);
    else
        tc_roster_judge(&list, &roster, name, findings);
}

void tc_vet(const char *added, const struct content *content, struct findings *findings)
{
    for (const char *at = added; *at;) {
        const char *end = next_line(at);

        while (*end && is_first_word(end, "ducats|campaign|model|fireteam|strongbox|arsenal"))
            end = next_line(end);
        if (is_first_word(at, "roster"))
            vet_roster(at, end, content, findings);
        at = end;
    }
}

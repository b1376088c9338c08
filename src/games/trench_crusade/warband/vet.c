/* vet.c - rosters among the lines added to a match: are they legal? */
#include <stdio.h>

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

static void vet_text(const char *name, const char *text, size_t size, const struct content *content,
                     struct findings *findings)
{
    struct tc_list list;
    struct tc_roster roster;
    struct error err;
    struct data d;

    data_open(&d, name, text, size);
    d.findings = findings;
    if (tc_roster_read(&roster, &list, content, &d, &err))
        findings_add(findings, &err);
    else
        tc_roster_judge(&list, &roster, name, findings);
}

/* vet_ready: the line `warband SIDE NAME`. One that is not there is no business of ours. */
static void vet_ready(const char *line, const struct content *content, struct findings *findings)
{
    const struct content_file *file = NULL;
    char id[44], name[80];

    if (sscanf(line, "warband %*s %43s", id) == 1) {
        snprintf(name, sizeof name, "trench-crusade/rosters/%s.txt", id);
        file = content_find(content, name);
    }
    if (file)
        vet_text(content_label(file), file->text, file->size, content, findings);
}

void tc_vet(const char *added, const struct content *content, struct findings *findings)
{
    for (const char *at = added; *at;) {
        const char *end = next_line(at);
        bool north = strncmp(at + strcspn(at, " "), " north ", 7) == 0;

        while (*end && is_first_word(end, "ducats|campaign|model|fireteam|strongbox|arsenal"))
            end = next_line(end);
        if (is_first_word(at, "roster"))
            vet_text(north ? "north" : "south", at, (size_t)(end - at), content, findings);
        if (is_first_word(at, "warband"))
            vet_ready(at, content, findings);
        at = end;
    }
}

/* roster.c - a roster in memory: from its text, or from a seed. */
#include "roster/roster.h"

#include "base/mem.h"

struct roster *roster_read(const struct content *content, const char *name, const char *text,
                           size_t size, struct findings *findings, struct error *err)
{
    struct roster *roster = mem_alloc(sizeof *roster);
    struct data d;

    data_open(&d, name, text, size);
    d.findings = findings;
    if (tc_roster_read(&roster->r, &roster->list, content, &d, err) == 0)
        return roster;
    mem_free(roster);
    return NULL;
}

static int find_variant(const struct tc_list *list, const char *name, int *variant,
                        struct error *err)
{
    *variant = -1;
    if (!name[0])
        return 0;
    *variant = tc_variant_of(list, tc_word(list, name));
    if (*variant < 0)
        return error_set(err, "%s has no variant \"%.36s\"", list->name, name);
    if (list->variant[*variant].third_party)
        return error_set(err, "%s is a third-party list, which we do not play",
                         list->variant[*variant].name);
    return 0;
}

struct roster *roster_new(const struct content *content, const char *faction, const char *variant,
                          int ducats, int glory, uint64_t seed, struct error *err)
{
    struct roster *roster = mem_alloc(sizeof *roster);
    struct rng rng;
    int which;

    rng_seed(&rng, seed, 16);
    if (tc_list_read(&roster->list, content, faction, err) == 0 &&
        find_variant(&roster->list, variant, &which, err) == 0) {
        if (tc_roster_invent(&roster->list, which, ducats, glory, &rng, &roster->r) == 0)
            return roster;
        error_set(err, "no warband of %s can be had for %d ducats", roster->list.name, ducats);
    }
    mem_free(roster);
    return NULL;
}

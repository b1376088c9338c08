/* small.c - one game at a time, with small maps. */
#include "small.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "games/games.h"

enum { GAMES_MAX = 16 };

static const char yard_map[] = "title \"Yard\"\n"
                               "hexes\n"
                               "    ABCD\n"
                               " 1  W.RO\n"
                               " 2  RRRR\n"
                               " 3  HBRP\n"
                               "\n"
                               "wall A3/B3\n"
                               "hedge B1/B2\n"
                               "road A2-D2\n"
                               "road C1-C3\n";

static const char yard_fight[] = "title \"Yard\"\n"
                                 "side us \"US\"\n"
                                 "side german \"German\"\n"
                                 "turns 4\n"
                                 "map 0-yard\n"
                                 "first german\n"
                                 "force german\n"
                                 "units GE_RIF 2 GE_L1 1\n"
                                 "weapons GE_MG34 1\n"
                                 "setup A1-D1\n"
                                 "expendables panzerfausts 1\n"
                                 "force us\n"
                                 "units US_RIF 2 US_L1 1\n"
                                 "weapons US_LMG 1\n"
                                 "setup A3-D3\n"
                                 "expendables grenades 1\n"
                                 "smoke 2\n"
                                 "objectives german B3 D1\n"
                                 "victory us when control us all = 2\n"
                                 "victory german\n";

static const char yard_table[] = "title \"Yard\"\n"
                                 "side south \"South\"\n"
                                 "side north \"North\"\n"
                                 "turns 4\n"
                                 "morale yes\n"
                                 "infiltrators allowed\n"
                                 "score turn-end controlled 2 a\n"
                                 "deed bloodletting\n"
                                 "zone 0,0 12,4\n"
                                 "zone 0,8 12,12\n"
                                 "table 12 12 open\n"
                                 "piece 1 wall-low6 at 3,5 objective\n"
                                 "objective 6,6 piece 1\n"
                                 "fighter s1 VET keyword leader\n"
                                 "fighter s2 REG plus frag-grenades\n"
                                 "fighter n1 REG\n"
                                 "fighter n2 SKI\n";

static const struct content_file small[] = {
    { "valor-and-victory/maps/0-yard.txt", yard_map, sizeof yard_map - 1, NULL },
    { "valor-and-victory/scenarios/0-yard.txt", yard_fight, sizeof yard_fight - 1, NULL },
    { "trench-crusade/scenarios/0-yard.txt", yard_table, sizeof yard_table - 1, NULL },
};

enum { SMALL = sizeof small / sizeof small[0] };

/* replaced: does a small file stand for all of this file's folder? Not where the corpus is replayed: it
 * has things that were found when the real ones were there. */
static bool replaced(const char *name)
{
#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    return false;
#endif
    for (int i = 0; i < SMALL; i++) {
        size_t folder = (size_t)(strrchr(small[i].name, '/') + 1 - small[i].name);

        if (strncmp(name, small[i].name, folder) == 0)
            return true;
    }
    return false;
}

static const struct content *small_content(void)
{
    static struct content content;

    if (content.count)
        return &content;
    struct content_file *file = mem_alloc((size_t)(embedded_content.count + SMALL) * sizeof *file);
    memcpy(file, small, sizeof small);
    content = (struct content){ .file = file, .count = SMALL };
    for (int i = 0; i < embedded_content.count; i++)
        if (!replaced(embedded_content.file[i].name))
            file[content.count++] = embedded_content.file[i];
    return &content;
}

const struct library *small_library(uint8_t choice)
{
    static const struct game *list[GAMES_MAX][2];
    static struct library library[GAMES_MAX];
    int games = 0;

    while (all_games[games])
        games++;
    BUG_ON(games == 0 || games > GAMES_MAX);
    int game = choice % games;
    list[game][0] = all_games[game];
    library[game] = (struct library){ list[game], small_content() };
    return &library[game];
}

/* A library that is kept, by the file of its only scenario. */
struct single {
    struct single *next;
    char only[100];
    struct content content;
    struct library library;
};

/* make: all files but the other scenarios of this game. */
static struct single *make(const struct library *all, const char *only, struct single *next)
{
    struct single *s = mem_alloc(sizeof *s);
    size_t folder = (size_t)(strrchr(only, '/') + 1 - only);
    struct content_file *file = mem_alloc((size_t)all->content->count * sizeof *file);

    *s = (struct single){ .next = next, .content = { .file = file } };
    snprintf(s->only, sizeof s->only, "%s", only);
    for (int i = 0; i < all->content->count; i++) {
        const char *name = all->content->file[i].name;

        if (strncmp(name, only, folder) != 0 || strcmp(name, only) == 0)
            file[s->content.count++] = all->content->file[i];
    }
    s->library = (struct library){ all->games, &s->content };
    return s;
}

const struct library *small_single(uint8_t choice, uint8_t scenario)
{
    static struct single *kept;
    const struct library *all = small_library(choice);
    char names[SCENARIOS_MAX][40], only[100];
    int count = scenario_names(all->games[0], all->content, names);

    BUG_ON(count == 0);
    snprintf(only, sizeof only, "%s/scenarios/%s.txt", all->games[0]->id, names[scenario % count]);
    for (struct single *s = kept; s; s = s->next)
        if (strcmp(s->only, only) == 0)
            return &s->library;
    kept = make(all, only, kept);
    return &kept->library;
}

/* random.c - the bot the others are measured against: any legal action, all equally likely. */
#include "ai/player.h"

#include "base/mem.h"

static void choose(struct player *p, const void *view, struct action *out, struct text *why)
{
    const struct game *game = p->rules.game;
    struct action *room = NULL;

    if (!game->play.sample)
        room = mem_resize(NULL, (size_t)game->max_legal * sizeof *room);
    rules_sample(p->rules, view, &p->rng, room, out);
    mem_free(room);
    if (why)
        text_add(why, "drawn at random");
}

const struct bot bot_random = { .name = "random", .choose = choose };

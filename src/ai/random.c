/* random.c - the bot every other one is measured against: any legal action, all equally likely. */
#include "ai/bot.h"

#include "base/mem.h"

static void choose(struct rules r, const void *view, int seat, struct budget budget,
                   struct rng *rng, struct action *out, struct text *why)
{
    struct action *room = NULL;

    (void)seat;
    (void)budget;
    if (!r.game->play.sample)
        room = mem_resize(NULL, (size_t)r.game->max_legal * sizeof *room);
    rules_sample(r, view, rng, room, out);
    mem_free(room);
    if (why)
        text_add(why, "drawn at random");
}

const struct bot bot_random = { .name = "random", .choose = choose };

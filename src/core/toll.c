/* toll.c - which pieces each side lost, and which piece brought which points. */
#include "core/toll.h"

#include <ctype.h>
#include <string.h>

#include "base/mem.h"
#include "base/text.h"

enum { FALLEN_MAX = 2000, GAINS_MAX = 2000 };

static struct scene picture(const struct match *m, const void *state)
{
    struct scene scene;

    scene_init(&scene);
    rules_draw(m->rules, (struct view){ SEAT_NONE, state }, &scene);
    return scene;
}

/* same_words: but for the digits, since a name may contain the place. */
static bool same_words(const char *a, const char *b)
{
    for (;; a++, b++) {
        while (isdigit((unsigned char)*a))
            a++;
        while (isdigit((unsigned char)*b))
            b++;
        if (*a != *b)
            return false;
        if (!*a)
            return true;
    }
}

/* alike: may these be one piece at two moments, whatever became of its place and id? */
static bool alike(const struct scene_token *a, const struct scene_token *b)
{
    return a->side == b->side && strcmp(a->picture, b->picture) == 0 &&
           same_words(a->name, b->name);
}

static int count_alike(const struct scene *scene, const struct scene_token *token)
{
    int count = 0;

    for (int i = 0; i < scene->tokens; i++)
        count += alike(&scene->token[i], token);
    return count;
}

/* gone: is this piece of `before`, its i-th token, not in `after`? Of pieces that are alike, those
 * whose ids are missing have gone, the first ones first. */
static bool gone(const struct scene *before, int i, const struct scene *after)
{
    const struct scene_token *token = &before->token[i];
    int missing = 0;

    if (token->side < 0 || scene_find_token(after, token->id))
        return false;
    for (int k = 0; k < i; k++)
        missing += alike(&before->token[k], token) && !scene_find_token(after, before->token[k].id);
    return missing < count_alike(before, token) - count_alike(after, token);
}

static int points_of(const struct scene *scene, int side)
{
    int points = 0;

    for (int i = 0; i < scene->scores; i++)
        points += scene->score[i].side == side ? scene->score[i].points : 0;
    return points;
}

/* gained: the most that a seat got; with `own` that seat alone, else any but this one. */
static int gained(const struct scene *before, const struct scene *after, int seat, bool own)
{
    int most = 0;

    for (int i = 0; i < SEATS_MAX; i++) {
        int points = points_of(after, i) - points_of(before, i);

        if ((i == seat) == own && points > most)
            most = points;
    }
    return most;
}

static void add_fallen(struct toll *t, struct fallen fallen)
{
    if (t->count == FALLEN_MAX)
        return;
    t->fallen = mem_one_more(t->fallen, t->count, sizeof *t->fallen);
    t->fallen[t->count++] = fallen;
}

static bool costs(const struct events *events, int side)
{
    for (int i = 0; i < events->count; i++)
        if (events->at[i].flags & EVENT_LOSS << side)
            return true;
    return false;
}

/* compare: what an entry took away. */
static void compare(struct toll *t, int entry, const struct scene *before,
                    const struct scene *after, const struct events *events)
{
    int first = t->count;

    for (int i = 0; i < before->tokens; i++) {
        const struct scene_token *token = &before->token[i];

        if (!gone(before, i, after))
            continue;
        bool lost = costs(events, token->side);
        int points = gained(before, after, token->side, !lost);
        if (lost || points)
            add_fallen(t, (struct fallen){ entry, lost, points, *token });
    }
    if (t->count > first + 1) /* no telling which of them brought how many */
        for (int i = first; i < t->count; i++)
            t->fallen[i].points = 0;
}

/* went: the piece that is elsewhere now or has come, or NULL where there are several kinds. */
static const struct scene_token *went(const struct scene *before, const struct scene *after)
{
    const struct scene_token *found = NULL;

    for (int i = 0; i < after->tokens; i++) {
        const struct scene_token *now = &after->token[i];
        const struct scene_token *old = scene_find_token(before, now->id);

        if (now->side < 0 ||
            (old && strcmp(old->cell, now->cell) == 0 && old->x == now->x && old->y == now->y))
            continue;
        if (found && !alike(found, now))
            return NULL;
        found = found ? found : now;
    }
    return found;
}

/* count_gains: what an entry did to the scores. Whoever fell alone brought the points, else whoever
 * went somewhere. */
static void count_gains(struct toll *t, int entry, int first_fallen, const struct scene *before,
                        const struct scene *after)
{
    const struct scene_token *piece =
        t->count == first_fallen + 1 ? &t->fallen[first_fallen].token : went(before, after);

    for (int i = 0; i < after->scores && i < before->scores; i++) {
        struct gain gain = { .entry = entry,
                             .score = i,
                             .points = after->score[i].points - before->score[i].points };

        if (!gain.points || t->gains == GAINS_MAX)
            continue;
        if (piece)
            text_copy(gain.name, sizeof gain.name, piece->name);
        t->gain = mem_one_more(t->gain, t->gains, sizeof *t->gain);
        t->gain[t->gains++] = gain;
    }
}

struct toll toll_of(const struct match *m)
{
    struct toll t = { .turn = mem_resize(NULL, (size_t)(m->count + 1) * sizeof(int)) };
    void *state = mem_alloc(m->rules.game->state_size);

    memcpy(state, m->start, m->rules.game->state_size);
    struct scene scene = picture(m, state);
    t.turn[0] = scene.turn;
    for (int i = 0; i < m->count; i++) {
        struct events events = { .count = 0 };

        rules_apply(m->rules, state, &m->entry[i].action, &events);
        struct scene next = picture(m, state);
        int first = t.count;

        compare(&t, i + 1, &scene, &next, &events);
        count_gains(&t, i + 1, first, &scene, &next);
        t.turn[i + 1] = next.turn;
        scene_release(&scene);
        scene = next;
    }
    scene_release(&scene);
    mem_free(state);
    return t;
}

void toll_release(struct toll *t)
{
    mem_free(t->fallen);
    mem_free(t->gain);
    mem_free(t->turn);
    *t = (struct toll){ 0 };
}

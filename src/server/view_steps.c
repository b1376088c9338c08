/* view_steps.c - the match entry by entry: how the picture of one viewer changed, for pages that show
 * what happened at a pace people can follow. */
#include <string.h>

#include "base/mem.h"
#include "core/scene.h"
#include "server/view_inside.h"

/* A walk through the match: the state so far, and what the viewer makes of it. */
struct walk {
    struct look look;
    char *state, *seen;
    bool as_all;
    int entry, line;
};

/* picture: what the viewer sees at this point; the caller releases it. */
static struct scene picture(struct walk *w)
{
    struct rules r = w->look.m->rules;
    struct scene scene;

    if (w->as_all)
        return all_of_it(&w->look, w->state);
    rules_observe(r, w->state, w->look.view.seat, w->seen);
    scene_init(&scene);
    rules_draw(r, (struct view){ w->look.view.seat, w->seen }, &scene);
    return scene;
}

static void walk_on(struct walk *w)
{
    rules_apply(w->look.m->rules, w->state, &w->look.m->entry[w->entry++].action, NULL);
}

static struct walk walk_to(const struct table *t, const struct view_wish *wish, int entry)
{
    const struct match *m = t->match;
    size_t size = m->rules.game->state_size;
    struct walk w = { .look = { .t = t, .m = m, .past = true, .view = { wish->as, NULL } } };

    EXPECT(entry >= 0 && entry <= m->count);
    w.look.wish = wish;
    w.state = mem_alloc(size);
    w.seen = mem_alloc(size);
    memcpy(w.state, m->start, size);
    while (w.entry < entry)
        walk_on(&w);
    return w;
}

static void walk_end(struct walk *w)
{
    mem_free(w->seen);
    mem_free(w->state);
}

/* step_json: one entry; `scene` becomes the picture after it. */
static void step_json(struct walk *w, struct scene *scene, struct json *j)
{
    walk_on(w);
    struct scene next = picture(w);

    json_open_object(j, NULL);
    json_int(j, "entry", w->entry);
    json_int(j, "seat", w->look.m->entry[w->entry - 1].seat);
    scene_changes_json(scene, &next, j);
    entry_lines_json(&w->look, w->entry, &w->line, j);
    json_close_object(j);
    scene_release(scene);
    *scene = next;
}

void view_steps(const struct table *t, const struct view_steps *want, struct json *j)
{
    struct view_wish wish = { .you = want->you, .as = want->as, .parts = true };
    struct walk w = walk_to(t, &wish, want->after);
    int to = want->to < want->after + STEPS_MAX ? want->to : want->after + STEPS_MAX;

    w.as_all = want->as_all;
    struct scene scene = picture(&w);
    json_open_object(j, NULL);
    json_int(j, "after", want->after);
    json_int(j, "to", to);
    json_int(j, "as", seat_number(want->as));
    if (want->start)
        scene_json(&scene, j, "start");
    json_open_array(j, "steps");
    while (w.entry < to)
        step_json(&w, &scene, j);
    json_close_array(j);
    json_close_object(j);
    scene_release(&scene);
    walk_end(&w);
}

/* turn_json: a turn, its first entry, and the points of those who have a score. */
static void turn_json(const struct scene *scene, int entry, struct json *j)
{
    json_open_object(j, NULL);
    json_int(j, "turn", scene->turn);
    json_int(j, "entry", entry);
    json_open_array(j, "points");
    for (int i = 0; i < scene->scores; i++)
        json_int(j, NULL, scene->score[i].points);
    json_close_array(j);
    json_close_object(j);
}

void view_turns(const struct table *t, struct json *j)
{
    struct view_wish wish = { .as = SEAT_NONE };
    struct walk w = walk_to(t, &wish, 0);
    int turn = 0;

    json_open_object(j, NULL);
    json_open_array(j, "turns");
    while (w.entry < t->match->count) {
        walk_on(&w);
        struct scene scene = picture(&w);

        if (scene.turn != turn)
            turn_json(&scene, w.entry, j);
        turn = scene.turn;
        scene_release(&scene);
    }
    json_close_array(j);
    json_close_object(j);
    walk_end(&w);
}

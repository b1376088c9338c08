/* conform_pictures.c - the contract of scenes, anchors, lines of sight and proposals. */
#include <stdio.h>
#include <string.h>

#include "core/conform_bench.h"
#include "core/scene.h"

/* --- places and anchors --- */

/* any_place: somewhere on the table, or on the map. */
static void any_place(struct bench *b, const struct scene *scene, int at[2])
{
    struct scene_box box;

    at[0] = at[1] = 0;
    if (scene_table(scene, &box)) {
        at[0] = box.left + (int)rng_below(b->rng, (uint32_t)(box.right - box.left + 1));
        at[1] = box.top + (int)rng_below(b->rng, (uint32_t)(box.bottom - box.top + 1));
    } else if (scene->cells) {
        const struct scene_cell *c = &scene->cell[rng_below(b->rng, (uint32_t)scene->cells)];

        at[0] = c->x;
        at[1] = c->y;
    }
}

/* any_end: what a line of sight may begin or end at. */
static void any_end(struct bench *b, const struct scene *scene, char out[32])
{
    const struct scene_token *token =
        scene->tokens ? &scene->token[rng_below(b->rng, (uint32_t)scene->tokens)] : NULL;
    int at[2];

    if (scene->layout != SCENE_PLANE) {
        snprintf(out, 32, "%s", scene->cell[rng_below(b->rng, (uint32_t)scene->cells)].id);
    } else if (token && scene_on_table(scene, token) && rng_below(b->rng, 2)) {
        snprintf(out, 32, "%s", token->id);
    } else {
        any_place(b, scene, at);
        snprintf(out, 32, "%d,%d", at[0], at[1]);
    }
}

/* check_plane: a plane has its table and measures, other boards do not. */
static int check_plane(struct bench *b, const struct scene *scene)
{
    bool plane = b->g->flags & GAME_PLANE;
    struct scene_box box;

    if (plane != (scene->layout == SCENE_PLANE))
        return error_set(b->err, "board: a plane, and GAME_PLANE, belong together");
    if (plane && !scene_table(scene, &box))
        return error_set(b->err, "board: a plane needs `inch` and a polygon \"table\"");
    return 0;
}

/* look answers for any two cells, tokens on the table or places, and any piece of the scene. Of one beside
 * the table it may say something. */
static int check_look(struct bench *b, const struct scene *scene, struct scene *answer)
{
    struct view view = { b->seat, b->view };
    bool plane = scene->layout == SCENE_PLANE;
    int panels;

    if (!b->g->pictures.look)
        return 0;
    if (scene->cells || plane) {
        char from[32], to[32];

        any_end(b, scene, from);
        any_end(b, scene, to);
        b->g->pictures.look(b->r.scn, view, from, to, answer);
        if (answer->panels != 1)
            return error_set(b->err, "look: there should be one panel of reasons");
    }
    if (!game_looks_around(b->g) || !scene->tokens)
        return 0;
    const struct scene_token *t = &scene->token[rng_below(b->rng, (uint32_t)scene->tokens)];
    panels = answer->panels;
    b->g->pictures.look(b->r.scn, view, t->id, NULL, answer);
    bool told = answer->panels > panels;
    if (plane)
        return told || !scene_on_table(scene, t)
                   ? 0
                   : error_set(b->err, "look: says nothing about \"%s\"", t->id);
    return told == (t->facing >= 0)
               ? 0
               : error_set(b->err, "look: wrong for \"%s\", which has facing %d", t->id, t->facing);
}

/* propose: pointing anywhere with anything makes a legal action, or has a reason against it. */
static int check_propose(struct bench *b, const struct scene *scene, struct scene *answer)
{
    struct refusal why = { .why = "" };
    const char *token = "";
    struct action a;
    int place[PLACES_MAX][3], places = 1 + (int)rng_below(b->rng, 3);

    if (!b->g->pictures.propose && rng_below(b->rng, 8))
        return 0; /* the default needs no more */
    for (int i = 0; i < places; i++) {
        any_place(b, scene, place[i]);
        place[i][2] = rng_below(b->rng, 4) ? PLACE_ANY : (int)rng_below(b->rng, 10) * scene->inch;
    }
    if (scene->tokens && rng_below(b->rng, 8))
        token = scene->token[rng_below(b->rng, (uint32_t)scene->tokens)].id;
    if (rules_propose(b->r, (struct view){ b->seat, b->view }, token, (const int(*)[3])place,
                      places, &a, answer, &why))
        return why.why[0] ? 0 : error_set(b->err, "propose: refuses without a reason");
    if (rules_check(b->r, b->state, &a, &why))
        return error_set(b->err, "propose: an action of kind %d that check refuses: %s", a.kind,
                         why.why);
    return conform_listed(b, &a) ? 0 : conform_unlisted(b, &a);
}

int conform_anchors(struct bench *b)
{
    const struct action *a = &b->list[rng_below(b->rng, (uint32_t)b->count)];
    struct hint h = { .items = 0 };
    struct scene scene, answer;
    int bad = 0, at[2];

    scene_init(&scene);
    scene_init(&answer);
    rules_board(b->r, &scene);
    rules_draw(b->r, (struct view){ b->seat, b->view }, &scene);
    rules_hint(b->r, (struct view){ b->seat, b->view }, a, &h);
    if (h.token[0] && !scene_find_token(&scene, h.token))
        bad = error_set(b->err, "hint: token \"%s\" is not in the scene", h.token);
    else if (h.target[0] && !scene_find_token(&scene, h.target))
        bad = error_set(b->err, "hint: target \"%s\" is not in the scene", h.target);
    else if (h.cell[0] && (scene_find_token(&scene, h.cell) || !scene_anchor(&scene, h.cell, at)))
        bad = error_set(b->err, "hint: cell \"%s\" is not in the scene", h.cell);
    else
        bad = check_plane(b, &scene) || check_look(b, &scene, &answer) ||
                      check_propose(b, &scene, &answer)
                  ? -1
                  : 0;
    scene_release(&answer);
    scene_release(&scene);
    return bad;
}

/* Tokens are unique, and their cells exist. */
static int check_tokens(struct bench *b, const struct scene *scene)
{
    for (int i = 0; i < scene->tokens; i++) {
        const struct scene_token *t = &scene->token[i];

        if (scene_find_token(scene, t->id) != t)
            return error_set(b->err, "scene: two tokens are called \"%s\"", t->id);
        if (t->cell[0] && !scene_find_cell(scene, t->cell))
            return error_set(b->err, "scene: token \"%s\" is on no cell", t->id);
    }
    return 0;
}

/* scene_words: one seat's scene, as it would be sent. */
static int scene_words(struct bench *b, struct view view, struct text *out)
{
    struct scene scene;
    struct json j = json_to(out);

    scene_init(&scene);
    rules_board(b->r, &scene);
    rules_draw(b->r, view, &scene);
    int bad = check_tokens(b, &scene);
    scene_json(&scene, &j, NULL);
    scene_release(&scene);
    return bad;
}

int conform_scene(struct bench *b)
{
    struct text first = text_growing(), now = text_growing(), words = text_growing();
    int bad = 0;

    for (int seat = SEAT_NONE; seat < b->r.scn->seats && !bad; seat++) {
        if (seat == SEAT_CHANCE)
            continue;
        rules_observe(b->r, b->state, seat, b->view);
        struct view view = { seat, b->view };
        struct text *scene = first.length ? &now : &first;

        text_clear(&now);
        text_clear(&words);
        bad = scene_words(b, view, scene);
        rules_prompt(b->r, view, &words);
        if (!bad && words.length == 0)
            bad = error_set(b->err, "prompt: says nothing to seat %d", seat);
        if (!bad && rules_open(b->r, b->state) && scene == &now && strcmp(first.at, now.at) != 0)
            bad = error_set(b->err, "scene: differs for seat %d though nothing is hidden", seat);
    }
    text_release(&first);
    text_release(&now);
    text_release(&words);
    return bad;
}

/* --- hints of a list --- */

static bool same_hint(const struct hint *a, const struct hint *b)
{
    return a->role == b->role && a->reaction == b->reaction && a->items == b->items &&
           strcmp(a->label, b->label) == 0 && strcmp(a->group, b->group) == 0 &&
           strcmp(a->clause, b->clause) == 0 && strcmp(a->token, b->token) == 0 &&
           strcmp(a->cell, b->cell) == 0 && strcmp(a->target, b->target) == 0 &&
           strcmp(a->cost, b->cost) == 0 && strcmp(a->needs, b->needs) == 0;
}

/* A list of hints while it is compared with hints of one action each. */
struct hint_list {
    struct bench *b;
    int next, wrong; /* wrong: the first that differs, or -1 */
};

static void compare_hint(void *context, int i, const struct hint *hint)
{
    struct hint_list *list = context;
    struct bench *b = list->b;
    struct hint alone;

    rules_hint(b->r, (struct view){ b->seat, b->view }, &b->list[i], &alone);
    if (list->wrong < 0 && (i != list->next || !same_hint(hint, &alone)))
        list->wrong = i;
    list->next++;
}

int conform_hints(struct bench *b)
{
    struct hint_list list = { .b = b, .wrong = -1 };

    if (!b->g->words.hints)
        return 0;
    rules_hints(b->r, (struct view){ b->seat, b->view }, b->list, b->count, compare_hint, &list);
    if (list.wrong >= 0)
        return error_set(b->err, "hints: \"%s\" has another hint in a list than alone",
                         b->texts[list.wrong]);
    if (list.next != b->count)
        return error_set(b->err, "hints: %d of %d", list.next, b->count);
    return 0;
}

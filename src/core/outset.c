/* outset.c - a game is set up once, to see where its pieces may start and what they are. */
#include "core/outset.h"

#include <string.h>

#include "base/mem.h"
#include "base/text.h"
#include "core/scene.h"

enum { DECISIONS_MAX = 300, NAME = sizeof((struct scene_token *)0)->name };

/* The places of one map that each seat may start from, as they are found. */
struct starts {
    struct rules r;
    void *state;
    struct scene scene;   /* of the position before the first decision */
    bool *may[SEATS_MAX]; /* one for each of its cells */
    int seat;             /* who decides now */
};

/* --- playing through the set-up --- */

static bool setting_up(struct rules r, const void *state)
{
    struct scene scene;

    rules_scene(r, state, SEAT_NONE, &scene);
    bool yes = scene.turn == 0 || (scene.phase_count && scene.phase < 0);
    scene_release(&scene);
    return yes;
}

static void note_place(void *context, int i, const struct hint *hint)
{
    struct starts *st = context;

    (void)i;
    if (hint->role != HINT_MOVE || !hint->cell[0])
        return;
    for (int c = 0; c < st->scene.cells; c++)
        if (strcmp(st->scene.cell[c].id, hint->cell) == 0)
            st->may[st->seat][c] = true;
}

/* decide: the first action that is legal; a set-up has no better ones. */
static void decide(struct starts *st, struct action *room, struct action *out)
{
    int count = rules_legal(st->r, st->state, room);

    EXPECT(count > 0);
    rules_hints(st->r, (struct view){ .seat = st->seat, .state = st->state }, room, count,
                note_place, st);
    *out = room[0];
}

static void set_up(struct starts *st)
{
    struct action *room = mem_alloc((size_t)st->r.game->max_legal * sizeof *room), action;
    struct rng rng;
    uint8_t faces[DICE_MAX];

    rng_seed(&rng, 1, 0);
    for (int n = 0; n < DECISIONS_MAX && setting_up(st->r, st->state); n++) {
        st->seat = rules_to_move(st->r, st->state);
        if (st->seat == SEAT_NONE)
            break;
        if (st->seat == SEAT_CHANCE)
            rules_roll(st->r, st->state, &rng, faces, &action);
        else
            decide(st, room, &action);
        rules_apply(st->r, st->state, &action, NULL);
    }
    mem_free(room);
}

/* --- forces --- */

/* kind_of: the name without what tells one piece from the next, where it is and how it is: "Rifle 3
 * with Bren", "Decoy, face-down at C". */
static void kind_of(const struct scene_token *t, char out[NAME])
{
    struct text kind = text_fixed(out, NAME);
    char name[NAME], *rest = NULL;
    bool told = false; /* the first such word is the piece's number: "Rifle 1 with Bren Mark 1" */

    text_copy(name, sizeof name, t->name);
    name[strcspn(name, ",")] = '\0';
    for (char *word = strtok_r(name, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        if (!told && strpbrk(word, "0123456789") && strstr(t->id, word)) {
            told = true;
        } else {
            text_add(&kind, kind.length ? " " : "");
            text_add(&kind, word);
        }
}

static bool same_kind(const struct scene_token *a, const struct scene_token *b)
{
    char x[NAME], y[NAME];

    kind_of(a, x);
    kind_of(b, y);
    return a->side == b->side && strcmp(a->picture, b->picture) == 0 && strcmp(x, y) == 0 &&
           strcmp(a->left, b->left) == 0 && strcmp(a->right, b->right) == 0;
}

/* fights: is it one of this seat's pieces, and no place that it holds? */
static bool fights(const struct scene_token *t, int seat)
{
    return t->side == seat && t->picture[0] == 'u' && !strstr(t->states, "fort") &&
           !strstr(t->states, "flag") && !strstr(t->states, "place");
}

static void kind_json(const struct scene *scene, int first, struct json *j)
{
    const struct scene_token *t = &scene->token[first];
    char name[NAME];
    int count = 0;

    for (int i = 0; i < scene->tokens; i++) {
        if (!same_kind(&scene->token[i], t))
            continue;
        if (i < first)
            return; /* it has been counted */
        count++;
    }
    kind_of(t, name);
    json_open_object(j, NULL);
    json_string(j, "picture", t->picture);
    if (t->left[0])
        json_string(j, "left", t->left);
    if (t->right[0])
        json_string(j, "right", t->right);
    json_string(j, "name", name);
    json_int(j, "count", count);
    json_close_object(j);
}

static void forces_json(const struct starts *st, int seat, struct json *j)
{
    struct scene scene;

    rules_scene(st->r, st->state, seat, &scene);
    json_open_array(j, "forces");
    for (int i = 0; i < scene.tokens; i++)
        if (fights(&scene.token[i], seat))
            kind_json(&scene, i, j);
    json_close_array(j);
    scene_release(&scene);
}

/* backs: how many of its pieces a spectator sees the back of. */
static int backs(const struct scene *scene, int seat)
{
    int count = 0;

    for (int i = 0; i < scene->tokens; i++)
        count += scene->token[i].hidden && scene->token[i].side == seat;
    return count;
}

static void seat_json(const struct starts *st, const struct scene *seen, int seat, struct json *j)
{
    json_open_object(j, NULL);
    json_open_array(j, "cells");
    for (int i = 0; i < st->scene.cells; i++)
        if (st->may[seat][i])
            json_string(j, NULL, st->scene.cell[i].id);
    json_close_array(j);
    json_int(j, "hidden", backs(seen, seat));
    forces_json(st, seat, j);
    json_close_object(j);
}

void outset_json(struct rules r, struct json *j, const char *key)
{
    struct starts st = { .r = r, .state = mem_alloc(r.game->state_size) };
    struct scene seen;

    rules_start(r, st.state);
    rules_scene(r, st.state, SEAT_NONE, &st.scene);
    for (int i = 0; i < r.scn->seats; i++)
        st.may[i] = mem_alloc((size_t)(st.scene.cells + 1) * sizeof(bool));
    if (st.scene.cells) /* on a plane the zones are drawn, and all models are there */
        set_up(&st);
    rules_scene(r, st.state, SEAT_NONE, &seen);
    json_open_array(j, key);
    for (int i = 0; i < r.scn->seats; i++)
        seat_json(&st, &seen, i, j);
    json_close_array(j);
    scene_release(&seen);
    scene_release(&st.scene);
    for (int i = 0; i < r.scn->seats; i++)
        mem_free(st.may[i]);
    mem_free(st.state);
}

/* review_tell.c - a review in words and as JSON. */
#include "ai/review_tell.h"

#include <stdio.h>
#include <string.h>

#include "ai/account.h"
#include "base/mem.h"
#include "core/report.h"
#include "core/verdict.h"

/* --- turning points --- */

/* weight_of: how much an event matters to a story. */
static int weight_of(const struct event *e)
{
    return e->flags & EVENT_LOSS_ANY    ? 3
           : e->flags & EVENT_HURT * 15 ? 2
           : e->flags & EVENT_EFFECT    ? 1
                                        : 0;
}

/* What a move did, as it is read entry by entry. */
struct reading {
    struct rules rules;
    struct event first, main;
    int events; /* so far */
    int weight; /* of the main one */
    double odds;
};

/* read_events: the first event is kept, and the one that matters most, with the odds of its dice. */
static void read_events(struct reading *r, const struct events *events, double odds)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *e = &events->at[i];

        int weight = 2 * weight_of(e) + (odds < 1); /* the dice tell a miss, too */

        if (!r->events++)
            r->first = r->main = *e;
        if (weight <= r->weight)
            continue;
        r->weight = weight;
        r->main = *e;
        r->odds = odds;
    }
    if (odds < 1 && r->odds >= 1)
        r->odds = odds;
}

/* place_of: where the last piece or cell of a list of ids is; false if none of them is anywhere. */
static bool place_of(const struct scene *scene, char *ids, char place[24])
{
    bool found = false;

    for (char *save = NULL, *id = strtok_r(ids, " ", &save); id; id = strtok_r(NULL, " ", &save)) {
        const struct scene_token *token = scene_find_token(scene, id);
        const char *cell = token ? token->cell : id;

        if (scene_find_cell(scene, cell))
            snprintf(place, 24, "%s", cell);
        else if (token && scene->layout == SCENE_PLANE && scene_on_table(scene, token))
            snprintf(place, 24, "%d,%d", token->x, token->y);
        else
            continue;
        found = true;
    }
    return found;
}

/* find_place: where it happened, by the pieces and cells that the main event names, or the first one. */
static void find_place(const struct reading *r, const void *before, struct review_story *out)
{
    const struct event *told[] = { &r->main, &r->first };
    struct scene scene;

    scene_init(&scene);
    rules_board(r->rules, &scene);
    rules_draw(r->rules, (struct view){ SEAT_NONE, before }, &scene);
    for (int i = 0; i < 2; i++) {
        char ids[200];
        struct text text = text_fixed(ids, sizeof ids);

        rules_event_anchors(r->rules, told[i], &text);
        if (place_of(&scene, ids, out->place))
            break;
    }
    scene_release(&scene);
}

static void put_into_words(const struct reading *r, struct review_story *out)
{
    struct text text = text_fixed(out->text, sizeof out->text);

    rules_event_text(r->rules, &r->first, &text);
    if (memcmp(&r->first, &r->main, sizeof r->main) == 0)
        return;
    text_add_char(&text, ' ');
    rules_event_text(r->rules, &r->main, &text);
}

/* label_of: the decision as it is offered to people, for a move without any event. */
static void label_of(struct review *r, int entry, struct review_story *out)
{
    const struct match *m = r->match;
    char label[160];
    struct text text = text_fixed(out->text, sizeof out->text);
    struct view view = { out->seat, review_before(r, entry) };

    account_label(m->rules, view, &m->entry[entry].action, label);
    text_addf(&text, "%s: %s.", m->scn->side[out->seat].title, label);
}

int review_most(const struct review *r, int k)
{
    int most = 0;

    for (int i = 1; i < r->match->scn->seats; i++)
        if (review_swing(r, k, i) > review_swing(r, k, most))
            most = i;
    return most;
}

struct review_story review_story(struct review *r, int k)
{
    const struct match *m = r->match;
    const struct review_point *p = &r->point[r->turning[k].point];
    int most = review_most(r, k), from = p[-1].entry;
    struct review_story out = { .from = from, .entry = p->entry, .seat = m->entry[from].seat };
    struct reading reading = { .rules = m->rules, .odds = 1 };

    EXPECT(r->finished && k >= 0 && k < r->turnings);
    memcpy(r->world, review_before(r, from), m->rules.game->state_size);
    for (int i = from; i < p->entry; i++) {
        const struct action *action = &m->entry[i].action;
        bool dice = m->entry[i].seat == SEAT_CHANCE;
        double odds = dice ? report_chance(m->rules, r->world, action) : 1;
        struct events events = { .count = 0 };

        rules_apply(m->rules, r->world, action, &events);
        read_events(&reading, &events, odds);
    }
    out.odds = reading.odds;
    out.dice = out.odds < 1 && 2 * review_luck(r, k, most) > review_swing(r, k, most);
    if (reading.events) {
        put_into_words(&reading, &out);
        find_place(&reading, review_before(r, from), &out);
    } else if (out.seat >= 0) {
        label_of(r, from, &out);
    }
    return out;
}

void review_method(const struct review *r, struct text *out)
{
    text_addf(
        out,
        "The computer plays on %d times from each of %d positions, %d times where it matters, "
        "knowing what was hidden%s.",
        r->plan.playouts, r->points, r->plan.sure,
        r->on.judge.steep > 0 ? ", and judges how it stands" : "");
}

/* --- JSON --- */

static void chances_json(const struct review *r, const struct review_point *p, struct json *j)
{
    json_open_array(j, "chance");
    for (int i = 0; i < r->match->scn->seats; i++)
        json_real(j, NULL, review_chance(p, i), 4);
    json_close_array(j);
}

static void points_json(const struct review *r, const struct toll *toll, struct json *j)
{
    json_open_array(j, "points");
    for (int i = 0; i < r->points; i++) {
        const struct review_point *p = &r->point[i];

        if (!review_known(p))
            continue;
        json_open_object(j, NULL);
        json_int(j, "entry", p->entry);
        json_int(j, "turn", toll->turn[p->entry]);
        json_int(j, "games", p->games);
        chances_json(r, p, j);
        json_close_object(j);
    }
    json_close_array(j);
}

static void turning_json(struct review *r, int k, const struct toll *toll, struct json *j)
{
    struct review_story s = review_story(r, k);

    json_open_object(j, NULL);
    json_int(j, "entry", s.entry);
    json_int(j, "from", s.from);
    json_int(j, "turn", toll->turn[s.from]);
    json_int(j, "seat", s.seat);
    json_open_array(j, "swing");
    for (int i = 0; i < r->match->scn->seats; i++)
        json_real(j, NULL, review_swing(r, k, i), 4);
    json_close_array(j);
    if (s.dice)
        json_real(j, "odds", s.odds, 4);
    json_string(j, "text", s.text);
    if (s.place[0])
        json_string(j, "place", s.place);
    json_close_object(j);
}

static void fallen_json(const struct fallen *f, struct json *j)
{
    json_open_object(j, NULL);
    json_int(j, "entry", f->entry);
    json_bool(j, "lost", f->lost);
    json_int(j, "points", f->points);
    scene_token_json(&f->token, j, "token");
    json_close_object(j);
}

static void gain_json(const struct gain *g, struct json *j)
{
    json_open_object(j, NULL);
    json_int(j, "entry", g->entry);
    json_int(j, "score", g->score);
    json_int(j, "points", g->points);
    if (g->name[0])
        json_string(j, "name", g->name);
    json_close_object(j);
}

/* result_json: what became of the chances, by the rules or by a verdict. */
static void result_json(const struct match *m, struct json *j)
{
    int returns[SEATS_MAX];
    double won[SEATS_MAX] = { 0 };

    match_standing(m, m->state, returns);
    review_share_out(m->scn, returns, won);
    json_open_array(j, "result");
    for (int i = 0; i < m->scn->seats; i++)
        json_real(j, NULL, won[i], 4);
    json_close_array(j);
}

void review_json(struct review *r, const struct toll *toll, struct json *j)
{
    char words[300];
    struct text method = text_fixed(words, sizeof words);

    EXPECT(r->finished);
    review_method(r, &method);
    json_string(j, "method", words);
    json_int(j, "playouts", r->plan.playouts);
    points_json(r, toll, j);
    result_json(r->match, j);
    json_open_array(j, "turning");
    for (int k = 0; k < r->turnings; k++)
        turning_json(r, k, toll, j);
    json_close_array(j);
    json_open_array(j, "fallen");
    for (int i = 0; i < toll->count; i++)
        fallen_json(&toll->fallen[i], j);
    json_close_array(j);
    json_open_array(j, "gains");
    for (int i = 0; i < toll->gains; i++)
        gain_json(&toll->gain[i], j);
    json_close_array(j);
}

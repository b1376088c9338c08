/* rules.c - the front door to a game's rules, and the defaults behind it. */
#include "core/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/form.h"
#include "core/scene.h"

/* --- decisions --- */

void rules_sample(struct rules r, const void *state, struct rng *rng, struct action *room,
                  struct action *out)
{
    if (r.game->play.sample) {
        r.game->play.sample(r.scn, state, rng, out);
        return;
    }
    int count = rules_legal(r, state, room);
    BUG_ON(count < 1 || count > r.game->max_legal);
    *out = room[rng_below(rng, (uint32_t)count)];
}

/* list_legal: the legal actions in memory that the caller frees, for the defaults. */
static struct action *list_legal(struct rules r, const void *state, int *count)
{
    struct action *list = mem_alloc((size_t)r.game->max_legal * sizeof *list);

    *count = rules_legal(r, state, list);
    return list;
}

/* clause_of: the clause for a kind of action from the game's table, or "". */
static const char *clause_of(const struct game *game, int kind)
{
    const char *clause = kind < game->words.clauses ? game->words.clause[kind] : NULL;

    return clause ? clause : "";
}

static int check_in_list(struct rules r, const void *state, const struct action *action,
                         struct refusal *why)
{
    int count, i = 0;
    struct action *list = list_legal(r, state, &count);

    while (i < count && !action_same(&list[i], action))
        i++;
    mem_free(list);
    return i < count ? 0 : refuse(why, clause_of(r.game, action->kind), "that is not possible now");
}

int rules_check(struct rules r, const void *state, const struct action *action, struct refusal *why)
{
    int seat = rules_to_move(r, state);

    if (seat == SEAT_CHANCE)
        return refuse(why, "", "dice are due before the next decision");
    if (seat == SEAT_NONE)
        return refuse(why, "", "the game is over");
    return r.game->play.check ? r.game->play.check(r.scn, state, action, why)
                              : check_in_list(r, state, action, why);
}

void rules_resolve(struct rules r, void *state, const struct action *action, struct events *events)
{
    if (r.game->study && r.game->study->resolve_now)
        r.game->study->resolve_now(r.scn, state, action, events);
    else
        rules_apply(r, state, action, events);
}

int rules_mid_attack(struct rules r, const void *state)
{
    const struct study *study = r.game->study;
    int seat = rules_to_move(r, state);

    return seat >= 0 && study && study->mid_attack && study->mid_attack(r.scn, state) ? seat
                                                                                      : SEAT_NONE;
}

int refuse(struct refusal *why, const char *clause, const char *format, ...)
{
    va_list args;

    if (!why)
        return -1;
    snprintf(why->clause, sizeof why->clause, "%s", clause);
    va_start(args, format);
    vsnprintf(why->why, sizeof why->why, format, args);
    va_end(args);
    return -1;
}

bool action_same(const struct action *a, const struct action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* --- dice --- */

unsigned rules_read_dice(struct rules r, const void *state, const uint8_t *faces,
                         struct action *out)
{
    int count = rules_dice(r, state).count;
    unsigned all = count >= 32 ? ~0u : (1u << count) - 1;

    return r.game->play.read_dice(r.scn, state, faces, out) & all;
}

void rules_roll(struct rules r, const void *state, struct rng *rng, uint8_t *faces,
                struct action *out)
{
    struct dice d = rules_dice(r, state);

    for (int i = 0; i < d.count; i++)
        faces[i] = (uint8_t)(1 + rng_below(rng, d.sides));
    r.game->play.read_dice(r.scn, state, faces, out);
}

int rules_read_faces(struct rules r, const void *state, const uint8_t *faces, int count,
                     struct action *out, struct error *err)
{
    if (rules_to_move(r, state) != SEAT_CHANCE)
        return error_set(err, "no dice are due here");
    struct dice d = rules_dice(r, state);
    if (count != d.count)
        return error_set(err, "%dd%d are due, but %d faces are given", d.count, d.sides, count);
    for (int i = 0; i < count; i++)
        if (faces[i] < 1 || faces[i] > d.sides)
            return error_set(err, "%d is not a face of a %d-sided die", faces[i], d.sides);
    r.game->play.read_dice(r.scn, state, faces, out);
    return 0;
}

/* throws: in how many ways the dice can fall, or `most` when there are more. */
static long throws(struct dice d, long most)
{
    long total = 1;

    for (int i = 0; i < d.count && total < most; i++)
        total *= d.sides;
    return total < most ? total : most;
}

/* next_throw counts through all faces; false after the last. */
static bool next_throw(struct dice d, uint8_t *faces)
{
    for (int i = 0; i < d.count; i++) {
        if (++faces[i] <= d.sides)
            return true;
        faces[i] = 1;
    }
    return false;
}

bool rules_faces_of(struct rules r, const void *state, const struct action *outcome,
                    struct rng *rng, uint8_t *faces)
{
    static const long most = 2000000;
    struct dice d = rules_dice(r, state);
    bool few = throws(d, most) < most;

    EXPECT(d.count > 0 && d.sides > 0);
    memset(faces, 1, d.count);
    for (long n = 0; n < most; n++) {
        struct action a = { 0 };

        if (few)
            r.game->play.read_dice(r.scn, state, faces, &a);
        else
            rules_roll(r, state, rng, faces, &a);
        if (action_same(&a, outcome))
            return true;
        if (few && !next_throw(d, faces))
            return false;
    }
    return false;
}

/* count_throws: the default for `chance`: reads every throw, if there are few dice. */
static int count_throws(struct rules r, const void *state, struct outcome *out)
{
    enum { THROWS_MAX = 46656 }; /* six dice */
    struct dice d = rules_dice(r, state);
    uint8_t faces[DICE_MAX];
    int count = 0;

    BUG_ON(throws(d, THROWS_MAX + 1) > THROWS_MAX); /* such a game needs its own `chance` */
    memset(faces, 1, sizeof faces);
    do {
        struct action a = { 0 };
        int i = 0;

        r.game->play.read_dice(r.scn, state, faces, &a);
        while (i < count && !action_same(&out[i].action, &a))
            i++;
        if (i == count) {
            BUG_ON(count == r.game->max_outcomes);
            out[count++] = (struct outcome){ a, 0 };
        }
        out[i].weight++;
    } while (next_throw(d, faces));
    return count;
}

int rules_chance(struct rules r, const void *state, struct outcome *out)
{
    int count =
        r.game->play.chance ? r.game->play.chance(r.scn, state, out) : count_throws(r, state, out);

    EXPECT(count > 0 && count <= r.game->max_outcomes);
    return count;
}

/* --- results --- */

int returns_winner(const struct scenario *scn, const int returns[SEATS_MAX])
{
    int best = 0;

    EXPECT(scn->seats >= 1 && scn->seats <= SEATS_MAX);
    for (int i = 1; i < scn->seats; i++)
        if (returns[i] > returns[best])
            best = i;
    for (int i = 0; i < scn->seats; i++)
        if (returns[i] == returns[best] && scn->side[i].team != scn->side[best].team)
            return SEAT_NONE;
    return best;
}

int rules_winner(struct rules r, const void *state)
{
    int returns[SEATS_MAX] = { 0 };

    rules_returns(r, state, returns);
    return returns_winner(r.scn, returns);
}

const char *rules_decided_by(struct rules r, const void *state)
{
    const struct study *study = r.game->study;

    return study && study->decided_by ? study->decided_by(r.scn, state) : NULL;
}

/* --- text --- */

void rules_write(struct rules r, const void *state, struct text *out)
{
    r.game->text.write(r.scn, state, out);
}

int rules_read(struct rules r, struct data *d, void *state, struct error *err)
{
    return r.game->text.read(r.scn, d, state, err);
}

/* audit_mover: the least that every position must satisfy: the seat to move can decide. */
static int audit_mover(struct rules r, const void *state, struct error *err)
{
    int seat = rules_to_move(r, state), count = 1;

    if (seat >= r.scn->seats)
        return error_set(err, "seat %d of %d is to move", seat + 1, r.scn->seats);
    if (seat >= 0)
        mem_free(list_legal(r, state, &count));
    return count > 0 ? 0 : error_set(err, "%s has nothing to decide", r.scn->side[seat].title);
}

int rules_audit(struct rules r, const void *state, struct error *err)
{
    return r.game->text.audit ? r.game->text.audit(r.scn, state, err) : audit_mover(r, state, err);
}

void rules_text(struct rules r, const void *state, const struct action *action, struct text *out)
{
    if (r.game->text.action_text)
        r.game->text.action_text(r.scn, state, action, out);
    else
        notation_write(r.game->text.notation, r.scn, state, action, out);
}

/* parse_listed: the legal action that is written like this. */
static int parse_listed(struct rules r, const void *state, const char *words, struct action *out,
                        struct error *err)
{
    int count, i = 0;
    struct action *list = list_legal(r, state, &count);
    char room[200];

    for (; i < count; i++) {
        struct text t = text_fixed(room, sizeof room);

        rules_text(r, state, &list[i], &t);
        if (strcmp(room, words) == 0)
            break;
    }
    if (i < count)
        *out = list[i];
    mem_free(list);
    return i < count ? 0 : error_set(err, "\"%.60s\" is not possible now", words);
}

int rules_parse(struct rules r, const void *state, const char *words, struct action *out,
                struct error *err)
{
    if (r.game->text.action_parse)
        return r.game->text.action_parse(r.scn, state, words, out, err);
    if (r.game->text.notation)
        return notation_read(r.game->text.notation, r.scn, state, words, out, err);
    return parse_listed(r, state, words, out, err);
}

/* --- words --- */

void rules_prompt(struct rules r, struct view view, struct text *out)
{
    int seat = rules_to_move(r, view.state);

    if (r.game->words.prompt)
        r.game->words.prompt(r.scn, view, out);
    else if (seat >= 0)
        text_addf(out, "%s decides.", r.scn->side[seat].title);
    else
        text_add(out, seat == SEAT_CHANCE ? "Dice are due." : "The game is over.");
}

void rules_hint(struct rules r, struct view view, const struct action *action, struct hint *out)
{
    if (r.game->words.hint) {
        r.game->words.hint(r.scn, view, action, out);
        EXPECT(out->items >= 0 && out->items <= HINT_ITEMS);
        return;
    }
    *out = (struct hint){ .items = 0 };
    struct text label = text_fixed(out->label, sizeof out->label);
    rules_text(r, view.state, action, &label);
    text_copy(out->clause, sizeof out->clause, clause_of(r.game, action->kind));
}

void rules_hints(struct rules r, struct view view, const struct action *list, int count,
                 void (*each)(void *context, int i, const struct hint *hint), void *context)
{
    struct hint h;

    if (r.game->words.hints) {
        r.game->words.hints(r.scn, view, list, count, each, context);
        return;
    }
    for (int i = 0; i < count; i++) {
        rules_hint(r, view, &list[i], &h);
        each(context, i, &h);
    }
}

void rules_event_text(struct rules r, const struct event *event, struct text *out)
{
    const struct sentences *s = r.game->words.sentences;

    if (r.game->words.event_text) {
        r.game->words.event_text(r.scn, event, out);
        return;
    }
    EXPECT(event->kind < s->count && s->pattern[event->kind]);
    form_sentence(&(struct forms){ s->kinds, r.scn, NULL }, s->pattern[event->kind], event->arg,
                  out);
}

void rules_event_anchors(struct rules r, const struct event *event, struct text *out)
{
    const struct sentences *s = r.game->words.sentences;

    if (!s || r.game->words.event_text)
        return;
    EXPECT(event->kind < s->count && s->pattern[event->kind]);
    form_anchors(&(struct forms){ s->kinds, r.scn, NULL }, s->pattern[event->kind], event->arg,
                 out);
}

/* --- pictures --- */

void rules_board(struct rules r, struct scene *scene)
{
    if (r.game->pictures.board)
        r.game->pictures.board(r.scn, scene);
    scene->ground = scene->shapes;
}

/* draw_text: a game without pictures shows its position as text. */
static void draw_text(struct rules r, struct view view, struct scene *scene)
{
    struct text words = text_growing();

    rules_write(r, view.state, &words);
    scene_panel(scene, "Position", "");
    for (const char *line = words.at; line && *line;) {
        size_t length = strcspn(line, "\n"), first = strcspn(line, " \n");
        char label[64];

        snprintf(label, sizeof label, "%.*s", (int)first, line);
        scene_row(scene, label, "%.*s", (int)(length - first), line + first);
        line += length + (line[length] == '\n');
    }
    text_release(&words);
}

void rules_draw(struct rules r, struct view view, struct scene *scene)
{
    if (r.game->pictures.scene)
        r.game->pictures.scene(r.scn, view, scene);
    else
        draw_text(r, view, scene);
}

void rules_scene(struct rules r, const void *state, int seat, struct scene *out)
{
    void *view = mem_alloc(r.game->state_size);

    rules_observe(r, state, seat, view);
    scene_init(out);
    rules_board(r, out);
    rules_draw(r, (struct view){ seat, view }, out);
    mem_free(view);
}

int rules_look(struct rules r, struct view view, const char *from, const char *to,
               struct scene *scene)
{
    if (!r.game->pictures.look || (!to && !game_looks_around(r.game)))
        return -1;
    r.game->pictures.look(r.scn, view, from, to, scene);
    return 0;
}

/* --- secrets --- */

bool rules_open(struct rules r, const void *state)
{
    if (!rules_hides(r))
        return true;
    void *view = mem_alloc(r.game->state_size);

    rules_observe(r, state, SEAT_NONE, view);
    bool open = memcmp(view, state, r.game->state_size) == 0;
    mem_free(view);
    return open;
}

void rules_observe(struct rules r, const void *state, int seat, void *view)
{
    EXPECT(seat < r.scn->seats && seat != SEAT_CHANCE);
    if (rules_hides(r))
        r.game->secrets.observe(r.scn, state, seat, view);
    else
        memcpy(view, state, r.game->state_size);
}

void rules_determinize(struct rules r, const void *view, int seat, struct rng *rng, void *state)
{
    if (rules_hides(r))
        r.game->secrets.determinize(r.scn, view, seat, rng, state);
    else
        memcpy(state, view, r.game->state_size);
}

/* --- what is left to defaults --- */

void rules_defaults(const struct game *game, struct text *out)
{
    const struct {
        const char *name;
        bool given;
    } function[] = {
        { "sample", game->play.sample },
        { "check", game->play.check },
        { "chance", game->play.chance },
        { "directive", game->text.directive },
        { "finish", game->text.finish },
        { "audit", game->text.audit },
        { "action_parse", game->text.action_parse || game->text.notation },
        { "prompt", game->words.prompt },
        { "hint", game->words.hint },
        { "board", game->pictures.board },
        { "scene", game->pictures.scene },
        { "look", game->pictures.look },
        { "propose", game->pictures.propose },
        { "observe", game->secrets.observe },
        { "determinize", game->secrets.determinize },
    };

    for (size_t i = 0; i < sizeof function / sizeof function[0]; i++)
        if (!function[i].given)
            text_addf(out, "%s%s", out->length ? " " : "", function[i].name);
}

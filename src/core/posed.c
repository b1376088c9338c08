/* posed.c - odds that are described in words, and how all odds in no match are written. */
#include "core/posed.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"

bool posed_possible(const struct game *game)
{
    return game->study && (game->study->set_up_attack || game->study->pose);
}

/* --- the question --- */

/* read_pairs splits "key=value" words; the halves are kept in `room`. */
static int read_pairs(const char *const *word, int words, struct pair *pair, char *room,
                      size_t size, struct error *err)
{
    struct text keep = text_fixed(room, size);

    for (int i = 0; i < words; i++) {
        const char *equals = strchr(word[i], '=');

        if (!equals || equals == word[i] || i == POSED_WORDS)
            return error_set(err, "\"%.60s\" should read KEY=VALUE", word[i]);
        pair[i].key = keep.at + keep.length;
        text_add_bytes(&keep, word[i], (size_t)(equals - word[i]) + 1);
        keep.at[keep.length - 1] = '\0'; /* where the = was */
        pair[i].value = keep.at + keep.length;
        text_add(&keep, equals + 1);
        text_add_bytes(&keep, "", 1);
    }
    return keep.cut ? error_set(err, "the words are too long") : 0;
}

int posed_at(struct rules r, const void *state, const struct action *action, struct posed *out,
             struct error *err)
{
    struct refusal why = { .why = "" };
    int seat = rules_to_move(r, state);

    *out = (struct posed){ .nowhere = false };
    if (rules_check(r, state, action, &why)) {
        error_set(err, "illegal: %s%s%s%s", why.why, why.clause[0] ? " (" : "", why.clause,
                  why.clause[0] ? ")" : "");
        return -2;
    }
    void *view = mem_alloc(r.game->state_size);
    rules_observe(r, state, seat, view);
    rules_hint(r, (struct view){ seat, view }, action, &out->hint);
    mem_free(view);
    if (odds_of(r, state, seat, action, &out->odds, err))
        return -1;
    odds_merge(&out->odds);
    return 0;
}

static int set_up(struct rules r, const struct pair *pair, int count, struct posed *out,
                  struct error *err)
{
    void *state = mem_alloc(r.game->state_size);
    struct action action;
    int bad = r.game->study->set_up_attack(r.scn, pair, count, state, &action, err);

    if (!bad)
        bad = posed_at(r, state, &action, out, err);
    mem_free(state);
    return bad;
}

int posed_read(struct rules r, const char *const *word, int words, struct posed *out,
               struct error *err)
{
    struct pair pair[POSED_WORDS];
    char room[2000];

    EXPECT(posed_possible(r.game));
    *out = (struct posed){ .nowhere = r.game->study->pose != NULL };
    if (read_pairs(word, words, pair, room, sizeof room, err))
        return -1;
    if (!r.game->study->pose)
        return set_up(r, pair, words, out, err);
    if (r.game->study->pose(r.scn, pair, words, &out->hint, &out->odds, err))
        return -1;
    odds_merge(&out->odds);
    return 0;
}

/* --- a form for it --- */

static void choice_json(const char *id, size_t length, const char *title, size_t title_length,
                        struct json *j)
{
    char name[40], words[60];

    snprintf(name, sizeof name, "%.*s", (int)length, id);
    snprintf(words, sizeof words, "%.*s", (int)title_length, title);
    json_open_object(j, NULL);
    json_string(j, "id", name);
    json_string(j, "title", words);
    json_close_object(j);
}

/* choices_json: "a|b", or the lines "id title" of the data. */
static void choices_json(struct rules r, const struct pose_word *w, struct json *j)
{
    struct text lines = text_growing();

    json_open_array(j, "choices");
    for (const char *p = w->choices; *p; p += p[strcspn(p, "|")] ? strcspn(p, "|") + 1 : strlen(p))
        choice_json(p, strcspn(p, "|"), p, strcspn(p, "|"), j);
    if (!w->choices[0])
        r.game->study->pose_choices(r.scn, w->key, &lines);
    for (const char *p = lines.length ? lines.at : ""; *p; p += strcspn(p, "\n") + 1) {
        size_t id = strcspn(p, " ");

        choice_json(p, id, p + id + 1, strcspn(p, "\n") - id - 1, j);
    }
    json_close_array(j);
    text_release(&lines);
}

void posed_form_json(struct rules r, struct json *j)
{
    const struct pose_word *w = r.game->study->pose_words;

    json_open_object(j, NULL);
    json_open_array(j, "words");
    for (; w && w->key; w++) {
        json_open_object(j, NULL);
        json_string(j, "key", w->key);
        json_string(j, "title", w->title);
        if (w->choices) {
            json_bool(j, "many", w->many);
            if (w->none)
                json_string(j, "none", w->none);
            choices_json(r, w, j);
        } else {
            json_int(j, "min", w->min);
            json_int(j, "max", w->max);
            json_int(j, "initial", w->initial);
        }
        json_close_object(j);
    }
    json_close_array(j);
    json_close_object(j);
}

/* --- the answer --- */

static void chance_json(struct fraction p, struct json *j)
{
    char room[100];
    struct text exact = text_fixed(room, sizeof room);

    fraction_write(p, &exact);
    json_real(j, "p", fraction_show(p), 9);
    json_string(j, "exact", room);
}

/* outcome_json: `next` is there if somebody decides before the attack is over. */
static void outcome_json(const struct scenario *scn, const struct odds_line *line, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "text", line->text);
    chance_json(line->p, j);
    if (line->next != SEAT_NONE)
        json_string(j, "next", scn->side[line->next].id);
    json_close_object(j);
}

static void loss_json(const struct odds_effect *loss, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "text", loss->text);
    chance_json(loss->p, j);
    json_close_object(j);
}

void hint_items_json(const struct hint *h, struct json *j)
{
    json_open_array(j, "items");
    for (int i = 0; i < h->items; i++) {
        json_open_object(j, NULL);
        json_string(j, "label", h->item[i].label);
        json_string(j, "value", h->item[i].value);
        json_string(j, "clause", h->item[i].clause);
        if (h->item[i].waived)
            json_bool(j, "waived", true);
        if (h->item[i].part)
            json_bool(j, "part", true);
        json_close_object(j);
    }
    json_close_array(j);
}

void posed_json(struct rules r, const struct posed *p, struct json *j)
{
    json_open_object(j, NULL);
    json_string(j, "action", p->hint.label);
    json_string(j, "clause", p->hint.clause);
    json_string(j, "needs", p->hint.needs);
    hint_items_json(&p->hint, j);
    json_open_array(j, "outcomes");
    for (int i = 0; i < p->odds.count; i++)
        outcome_json(r.scn, &p->odds.line[i], j);
    json_close_array(j);
    json_open_array(j, "losses");
    for (int i = 0; i < p->odds.effects; i++)
        if (p->odds.effect[i].flags & EVENT_LOSS_ANY)
            loss_json(&p->odds.effect[i], j);
    json_close_array(j);
    json_open_object(j, "expected");
    for (int i = 0; i < r.scn->seats && p->odds.count && !p->nowhere; i++)
        json_real(j, r.scn->side[i].id, p->odds.expected[i], 6);
    json_close_object(j);
    json_close_object(j);
}

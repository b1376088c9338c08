/* reason.c - why pointing somewhere is not an order. */
#include "core/reason.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/form.h"

enum { WORDS_MAX = 12, FIELDS_MAX = 2, KINDS_MAX = 128 };

/* Words that may stand for a field of a form. */
struct words {
    int count;
    const char *word[WORDS_MAX];
};

/* A question that is being put together, and the best answer so far. */
struct inquiry {
    struct rules r;
    struct view view;
    struct words actor, aim; /* the piece and where it stands; what is pointed at */
    bool enemy;              /* one stands there */
    int listed[KINDS_MAX];   /* by kind: HINT role + 1 of the orders on offer, 0 for none */
    int best;
    struct refusal *why;
};

static void add_word(struct words *w, const char *word)
{
    for (int i = 0; i < w->count; i++)
        if (strcmp(w->word[i], word) == 0)
            return;
    if (word[0] && w->count < WORDS_MAX)
        w->word[w->count++] = word;
}

/* --- what is pointed at --- */

static void name_things(struct inquiry *q, const struct scene *map, const char *token,
                        const struct scene_cell *cell)
{
    const struct scene_token *piece = scene_find_token(map, token);
    const struct scene_cell *stand = piece ? scene_find_cell(map, piece->cell) : NULL;

    add_word(&q->actor, token);
    if (stand) {
        add_word(&q->actor, stand->id);
        add_word(&q->actor, stand->name);
    }
    for (int i = 0; i < map->tokens; i++) {
        const struct scene_token *t = &map->token[i];
        bool enemy = t->side >= 0 && t->side != q->view.seat;

        if (strcmp(t->cell, cell->id) != 0 || strcmp(t->id, token) == 0)
            continue;
        q->enemy |= enemy;
        add_word(&q->aim, t->id);
    }
    add_word(&q->aim, cell->id);
    add_word(&q->aim, cell->name);
}

static void note_listed(struct inquiry *q)
{
    struct action *list = mem_alloc((size_t)q->r.game->max_legal * sizeof *list);
    int count = rules_legal(q->r, q->view.state, list);

    for (int i = 0; i < count; i++) {
        struct hint h = { .items = 0 };

        if (list[i].kind >= KINDS_MAX || q->listed[list[i].kind])
            continue;
        rules_hint(q->r, q->view, &list[i], &h);
        q->listed[list[i].kind] = (int)h.role + 1;
    }
    mem_free(list);
}

/* --- asking --- */

/* closeness: how near an order of this kind is to what the press may have meant. */
static int closeness(const struct inquiry *q, int kind, const struct refusal *why)
{
    int role = kind < KINDS_MAX ? q->listed[kind] - 1 : -1;
    bool meant = role == (q->enemy ? HINT_SHOOT : HINT_MOVE);

    return 1 + (why->clause[0] ? 1 : 0) + (role >= 0 ? 4 : 0) + (meant ? 2 : 0);
}

static void put_question(struct inquiry *q, const char *question)
{
    struct refusal why = { .why = "" };
    struct action action = { 0 };
    struct error err;

    if (rules_parse(q->r, q->view.state, question, &action, &err) ||
        rules_check(q->r, q->view.state, &action, &why) == 0)
        return;
    int close = closeness(q, action.kind, &why);
    if (close <= q->best)
        return;
    q->best = close;
    *q->why = why;
}

/* fields: where the arguments of a form are that must be given, as far as there is room; returns how
 * many there are. The form is cut before its first bracket. */
static int fields(char *form, char *field[FIELDS_MAX])
{
    char *bracket = strchr(form, '[');
    int count = 0;

    if (bracket)
        *bracket = '\0';
    for (char *at = form; *at; at++)
        if (isupper((unsigned char)*at) && (at == form || at[-1] == ' ')) {
            if (count < FIELDS_MAX)
                field[count] = at;
            count++;
        }
    return count;
}

/* ask_form: "step HEX" with what is pointed at, "move UNIT HEX" with the piece first. */
static void ask_form(struct inquiry *q, const char *row)
{
    char form[120], question[200], *field[FIELDS_MAX];

    snprintf(form, sizeof form, "%s", row);
    int count = fields(form, field);
    if (count < 1 || count > FIELDS_MAX)
        return;
    field[0][-1] = '\0'; /* the verb, and what stands before the first field */
    for (int i = 0; i < (count == 2 ? q->actor.count : 1); i++)
        for (int k = 0; k < q->aim.count; k++) {
            snprintf(question, sizeof question, "%s%s%s %s", form, count == 2 ? " " : "",
                     count == 2 ? q->actor.word[i] : "", q->aim.word[k]);
            put_question(q, question);
        }
}

bool reason_for(struct rules r, struct view view, const struct scene *map, const char *token,
                const struct scene_cell *cell, struct refusal *why)
{
    const struct notation *notation = r.game->text.notation;
    struct inquiry q = { .r = r, .view = view, .why = why };

    if (!notation)
        return false;
    name_things(&q, map, token, cell);
    note_listed(&q);
    for (const struct notation_row *row = notation->row; row->form; row++)
        if (islower((unsigned char)row->form[0]))
            ask_form(&q, row->form);
    return q.best > 0;
}

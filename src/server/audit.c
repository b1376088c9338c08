/* audit.c - every match of a store, replayed: to find what is wrong, and to mend it. */
#include "server/audit.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "server/service.h"
#include "store/care.h"

/* plain: a damaged row may hold any bytes, and they are printed. */
static void plain(char *to, size_t room, const char *from)
{
    text_copy(to, room, from);
    for (; *to; to++)
        if (*to < ' ' || *to > '~')
            *to = '?';
}

static void fault(struct audit *a, const char *match, uint32_t line, const char *words)
{
    char id[STORE_ID_MAX + 1], sentence[ERROR_MAX + 100];

    plain(id, sizeof id, match);
    plain(sentence, sizeof sentence, words);
    a->faults++;
    a->fault(a->context, id, line, sentence);
}

static void store_fault(void *audit, const char *match, const char *words)
{
    fault(audit, match, 0, words);
}

/* A match on its way through its log. */
struct walk {
    struct audit *a;
    struct server *s;
    struct table *t;
    uint32_t line;       /* the one that is being played */
    bool check;          /* dice are compared with the match's secret */
    struct text removed; /* repair: what is taken out */
};

/* compare_dice: faces that do not come from the committed secret can still be played. */
static void compare_dice(struct walk *w, const char *text)
{
    char room[DICE_LINE];
    struct text due = text_fixed(room, sizeof room);

    if (strncmp(text, "dice ", 5) != 0 || match_to_move(w->t->match) != SEAT_CHANCE)
        return;
    durable_dice(w->t, &due);
    if (strcmp(text, due.at) != 0)
        fault(w->a, w->t->head.id, w->line, "the dice are not those the match had committed to");
}

static int play_line(void *walk, struct store_line line, struct error *err)
{
    struct walk *w = walk;

    w->line = line.seq;
    w->a->lines++;
    if (w->check && line.seq == w->t->stored + 1)
        compare_dice(w, line.text);
    return table_apply(w->t, line, err);
}

/* replay: the match with this id, and its log played as far as it goes. 0; or -1 and a sentence. Then
 * w->line is the one that was refused, 0 where it was no line's fault; w->t is NULL where the match
 * cannot even be begun. */
static int replay(struct walk *w, const char *id, struct error *err)
{
    struct store_head head;
    char *added;
    int got = store_find(w->s->store, id, &head, &added, err);

    w->a->matches++;
    w->line = 0;
    w->t = got > 0 ? tables_begin(w->s, &head, err) : NULL;
    mem_free(added);
    if (!w->t)
        return got ? -1 : error_set(err, "it cannot be found by its id");
    int bad = store_lines(w->s->store, head.number, play_line, w, err) < 0;
    if (w->line == w->t->stored)
        w->line = 0; /* it was played */
    return bad ? -1 : 0;
}

static void leave(struct walk *w)
{
    if (w->t)
        tables_discard(w->s, w->t);
    w->t = NULL;
}

static struct server *open_server(struct audit *a, bool read_only, struct error *err)
{
    struct server_config config = server_defaults(a->library);

    config.store = a->store;
    config.direct = true;
    config.read_only = read_only;
    config.unlisted = true;
    a->matches = a->faults = 0;
    a->lines = 0;
    return server_new(&config, err);
}

/* --- check --- */

static int check_match(void *walk, const char *id, struct error *err)
{
    struct walk *w = walk;
    struct error why;
    int bad = 0;

    if (replay(w, id, &why))
        fault(w->a, id, w->line, why.text);
    if (w->t && w->t->stored == 0 && !w->line)
        fault(w->a, id, 0, "its log is empty");
    if (w->t && tables_tokens(w->s, w->t, &why))
        fault(w->a, id, 0, why.text);
    if (w->t && w->t->stored && w->a->match)
        bad = w->a->match(w->a->context, id, w->t->match, err);
    leave(w);
    return bad;
}

int audit_check(struct audit *a, struct error *err)
{
    struct walk w = { .a = a, .s = open_server(a, true, err), .check = true };

    if (!w.s)
        return -1;
    store_inspect(w.s->store, store_fault, a);
    int bad = store_matches(w.s->store, check_match, &w, err);
    server_free(w.s);
    return bad;
}

/* --- repair --- */

static int write_card(struct walk *w, struct error *err)
{
    struct batch *b = batch_new();

    durable_card(w->t, b);
    int bad = store_put(w->s->store, b, err);
    batch_free(b);
    return bad;
}

/* cut: the lines that can be played are kept; without any the match is taken out. */
static int cut(struct walk *w, const char *id, const char *why, struct error *err)
{
    uint32_t kept = w->t->stored;
    char words[ERROR_MAX + 100];
    int rows = store_take_out(w->s->store, kept ? STORE_LINES_AFTER : STORE_WHOLE_MATCH,
                              w->t->head.number, kept, &w->removed, err);

    if (rows < 0)
        return -1;
    if (kept)
        snprintf(words, sizeof words, "%s; what follows line %u is taken out (lines: %d)", why,
                 kept, rows);
    else
        snprintf(words, sizeof words, "%s; the match is taken out", why);
    fault(w->a, id, w->line, words);
    return kept ? write_card(w, err) : 0;
}

/* repair_match: what cannot be begun, or was played with data files that have changed, is not the
 * log's fault. */
static int repair_match(void *walk, const char *id, struct error *err)
{
    struct walk *w = walk;
    struct error why;
    int bad = 0, stuck = replay(w, id, &why);

    if (w->t && stuck && w->line && !tables_changed(w->s, w->t)) {
        bad = cut(w, id, why.text, err);
    } else if (w->t && !stuck && !store_card_good(w->s->store, w->t->head.number)) {
        fault(w->a, id, 0, "its card for the lobby was damaged and is written again");
        bad = write_card(w, err);
    }
    leave(w);
    return bad;
}

static int take_out(struct walk *w, enum store_part part, const char *what, struct error *err)
{
    char words[100];
    int rows = store_take_out(w->s->store, part, 0, 0, &w->removed, err);

    snprintf(words, sizeof words, "%s are taken out: %d", what, rows);
    if (rows > 0)
        fault(w->a, "", 0, words);
    return rows < 0 ? -1 : 0;
}

static int repair_all(struct walk *w, struct error *err)
{
    if (take_out(w, STORE_STRAY_LINES, "lines of matches that are not there, or misnumbered,",
                 err) ||
        take_out(w, STORE_STRAY_TOKENS, "tokens of matches that are not there", err) ||
        take_out(w, STORE_BROKEN_TOKENS, "tokens of the wrong size", err) ||
        store_matches(w->s->store, repair_match, w, err))
        return -1;
    return w->removed.length ? w->a->keep(w->a->context, &w->removed, err) : 0;
}

int audit_repair(struct audit *a, struct error *err)
{
    struct walk w = { .a = a, .s = open_server(a, false, err) };

    if (!w.s)
        return -1;
    w.removed = text_growing();
    int bad = store_begin(w.s->store, err);
    if (!bad) {
        bad = repair_all(&w, err);
        bad |= store_end(w.s->store, !bad, err);
    }
    text_release(&w.removed);
    server_free(w.s);
    return bad ? -1 : 0;
}

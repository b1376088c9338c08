/* record_write.c - the record file: writing. */
#include "core/record.h"

#include <inttypes.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "core/added.h"
#include "core/sources.h"
#include "core/verdict.h"

static void write_nonce(const struct match *m, int seat, struct text *out)
{
    const struct fairdice *d = &m->dice;

    text_addf(out, "nonce %s %s", m->scn->side[seat].id, d->nonce[seat]);
    if (d->nonce_from[seat])
        text_addf(out, " from %" PRIu32, d->nonce_from[seat]);
    text_add_char(out, '\n');
}

static void write_dice(const struct match *m, struct text *out)
{
    const struct fairdice *d = &m->dice;
    char hex[2 * SECRET_BYTES + 1];

    if (d->source == DICE_GIVEN)
        text_add(out, "dice given\n");
    if (d->source == DICE_SEEDED)
        text_addf(out, "dice seeded %" PRIu64 "\n", d->seed);
    if (d->source != DICE_SEALED)
        return;
    digits_write(d->commitment, SECRET_BYTES, hex);
    text_addf(out, "dice sealed %s %s\n", hex, d->match);
    for (int i = 0; i < m->scn->seats; i++)
        if (d->nonce[i][0])
            write_nonce(m, i, out);
}

/* A position to start from, each line after a bar so that drawings keep their blanks. */
static void write_position(const struct match *m, const void *state, struct text *out)
{
    struct text body = text_growing();

    rules_write(m->rules, state, &body);
    for (const char *line = body.at; *line;) {
        size_t length = strcspn(line, "\n");

        text_add(out, "| ");
        text_add_bytes(out, line, length);
        text_add_char(out, '\n');
        line += length + (line[length] == '\n');
    }
    text_release(&body);
}

static void write_game(const struct match *m, struct text *out)
{
    const struct game *g = m->rules.game;

    text_addf(out, "game %s\nrules %d\nscenario ", g->id, g->rules_version);
    text_add_word(out, m->scn->id);
    text_add_char(out, '\n');
}

static void write_options(const struct match *m, struct text *out)
{
    options_write(m->rules.game, m->scn, out);
    added_write(m->scn->added, out);
    for (int i = 0; i < m->scn->seats; i++)
        if (m->seat_name[i][0])
            text_addf(out, "seat %s \"%s\"\n", m->scn->side[i].id, m->seat_name[i]);
}

static void write_head(const struct match *m, struct text *out)
{
    text_addf(out, "sandtable-record %d\nby sandtable %s\n", RECORD_FORMAT, SANDTABLE_VERSION);
    write_game(m, out);
    if (m->scn->sources)
        sources_write(m->scn->sources, out);
    write_options(m, out);
    text_addf(out, "position %d\n", game_position_version(m->rules.game));
    write_dice(m, out);
    if (!m->from_start)
        write_position(m, m->start, out);
}

uint64_t record_hash(struct rules r, const void *state, struct text *room)
{
    text_clear(room);
    rules_write(r, state, room);
    return hash_bytes(room->at, room->length);
}

/* write_taken_back: if the roll number that comes now is not the one that would follow, the rolls
 * between were taken back. */
static void write_taken_back(uint32_t *next, uint32_t number, struct text *out)
{
    EXPECT(number >= *next);
    if (number > *next)
        text_addf(out, "taken-back %" PRIu32 "\n", number - *next);
    *next = number;
}

static void write_moves(const struct match *m, struct text *out)
{
    const struct game *g = m->rules.game;
    void *state = mem_alloc(g->state_size);
    struct text body = text_growing();
    uint32_t next = 0;

    text_add(out, "moves\n");
    memcpy(state, m->start, g->state_size);
    for (int i = 0; i < m->count; i++) {
        if (m->entry[i].seat == SEAT_CHANCE) {
            write_taken_back(&next, m->entry[i].roll, out);
            next++;
        }
        text_addf(out, "%d ", i + 1);
        match_entry_text(m, state, i, out);
        rules_apply(m->rules, state, &m->entry[i].action, NULL);
        text_addf(out, " ~%04x\n", (unsigned)(record_hash(m->rules, state, &body) & 0xffff));
    }
    write_taken_back(&next, (uint32_t)m->rolls, out);
    text_release(&body);
    mem_free(state);
}

static void write_result(const struct match *m, struct text *out)
{
    int standing[SEATS_MAX];
    char name[20];

    match_standing(m, m->state, standing);
    text_add(out, "result");
    for (int i = 0; i < m->scn->seats; i++)
        text_addf(out, " %s %d", m->scn->side[i].id, standing[i]);
    if (m->verdict) {
        choice_name(VERDICT_NAMES, m->verdict - VERDICT_RESIGNATION, name, sizeof name);
        text_addf(out, " by %s", name);
    }
    text_add_char(out, '\n');
}

void record_write(const struct match *m, enum record_scope scope, struct text *out)
{
    bool over = match_to_move(m) == SEAT_NONE;
    char hex[65];
    size_t from = out->length;
    struct text body = text_growing();

    write_head(m, out);
    write_moves(m, out);
    if (over)
        write_result(m, out);
    if (m->dice.source == DICE_SEALED && m->dice.secret_known && (over || scope == RECORD_WHOLE)) {
        digits_write(m->dice.secret, SECRET_BYTES, hex);
        text_addf(out, "secret %s\n", hex);
    }
    text_addf(out, "state %016" PRIx64 "\n", record_hash(m->rules, m->state, &body));
    text_release(&body);
    digest_text(out->at + from, out->length - from, hex);
    text_addf(out, "sum %s\n", hex);
}

/* --- for one seat --- */

static void write_faces(const struct match *m, const struct entry *e, struct text *out)
{
    text_add(out, "# dice");
    match_faces_text(m, e, out);
    text_add_char(out, '\n');
}

/* What the seat could see happen, as comments. Others' notation is left out: it could reveal more. */
static void write_news(const struct match *m, int seat, struct text *out)
{
    const struct game *g = m->rules.game;
    void *state = mem_alloc(g->state_size);
    struct events events;

    memcpy(state, m->start, g->state_size);
    for (int i = 0; i < m->count; i++) {
        events.count = 0;
        rules_apply(m->rules, state, &m->entry[i].action, &events);
        if (m->entry[i].seat == SEAT_CHANCE && events_open_to(&events, seat))
            write_faces(m, &m->entry[i], out);
        for (int k = 0; k < events.count; k++) {
            if (!event_seen_by(&events.at[k], seat))
                continue;
            text_add(out, "# ");
            rules_event_text(m->rules, &events.at[k], out);
            text_add_char(out, '\n');
        }
    }
    mem_free(state);
}

void record_write_for(const struct match *m, int seat, struct text *out)
{
    if (match_to_move(m) == SEAT_NONE) {
        record_write(m, RECORD_PUBLIC, out);
        return;
    }
    void *view = mem_alloc(m->rules.game->state_size);
    rules_observe(m->rules, m->state, seat, view);
    text_add(out, "sandtable-view 1\n");
    write_game(m, out);
    write_options(m, out);
    text_addf(out, "eyes %s\n", seat >= 0 ? m->scn->side[seat].id : "spectator");
    write_news(m, seat, out);
    write_position(m, view, out);
    mem_free(view);
}

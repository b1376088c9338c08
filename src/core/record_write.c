/* record_write.c - the record file: writing. */
#include "core/record.h"

#include <inttypes.h>
#include <string.h>

#include "base/hash.h"
#include "base/mem.h"

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
    hex_write(d->commitment, SECRET_BYTES, hex);
    text_addf(out, "dice sealed %s %s\n", hex, d->match);
    for (int i = 0; i < m->scn->seats; i++)
        if (d->nonce[i][0])
            text_addf(out, "nonce %s %s\n", m->scn->side[i].id, d->nonce[i]);
}

/* The position to start from, each line behind a bar so that drawings keep their blanks. */
static void write_start(const struct match *m, struct text *out)
{
    struct text body = text_growing();

    m->rules.game->write(m->scn, m->start, &body);
    for (const char *line = body.at; *line;) {
        size_t length = strcspn(line, "\n");

        text_add(out, "| ");
        text_add_bytes(out, line, length);
        text_add_char(out, '\n');
        line += length + (line[length] == '\n');
    }
    text_release(&body);
}

static void write_head(const struct match *m, struct text *out)
{
    const struct game *g = m->rules.game;

    text_addf(out, "sandtable-record %d\ngame %s\nrules %d\nscenario %s\n", RECORD_FORMAT, g->id,
              g->rules_version, m->scn->id);
    options_write(g, m->scn, out);
    for (int i = 0; i < m->scn->seats; i++)
        if (m->seat_name[i][0])
            text_addf(out, "seat %s \"%s\"\n", m->scn->side[i].id, m->seat_name[i]);
    write_dice(m, out);
    if (!m->from_start)
        write_start(m, out);
}

static void write_moves(const struct match *m, struct text *out)
{
    const struct game *g = m->rules.game;
    void *state = mem_alloc(g->state_size);

    text_add(out, "moves\n");
    memcpy(state, m->start, g->state_size);
    for (int i = 0; i < m->count; i++) {
        text_addf(out, "%d ", i + 1);
        match_entry_text(m, state, i, out);
        g->apply(m->scn, state, &m->entry[i].action, NULL);
        text_addf(out, " ~%04x\n", (unsigned)(hash_bytes(state, g->state_size) & 0xffff));
    }
    mem_free(state);
}

static void write_result(const struct match *m, struct text *out)
{
    int returns[SEATS_MAX] = { 0 };

    m->rules.game->returns(m->scn, m->state, returns);
    text_add(out, "result");
    for (int i = 0; i < m->scn->seats; i++)
        text_addf(out, " %s %d", m->scn->side[i].id, returns[i]);
    text_add_char(out, '\n');
}

void record_write(const struct match *m, enum record_scope scope, struct text *out)
{
    bool over = match_to_move(m) == SEAT_NONE;
    char hex[65];
    size_t from = out->length;

    write_head(m, out);
    write_moves(m, out);
    if (over)
        write_result(m, out);
    if (m->dice.source == DICE_SEALED && m->dice.secret_known && (over || scope == RECORD_WHOLE)) {
        hex_write(m->dice.secret, SECRET_BYTES, hex);
        text_addf(out, "secret %s\n", hex);
    }
    text_addf(out, "state %016" PRIx64 "\n", match_hash(m));
    digest_text(out->at + from, out->length - from, hex);
    text_addf(out, "sum %s\n", hex);
}

/* match.c - one game being played. */
#include "core/match.h"

#include <string.h>

#include "base/hash.h"
#include "base/mem.h"
#include "base/plain.h"

struct match *match_new(const struct game *game, struct scenario *scn, const void *position,
                        struct fairdice dice)
{
    struct match *m = mem_alloc(sizeof *m);

    m->rules = (struct rules){ game, scn };
    m->scn = scn;
    m->owners = mem_alloc(sizeof *m->owners);
    atomic_init(m->owners, 1);
    m->dice = dice;
    m->start = mem_alloc(game->state_size);
    m->state = mem_alloc(game->state_size);
    m->from_start = !position;
    if (position)
        memcpy(m->start, position, game->state_size);
    else
        rules_start(m->rules, m->start);
    memcpy(m->state, m->start, game->state_size);
    return m;
}

void match_free(struct match *m)
{
    if (!m)
        return;
    if (atomic_fetch_sub(m->owners, 1) == 1) {
        if (!m->borrowed)
            scenario_free(m->scn);
        mem_free(m->owners);
    }
    mem_free(m->start);
    mem_free(m->state);
    mem_free(m->entry);
    mem_free(m->face);
    mem_free(m);
}

static void *copy_of(const void *block, size_t size)
{
    return memcpy(mem_alloc(size), block, size);
}

struct match *match_copy(const struct match *m)
{
    struct match *copy = copy_of(m, sizeof *m);
    size_t size = m->rules.game->state_size;

    copy->start = copy_of(m->start, size);
    copy->state = copy_of(m->state, size);
    copy->room = m->count;
    copy->entry = m->count ? copy_of(m->entry, (size_t)m->count * sizeof *m->entry) : NULL;
    copy->face_room = m->faces;
    copy->face = m->faces ? copy_of(m->face, (size_t)m->faces) : NULL;
    atomic_fetch_add(m->owners, 1);
    return copy;
}

void match_name_seat(struct match *m, int seat, const char *words)
{
    EXPECT(seat >= 0 && seat < SEATS_MAX);
    char *to = m->seat_name[seat];

    text_copy(to, sizeof m->seat_name[seat], words);
    if (strlen(words) > strlen(to))
        to[text_utf8(to)] = '\0'; /* never half a UTF-8 character */
    plain_name(to);
}

static struct entry *add_entry(struct match *m)
{
    if (m->count == m->room) {
        m->room += m->room < 64 ? 32 : m->room / 2; /* a server keeps thousands of matches */
        m->entry = mem_resize(m->entry, (size_t)m->room * sizeof *m->entry);
    }
    m->entry[m->count] = (struct entry){ 0 };
    return &m->entry[m->count++];
}

static bool reveals(const struct events *events)
{
    for (int i = 0; i < events->count; i++)
        if (events->at[i].flags & EVENT_REVEAL)
            return true;
    return false;
}

static void append(struct match *m, struct entry entry)
{
    m->events.count = 0;
    rules_apply(m->rules, m->state, &entry.action, &m->events);
    entry.reveals = entry.seat == SEAT_CHANCE || reveals(&m->events);
    *add_entry(m) = entry;
}

int match_parse(const struct match *m, const char *words, struct action *out, struct refusal *why)
{
    struct error err;

    memset(out, 0, sizeof *out);
    if (rules_parse(m->rules, m->state, words, out, &err) == 0)
        return 0;
    return refuse(why, "", "%s", err.text);
}

int match_act(struct match *m, int seat, const struct action *action, struct refusal *why)
{
    int mover = match_to_move(m);

    EXPECT(seat < m->scn->seats);
    if (m->verdict)
        return refuse(why, "", "the match is over");
    if (mover >= 0 && mover != seat)
        return refuse(why, "", "it is %s's decision", m->scn->side[mover].title);
    if (rules_check(m->rules, m->state, action, why))
        return -1;
    append(m, (struct entry){ .action = *action, .seat = (int8_t)seat });
    return 0;
}

int match_play(struct match *m, int seat, const char *words, struct refusal *why)
{
    struct action action = { 0 };

    /* Words are read against the true position, so only the seat to move may learn whether they make
     * sense. */
    if (match_to_move(m) == seat && match_parse(m, words, &action, why))
        return -1;
    return match_act(m, seat, &action, why);
}

/* keep_faces stores the faces of a roll and returns where. */
static uint32_t keep_faces(struct match *m, const uint8_t *faces, int count)
{
    if (m->faces + count > m->face_room) {
        m->face_room = m->faces + count + 64 + m->face_room / 2;
        m->face = mem_resize(m->face, (size_t)m->face_room);
    }
    memcpy(m->face + m->faces, faces, (size_t)count);
    m->faces += count;
    return (uint32_t)(m->faces - count);
}

/* append_roll adds a roll of the dice that are due. */
static void append_roll(struct match *m, const uint8_t *faces, bool given)
{
    struct dice dice = rules_dice(m->rules, m->state);
    struct entry e = { .seat = SEAT_CHANCE,
                       .face_count = dice.count,
                       .sides = dice.sides,
                       .given = given,
                       .roll = (uint32_t)m->rolls++,
                       .first_face = keep_faces(m, faces, dice.count) };

    if (!given && m->dice.source != DICE_GIVEN)
        m->drawn = m->rolls;
    e.counted = rules_read_dice(m->rules, m->state, faces, &e.action);
    append(m, e);
}

void match_roll(struct match *m)
{
    uint8_t faces[DICE_MAX];

    BUG_ON(match_to_move(m) != SEAT_CHANCE);
    struct dice d = rules_dice(m->rules, m->state);
    BUG_ON(d.count > DICE_MAX);
    fairdice_roll(&m->dice, (uint32_t)m->rolls, d, faces);
    append_roll(m, faces, false);
}

int match_throw(struct match *m, const uint8_t *faces, int count, bool given, struct error *err)
{
    struct action action = { 0 };

    if (m->verdict)
        return error_set(err, "the match is over");
    if (rules_read_faces(m->rules, m->state, faces, count, &action, err))
        return -1;
    append_roll(m, faces, given);
    return 0;
}

void match_rewind(struct match *m, int count)
{
    BUG_ON(count < 0 || count > m->count);
    memcpy(m->state, m->start, m->rules.game->state_size);
    m->count = count;
    m->verdict = VERDICT_NONE;
    m->rolls = m->drawn;
    m->faces = 0;
    m->events.count = 0;
    for (int i = 0; i < count; i++) {
        const struct entry *e = &m->entry[i];

        rules_apply(m->rules, m->state, &e->action, NULL);
        m->faces += e->face_count;
        if (e->seat == SEAT_CHANCE && (int)e->roll >= m->rolls)
            m->rolls = (int)e->roll + 1;
    }
}

int match_take_rolls(struct match *m, int count)
{
    EXPECT(count >= 0);
    if (count > INT32_MAX / 2 - m->rolls)
        return -1;
    m->rolls += count;
    m->drawn = m->rolls;
    return 0;
}

int match_undo_point(const struct match *m, int seat, bool alone)
{
    for (int i = m->count - 1; i >= 0; i--) {
        const struct entry *e = &m->entry[i];

        if (!alone && (e->reveals || e->seat != seat))
            return -1;
        if (e->seat != SEAT_CHANCE)
            return i;
    }
    return -1;
}

void match_entry_text(const struct match *m, const void *before, int i, struct text *out)
{
    const struct entry *e = &m->entry[i];

    EXPECT(i >= 0 && i < m->count);
    if (e->seat >= 0) {
        text_addf(out, "%s ", m->scn->side[e->seat].id);
        rules_text(m->rules, before, &e->action, out);
        return;
    }
    text_addf(out, "%s d%d", e->given ? "dice!" : "dice", e->sides);
    match_faces_text(m, e, out);
}

void match_faces_text(const struct match *m, const struct entry *e, struct text *out)
{
    for (int k = 0; k < e->face_count; k++)
        text_addf(out, " %d", match_faces(m, e)[k]);
}

uint64_t match_hash(const struct match *m)
{
    return hash_bytes(m->state, m->rules.game->state_size);
}

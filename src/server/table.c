/* table.c - a match as the server keeps it: whose turn it is, whose clock runs, who has won, who
 * may do what. The lines of its log, which are all that ever changes it, are in table_lines.c. */
#include "server/table_inside.h"

#include <sodium.h>
#include <string.h>

#include "base/mem.h"
#include "core/verdict.h"

struct table *table_new(const struct store_head *head, struct match *match,
                        const struct pauses *pauses)
{
    struct table *t = mem_alloc(sizeof *t);

    EXPECT(match && pauses);
    t->head = *head;
    t->match = match;
    t->pauses = pauses;
    t->draw.by = t->takeback.by = SEAT_NONE;
    t->last_seat = t->thinking = t->on_move = SEAT_NONE;
    t->last_waiting = &t->waiting;
    for (int i = 0; i < SEATS_MAX; i++)
        t->left[i] = (int64_t)head->minutes * 60000;
    return t;
}

void table_free(struct table *t)
{
    if (!t)
        return;
    for (int i = 0; i < t->saids; i++)
        mem_free(t->said[i].text);
    mem_free(t->said);
    mem_free(t->line);
    mem_free(t->event);
    mem_free(t->cut);
    mem_free(t->token);
    match_free(t->match);
    mem_free(t);
}

const char *seat_title(const struct table *t, int seat)
{
    return seat >= 0 ? t->match->scn->side[seat].title : "A spectator";
}

/* --- whose turn, whose clock, who has won --- */

unsigned table_persons(const struct table *t)
{
    unsigned mask = 0;

    for (int i = 0; i < t->match->scn->seats; i++)
        if (t->seat[i].who == WHO_PERSON && !t->seat[i].resigned)
            mask |= 1u << i;
    return mask;
}

int64_t table_time_between(const struct table *t, int64_t from, int64_t to)
{
    int64_t time = to - from;

    for (int i = t->pauses->count - 1; i >= 0 && t->pauses->at[i].to > from; i--) {
        int64_t began = t->pauses->at[i].from, ended = t->pauses->at[i].to;

        began = began > from ? began : from;
        ended = ended < to ? ended : to;
        time -= ended > began ? ended - began : 0;
    }
    return time > 0 ? time : 0;
}

void table_charge(struct table *t, int64_t at)
{
    int mover = match_to_move(t->match);

    if (t->head.minutes && t->since && mover >= 0)
        t->left[mover] -= table_time_between(t, t->since, at);
    t->since = 0;
}

/* Clocks run from the first decision on, so that nobody loses time before the others have come. */
void table_start_clock(struct table *t, int64_t at)
{
    t->since = t->head.minutes && t->match->count && !table_over(t) ? at : 0;
}

void table_move_passes(struct table *t)
{
    int mover = match_to_move(t->match);

    if (mover < 0 || mover == t->on_move)
        return;
    t->on_move = mover;
    if (t->timing.each)
        t->left[mover] = (int64_t)t->head.minutes * 60000;
    else if (t->has_decided & 1u << mover)
        t->left[mover] += (int64_t)t->timing.add * 1000;
}

void table_timing_json(const struct table *t, struct json *j)
{
    if (t->timing.each)
        json_int(j, "days", t->head.minutes / DAY_MINUTES);
    else
        json_int(j, "minutes", t->head.minutes);
    if (t->timing.add)
        json_int(j, "add", t->timing.add);
}

int64_t table_time_left(const struct table *t, int seat, int64_t now)
{
    bool running = t->since && match_to_move(t->match) == seat;

    return t->left[seat] - (running ? table_time_between(t, t->since, now) : 0);
}

static unsigned team_mask(const struct table *t, int team)
{
    unsigned mask = 0;

    for (int i = 0; i < t->match->scn->seats; i++)
        if (t->match->scn->side[i].team == team)
            mask |= 1u << i;
    return mask;
}

/* team_out: have all its persons given up? A team of computers alone never does. */
static bool team_out(const struct table *t, int team)
{
    unsigned mask = team_mask(t, team);
    bool gave_up = false;

    for (int i = 0; i < t->match->scn->seats; i++)
        if (mask & 1u << i && t->seat[i].resigned)
            gave_up = true;
    return gave_up && !(mask & table_persons(t));
}

/* table_end: an ending the rules do not know of becomes the match's verdict, for its record. */
void table_end(struct table *t, enum verdict verdict, unsigned winners)
{
    if (verdict != VERDICT_RULES) {
        int bad = match_award(t->match, verdict, winners, NULL);

        BUG_ON(bad);
    }
    t->winners = winners;
    t->draw.by = t->takeback.by = SEAT_NONE;
    t->card_stale = true;
}

/* table_end_by_rules: the seats that share the best return, unless they are everybody or of several
 * teams. */
void table_end_by_rules(struct table *t)
{
    const struct match *m = t->match;
    int best = rules_winner(m->rules, m->state);

    if (match_to_move(m) == SEAT_NONE)
        table_end(t, VERDICT_RULES, best < 0 ? 0 : team_mask(t, m->scn->side[best].team));
}

/* table_gave_up: a team is out when all its people have given up. The last team left wins; with
 * none left they were all on one side and have lost. */
void table_gave_up(struct table *t, int seat, enum verdict verdict)
{
    unsigned standing = 0;
    int teams = 0;

    if (!team_out(t, t->match->scn->side[seat].team))
        return;
    for (int team = 0; team < SEATS_MAX; team++)
        if (team_mask(t, team) && !team_out(t, team)) {
            standing |= team_mask(t, team);
            teams++;
        }
    if (teams <= 1)
        table_end(t, verdict, standing);
}

/* --- questions --- */

uint32_t table_orders(const struct table *t, unsigned you)
{
    uint32_t given = 0;

    for (int i = 0; i < SEATS_MAX; i++)
        given += you & 1u << i ? t->seat[i].orders : 0;
    return given;
}

uint32_t table_log_after(const struct table *t, uint32_t seen)
{
    uint32_t keep = seen;

    for (int i = t->cuts - 1; i >= 0 && t->cut[i].seq > seen; i--)
        if (t->cut[i].keep < keep)
            keep = t->cut[i].keep;
    return keep;
}

bool table_sees_all(const struct table *t, unsigned you)
{
    unsigned all = (1u << t->match->scn->seats) - 1;

    EXPECT(!(you & ~all));
    return table_over(t) || !rules_hides(t->match->rules) || you == all;
}

int table_viewpoint(const struct table *t, unsigned you, int wanted)
{
    int mover = match_to_move(t->match);

    if (wanted >= 0 && wanted < SEATS_MAX && you & 1u << wanted)
        return wanted;
    if (mover >= 0 && you & 1u << mover)
        return mover;
    if (t->last_seat >= 0 && you & 1u << t->last_seat)
        return t->last_seat;
    for (int i = 0; i < SEATS_MAX; i++)
        if (you & 1u << i)
            return i;
    return SEAT_NONE;
}

/* last_of: the last entry of one of these seats, or -1. */
static int last_of(const struct match *m, unsigned seats)
{
    for (int i = m->count - 1; i >= 0; i--)
        if (m->entry[i].seat >= 0 && seats & 1u << m->entry[i].seat)
            return i;
    return -1;
}

int table_undo_point(const struct table *t, unsigned you)
{
    const struct match *m = t->match;

    if (table_over(t) || m->count == 0)
        return -1;
    if (!(table_persons(t) & ~you)) /* nobody to ask */
        return last_of(m, you);
    int seat = m->entry[m->count - 1].seat;
    return seat >= 0 && you & 1u << seat ? match_undo_point(m, seat, false) : -1;
}

bool table_undo_reaches(const struct table *t, unsigned you, long entry)
{
    const struct match *m = t->match;

    if (entry >= m->count || m->entry[entry].seat < 0 || !(you & 1u << m->entry[entry].seat))
        return false;
    for (int i = m->count - 1; i >= entry && table_persons(t) & ~you; i--)
        if (m->entry[i].reveals || m->entry[i].seat != m->entry[entry].seat)
            return false;
    return !table_over(t);
}

int table_takeback_point(const struct table *t, unsigned you, int *seat)
{
    int at = table_over(t) ? -1 : last_of(t->match, you);

    *seat = at < 0 ? SEAT_NONE : t->match->entry[at].seat;
    return at;
}

static unsigned open_seats(const struct table *t)
{
    unsigned open = 0;

    for (int i = 0; i < t->match->scn->seats; i++)
        open |= t->seat[i].who == WHO_OPEN ? 1u << i : 0;
    return open;
}

int table_token(const struct table *t, const uint8_t hash[STORE_HASH])
{
    int found = -1;

    for (int i = 0; i < t->tokens; i++)
        if (sodium_memcmp(t->token[i].hash, hash, STORE_HASH) == 0 && t->token[i].kind >= 0)
            found = i;
    return found;
}

unsigned table_kept(const struct table *t)
{
    unsigned kept = 0;

    for (int i = 0; i < t->tokens; i++)
        if (t->token[i].kind == TOKEN_INVITE)
            kept |= t->token[i].seats;
    return kept & open_seats(t);
}

unsigned table_seats_for(const struct table *t, int token)
{
    bool invited = token >= 0 && t->token[token].kind == TOKEN_INVITE;

    if (invited && t->token[token].seats)
        return t->token[token].seats & open_seats(t);
    return invited || t->head.is_public ? open_seats(t) & ~table_kept(t) : 0;
}

/* free_place: of a token that is gone, or after the last one. */
static int free_place(struct table *t)
{
    for (int i = 0; i < t->tokens; i++)
        if (t->token[i].kind == TOKEN_GONE)
            return i;
    if (t->tokens == TABLE_TOKENS_MAX)
        return -1;
    t->token = mem_resize(t->token, (size_t)(t->tokens + 1) * sizeof *t->token);
    return t->tokens++;
}

int table_put_token(struct table *t, const struct store_token *token)
{
    int at = table_token(t, token->hash);

    if (at < 0 && token->kind == TOKEN_GONE)
        return 0;
    if (at < 0 && (at = free_place(t)) < 0)
        return -1;
    t->token[at] = *token;
    EXPECT(t->tokens <= TABLE_TOKENS_MAX);
    return 0;
}

bool table_room_for_tokens(const struct table *t)
{
    return t->tokens + 2 <= TABLE_TOKENS_MAX;
}

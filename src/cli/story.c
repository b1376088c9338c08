/* story.c - a match in sentences. */
#include "cli/story.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/verdict.h"

/* For eyes that see all: "[red blue] " before what only those sides learned. */
static void add_circle(const struct scenario *scn, const struct event *e, struct text *out)
{
    bool first = true;

    if (event_seen_by(e, SEAT_NONE))
        return;
    text_add_char(out, '[');
    for (int i = 0; i < scn->seats; i++) {
        if (!event_seen_by(e, i))
            continue;
        text_addf(out, "%s%s", first ? "" : " ", scn->side[i].id);
        first = false;
    }
    text_add(out, "] ");
}

void story_events(struct rules r, const struct events *events, int eyes, const char *indent,
                  struct text *out)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *e = &events->at[i];

        if (eyes != EYES_ALL && !event_seen_by(e, eyes))
            continue;
        text_add(out, indent);
        if (eyes == EYES_ALL)
            add_circle(r.scn, e, out);
        rules_event_text(r, e, out);
        text_add_char(out, '\n');
    }
}

static void see(struct rules r, const void *state, int eyes, void *view)
{
    if (eyes == EYES_ALL)
        memcpy(view, state, r.game->state_size);
    else
        rules_observe(r, state, eyes, view);
}

void story_heading(struct rules r, const void *state, int eyes, struct text *out)
{
    void *view = mem_alloc(r.game->state_size);
    struct scene scene;

    scene_init(&scene);
    see(r, state, eyes, view);
    rules_draw(r, (struct view){ eyes == EYES_ALL ? SEAT_NONE : eyes, view }, &scene);
    if (scene.turn)
        text_addf(out, scene.turns ? "Turn %d of %d" : "Turn %d", scene.turn, scene.turns);
    if (scene.phase >= 0)
        text_addf(out, "%s%s", scene.turn ? ", " : "", scene.phases[scene.phase]);
    scene_release(&scene);
    mem_free(view);
}

static void add_faces(const struct match *m, const struct entry *e, struct text *out)
{
    text_addf(out, "Dice%s:", e->given ? " (entered by hand)" : "");
    for (int k = 0; k < e->face_count; k++)
        text_addf(out, " %d", match_faces(m, e)[k]);
}

void story_entry(const struct match *m, const void *before, int i, int eyes,
                 const struct events *events, struct text *out)
{
    const struct entry *e = &m->entry[i];

    EXPECT(i >= 0 && i < m->count);
    if (e->seat < 0) {
        if (eyes == EYES_ALL || events_open_to(events, eyes))
            add_faces(m, e, out);
        else
            text_add(out, "Dice fall in secret.");
        return;
    }
    text_add(out, m->scn->side[e->seat].title);
    if (eyes != EYES_ALL && eyes != e->seat) {
        text_add(out, " decides.");
        return;
    }
    text_add(out, ": ");
    rules_text(m->rules, before, &e->action, out);
}

void story_open(struct story *s, const struct match *m, int eyes)
{
    size_t size = m->rules.game->state_size;

    *s = (struct story){ .match = m, .eyes = eyes };
    s->before = mem_alloc(size);
    s->state = mem_alloc(size);
    memcpy(s->state, m->start, size);
}

bool story_next(struct story *s)
{
    const struct match *m = s->match;

    EXPECT(s->next <= m->count);
    if (s->next == m->count)
        return false;
    memcpy(s->before, s->state, m->rules.game->state_size);
    s->events.count = 0;
    rules_apply(m->rules, s->state, &m->entry[s->next++].action, &s->events);
    return true;
}

void story_close(struct story *s)
{
    mem_free(s->before);
    mem_free(s->state);
    *s = (struct story){ 0 };
}

void story_tell(struct story *s, struct text *out)
{
    char room[120];
    struct text heading = text_fixed(room, sizeof room);

    EXPECT(s->next > 0);
    story_heading(s->match->rules, s->before, s->eyes, &heading);
    if (strcmp(room, s->heading) != 0)
        text_addf(out, "\n%s\n", room);
    snprintf(s->heading, sizeof s->heading, "%s", room);
    text_addf(out, "%4d ", s->next);
    story_entry(s->match, s->before, s->next - 1, s->eyes, &s->events, out);
    text_add_char(out, '\n');
    story_events(s->match->rules, &s->events, s->eyes, "     ", out);
}

void story_result(const struct match *m, struct text *out)
{
    enum verdict verdict = match_verdict(m);

    if (verdict == VERDICT_NONE) {
        text_addf(out, "The game is not over; to move: %s.\n", cli_mover(m));
        return;
    }
    static const char *const how[] = { [VERDICT_RULES] = "",
                                       [VERDICT_RESIGNATION] = " by resignation",
                                       [VERDICT_TIME] = " on time",
                                       [VERDICT_AGREEMENT] = " by agreement",
                                       [VERDICT_ADJUDICATION] = " by adjudication" };
    int best = match_winner(m);
    if (best < 0) {
        text_addf(out, "The game is over: a draw%s.\n", how[verdict]);
        return;
    }
    text_add(out, "The game is over:");
    for (int i = 0, first = 1; i < m->scn->seats; i++) {
        if (m->scn->side[i].team != m->scn->side[best].team)
            continue;
        text_addf(out, "%s %s", first ? "" : " and", m->scn->side[i].title);
        first = 0;
    }
    text_addf(out, " wins%s.\n", how[verdict]);
}

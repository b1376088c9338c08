/* replay.c - `replay`: a record played through as a battle report; --verify checks all of it. */
#include "cli/story.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "core/record.h"

/* What there was to verify: dice from the match's stream, dice entered by hand, and dice whose
 * secret is not known yet. */
struct tally {
    int checked, given, unproved;
};

static struct tally count_dice(const struct match *m)
{
    struct tally t = { 0 };

    for (int i = 0; i < m->count; i++) {
        const struct entry *e = &m->entry[i];

        if (e->seat != SEAT_CHANCE)
            continue;
        if (e->given || m->dice.source == DICE_GIVEN)
            t.given += e->face_count;
        else if (m->dice.secret_known)
            t.checked += e->face_count;
        else
            t.unproved += e->face_count;
    }
    return t;
}

/* --- for programs --- */

static void entry_json(const struct story *s, struct json *j)
{
    const struct match *m = s->match;
    const struct entry *e = &m->entry[s->next - 1];
    char room[400];
    struct text words = text_fixed(room, sizeof room);

    EXPECT(s->next > 0 && s->next <= m->count);
    json_open_object(j, NULL);
    json_int(j, "n", s->next);
    if (e->seat >= 0) {
        json_string(j, "side", m->scn->side[e->seat].id);
        rules_text(m->rules, s->before, &e->action, &words);
        if (s->eyes == EYES_ALL || s->eyes == e->seat)
            json_string(j, "action", room);
    } else if (s->eyes == EYES_ALL || events_open_to(&s->events, s->eyes)) {
        json_open_array(j, "dice");
        for (int k = 0; k < e->face_count; k++)
            json_int(j, NULL, match_faces(m, e)[k]);
        json_close_array(j);
        json_int(j, "sides", e->sides);
        json_bool(j, "told", e->given);
    }
    json_open_array(j, "events");
    for (int i = 0; i < s->events.count; i++) {
        text_clear(&words);
        if (s->eyes != EYES_ALL && !event_seen_by(&s->events.at[i], s->eyes))
            continue;
        rules_event_text(m->rules, &s->events.at[i], &words);
        json_string(j, NULL, room);
    }
    json_close_array(j);
    json_close_object(j);
}

static void tally_json(const struct snapshot *shown, bool verified, struct json *j)
{
    const struct match *m = shown->match;
    struct tally t = count_dice(m);
    struct text body = text_growing();
    char hash[17];

    snprintf(hash, sizeof hash, "%016" PRIx64, record_hash(m->rules, m->state, &body));
    text_release(&body);
    json_bool(j, "verified", verified);
    json_int(j, "dice_checked", verified ? t.checked : 0);
    json_int(j, "dice_told", t.given);
    json_int(j, "dice_unproved", verified ? t.unproved : t.unproved + t.checked);
    json_bool(j, "over", match_to_move(m) == SEAT_NONE);
    if (shown->eyes == EYES_ALL) /* the hash of a secret is a hint at it */
        json_string(j, "state", hash);
    cli_returns(j, "standing", m, shown->view);
}

static int report_json(const struct snapshot *shown, bool verified, const struct text *remarks)
{
    const struct match *m = shown->match;
    struct text out = text_growing();
    struct json j = json_to(&out);
    struct story s;

    json_open_object(&j, NULL);
    json_string(&j, "game", m->rules.game->id);
    json_string(&j, "scenario", m->scn->id);
    tally_json(shown, verified, &j);
    if (verified)
        json_string(&j, "remarks", remarks->at);
    json_open_array(&j, "entries");
    story_open(&s, m, shown->eyes);
    while (story_next(&s))
        entry_json(&s, &j);
    story_close(&s);
    json_close_array(&j);
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

/* --- for people --- */

static void verdict(const struct match *m, const struct text *remarks, struct text *out)
{
    struct tally t = count_dice(m);

    text_addf(out, "Verified: %d entries are legal, %d dice are those of the match's stream",
              m->count, t.checked);
    if (t.given)
        text_addf(out, ", %d were entered by hand", t.given);
    if (t.unproved)
        text_addf(out, ", %d cannot be checked before the secret is shown", t.unproved);
    text_addf(out, "; result%s and sum are right.\n%s", remarks->length ? "" : ", check digits",
              remarks->at);
}

static int report_text(const struct match *m, int eyes, bool verified, const struct text *remarks)
{
    struct text out = text_growing();
    struct story s;

    text_addf(&out, "%s: %s\n", m->rules.game->title, m->scn->title);
    for (int i = 0; i < m->scn->seats; i++)
        if (m->seat_name[i][0])
            text_addf(&out, "%s: %s\n", m->scn->side[i].title, m->seat_name[i]);
    story_open(&s, m, eyes);
    while (story_next(&s))
        story_tell(&s, &out);
    story_close(&s);
    text_add_char(&out, '\n');
    story_result(m, &out);
    if (verified)
        verdict(m, remarks, &out);
    return cli_print(&out);
}

/* --- the verb --- */

/* read_verified: a record that does not verify is the answer 'no'; a file that cannot be read, or
 * is not a record, is wrong input. */
static struct match *read_verified(const struct cli *cli, struct text *remarks, int *status)
{
    const char *path = cli->arg[0], *name = strcmp(path, "-") == 0 ? "standard input" : path;
    struct match *m = NULL;
    struct error err;
    size_t size;
    char *text = file_read(path, RECORD_BYTES_MAX, &size, &err);

    *status = EXIT_WRONG;
    if (text) {
        *status = record_begins(text, size) ? EXIT_NO : EXIT_WRONG;
        m = record_verify(&cli->library, name, text, size, remarks, &err);
        mem_free(text);
    }
    if (!m)
        cli_fail("%s", err.text);
    return m;
}

static int report(const struct cli *cli, struct match *m, bool verified, const struct text *remarks)
{
    struct error err;
    struct snapshot s;

    if (snapshot_of(cli, m, &s, &err))
        return cli_fail("%s", err.text);
    int status =
        cli->json ? report_json(&s, verified, remarks) : report_text(m, s.eyes, verified, remarks);
    snapshot_close(&s);
    return status;
}

static int run_replay(struct cli *cli)
{
    bool verify = cli_flag(cli, "--verify") != NULL;
    struct text remarks = text_growing();
    int status = EXIT_DONE;
    struct error err;
    struct match *m =
        verify ? read_verified(cli, &remarks, &status) : cli_match(cli, cli->arg[0], &err);

    if (!m && !verify)
        status = cli_fail("%s", err.text);
    if (m) {
        struct tally t = count_dice(m);

        status = report(cli, m, verify, &remarks);
        if (verify && status == EXIT_DONE && t.given + t.unproved)
            status = EXIT_UNPROVED;
    }
    text_release(&remarks);
    return status;
}

static const struct flag flags[] = {
    { "--verify", NULL,
      "check decisions, dice, result, hash and sum; exit status 4: not all dice are proved" },
    { "--as", "SIDE", "show only what SIDE may know, or a `spectator` (default: everything)" },
    { NULL, NULL, NULL },
};

const struct verb verb_replay = {
    .name = "replay",
    .group = "Records and positions",
    .usage = "RECORD [--verify] [--as SIDE] [--json]",
    .summary = "Play a record through as a battle report; --verify proves it.",
    .example = "sandtable replay game.record --verify",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_replay,
};

/* report.c - `report`: after the battle, what was hidden, when it came out, and the luck of each
 * side. What belongs to one game comes from its own events and panels. */
#include "core/report.h"

#include <stdio.h>
#include <string.h>

#include "ai/review_tell.h"
#include "base/mem.h"
#include "cli/story.h"

static void luck_line(const char *title, const struct luck *l, struct text *out)
{
    text_addf(out, "  %-24s ", title);
    if (!l->rolls)
        text_add(out, "no rolls that could fall either way\n");
    else
        text_addf(out, "%d rolls, %.1f hits expected, %d made: better than %.0f in 100\n", l->rolls,
                  l->expected, l->hits, 100 * l->percentile);
}

/* news: the events that revealed a secret, each after the turn it happened in. */
static void news(const struct match *m, struct text *out)
{
    struct story s;

    story_open(&s, m, EYES_ALL);
    while (story_next(&s))
        for (int i = 0; i < s.events.count; i++) {
            char room[120];
            struct text heading = text_fixed(room, sizeof room);

            if ((s.events.at[i].flags & (EVENT_REVEAL | EVENT_STAGE)) != EVENT_REVEAL)
                continue;
            story_heading(m->rules, s.before, EYES_ALL, &heading);
            text_addf(out, "  %-24s ", room);
            rules_event_text(m->rules, &s.events.at[i], out);
            text_add_char(out, '\n');
        }
    story_close(&s);
}

static void panels(const struct match *m, struct text *out)
{
    struct scene scene;

    scene_init(&scene);
    rules_draw(m->rules, (struct view){ SEAT_NONE, m->state }, &scene);
    for (int i = 0; i < scene.panels; i++) {
        const struct scene_panel *p = &scene.panel[i];

        text_addf(out, "\n%s\n", p->title);
        for (int k = 0; k < p->rows; k++)
            text_addf(out, "  %-24s %s\n", scene.row[p->first_row + k].label,
                      scene.row[p->first_row + k].value);
    }
    scene_release(&scene);
}

/* ending: how the rules ended the game, in its own words; or NULL. */
static const char *ending(const struct match *m)
{
    bool over = rules_to_move(m->rules, m->state) == SEAT_NONE;

    return over ? rules_decided_by(m->rules, m->state) : NULL;
}

/* --- the review --- */

enum { PLAYOUTS_MAX = 100000 };

static void turning_points(struct review *r, const struct toll *toll, struct text *out)
{
    text_add(out, "\nTurning points\n");
    if (!r->turnings)
        text_add(out, "  no single step changed the chances much\n");
    for (int k = 0; k < r->turnings; k++) {
        struct review_story s = review_story(r, k);

        text_addf(out, "  %d  turn %d, move %d: %s", k + 1, toll->turn[s.from], s.entry, s.text);
        if (s.dice)
            text_addf(out, " (The dice had a chance of %.0f in 100 for that.)", 100 * s.odds);
        text_addf(out, " %s +%.0f.\n", r->match->scn->side[review_most(r, k)].title,
                  100 * review_swing(r, k, review_most(r, k)));
    }
}

/* chances: as each turn begins, and at the end of the match. */
static void chances(const struct review *r, const struct toll *toll, struct text *out)
{
    const struct scenario *scn = r->match->scn;
    int turn = -1;

    text_add(out, "\nChances in 100\n  ");
    review_method(r, out);
    text_addf(out, "\n  %-10s", "");
    for (int i = 0; i < scn->seats; i++)
        text_addf(out, " %24.24s", scn->side[i].title);
    text_add_char(out, '\n');
    for (int k = 0; k < r->points; k++) {
        const struct review_point *p = &r->point[k];
        bool last = k == r->points - 1;

        if (!review_known(p) || (toll->turn[p->entry] == turn && !last))
            continue;
        turn = toll->turn[p->entry];
        text_addf(out, last ? "  end       " : "  turn %-5d", turn);
        for (int i = 0; i < scn->seats; i++)
            text_addf(out, " %24.0f", 100 * review_chance(p, i));
        text_add_char(out, '\n');
    }
}

/* --- all of it --- */

static int report_text(const struct match *m, const struct luck *luck, struct review *review)
{
    struct text out = text_growing();

    text_addf(&out, "%s: %s\n", m->rules.game->title, m->scn->title);
    story_result(m, &out);
    if (ending(m))
        text_addf(&out, "How it ended: %s.\n", ending(m));
    text_add(&out, "\nLuck\n");
    for (int i = 0; i < m->scn->seats; i++)
        luck_line(m->scn->side[i].title, &luck[i], &out);
    struct text secrets = text_growing();
    news(m, &secrets);
    if (secrets.length)
        text_addf(&out, "\nWhen secrets came out\n%s", secrets.at);
    text_release(&secrets);
    if (review) {
        struct toll toll = toll_of(m);

        turning_points(review, &toll, &out);
        chances(review, &toll, &out);
        toll_release(&toll);
    }
    panels(m, &out);
    return cli_print(&out);
}

static int report_json(const struct match *m, const struct luck *luck, struct review *review)
{
    struct text out = text_growing();
    struct json j = json_to(&out);

    json_open_object(&j, NULL);
    json_string(&j, "game", m->rules.game->id);
    json_string(&j, "scenario", m->scn->id);
    json_bool(&j, "over", match_to_move(m) == SEAT_NONE);
    if (ending(m))
        json_string(&j, "ending", ending(m));
    json_open_object(&j, "luck");
    for (int i = 0; i < m->scn->seats; i++) {
        json_open_object(&j, m->scn->side[i].id);
        json_int(&j, "rolls", luck[i].rolls);
        json_int(&j, "hits", luck[i].hits);
        json_real(&j, "expected", luck[i].expected, 4);
        json_real(&j, "percentile", luck[i].percentile, 4);
        json_close_object(&j);
    }
    json_close_object(&j);
    if (review) {
        struct toll toll = toll_of(m);

        json_open_object(&j, "review");
        review_json(review, &toll, &j);
        json_close_object(&j);
        toll_release(&toll);
    }
    json_close_object(&j);
    text_add_char(&out, '\n');
    return cli_print(&out);
}

/* make_review: as --review asks; 0, or -1 and a sentence. */
static int make_review(const struct cli *cli, const struct match *m, struct review **out,
                       struct error *err)
{
    struct review_plan plan = review_plan();
    long playouts;

    *out = NULL;
    if (cli_number(cli, "--playouts", 1, PLAYOUTS_MAX, plan.playouts, &playouts, err))
        return -1;
    if (!cli_flag(cli, "--review"))
        return 0;
    if (match_to_move(m) != SEAT_NONE)
        return error_set(err, "a review is made of a match that is over; this one goes on");
    plan.sure = (int)playouts * (plan.sure / plan.playouts);
    plan.playouts = (int)playouts;
    *out = review_open(m, plan);
    review_on(*out, (struct budget){ 0 });
    return 0;
}

static int run_report(struct cli *cli)
{
    struct luck luck[SEATS_MAX];
    struct error err;
    struct match *m = cli_match(cli, cli->arg[0], &err);
    struct review *review;

    if (!m)
        return cli_fail("%s", err.text);
    if (make_review(cli, m, &review, &err)) {
        match_free(m);
        return cli_fail("%s", err.text);
    }
    report_luck(m, luck);
    int status = cli->json ? report_json(m, luck, review) : report_text(m, luck, review);
    review_close(review);
    match_free(m);
    return status;
}

static const struct flag flags[] = {
    { "--review", NULL,
      "also the chances of each side after every move, and the moves that changed them most" },
    { "--playouts", "N", "how often the computer plays on from each position (100)" },
    { NULL, NULL, NULL },
};

const struct verb verb_report = {
    .name = "report",
    .group = "Records and positions",
    .usage = "RECORD [--review] [--json]",
    .summary = "After the battle: what was hidden, when it came out, the luck of each side.",
    .example = "sandtable report game.record --review",
    .flags = flags,
    .least = 1,
    .most = 1,
    .run = run_report,
};

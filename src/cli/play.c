/* play.c - `play`: a game by plain prompts, against the computer or each other. */
#include "cli/play.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/mem.h"
#include "core/record.h"

/* --- what a person sees --- */

void say(struct session *s)
{
    s->ended |= !cli_say(&s->out);
}

void session_board(struct session *s, int seat)
{
    const struct match *m = s->match;
    struct scene scene;

    EXPECT(seat == EYES_ALL || (seat >= 0 && seat < m->scn->seats));
    if (seat == EYES_ALL) {
        scene_init(&scene);
        rules_board(m->rules, &scene);
        rules_draw(m->rules, (struct view){ SEAT_NONE, m->state }, &scene);
    } else {
        rules_scene(m->rules, m->state, seat, &scene);
    }
    text_add_char(&s->out, '\n');
    scene_text(&scene, &s->out);
    cli_scores(&scene, m->scn, &s->out);
    scene_release(&scene);
    s->drawn_at = m->count;
}

/* listener: whose story this person reads. Without secrets all at the keyboard share one. */
static int listener(const struct session *s, int seat)
{
    for (int i = 0; i < s->match->scn->seats && !rules_hides(s->match->rules); i++)
        if (s->person[i])
            return i;
    return seat;
}

void session_tell(struct session *s, int seat)
{
    seat = listener(s, seat);
    struct story *story = &s->story[seat];
    const struct match *m = s->match;

    while (story_next(story)) {
        const struct entry *e = &m->entry[story->next - 1];

        if (e->seat == SEAT_CHANCE) {
            text_add(&s->out, "  ");
            story_entry(m, story->before, story->next - 1, seat, &story->events, &s->out);
            text_add_char(&s->out, '\n');
        }
        story_events(m->rules, &story->events, seat, e->seat < 0 ? "    " : "  ", &s->out);
    }
}

/* catch_up: everybody has read everything so far. */
static void catch_up(struct session *s)
{
    for (int i = 0; i < s->match->scn->seats; i++) {
        story_close(&s->story[i]);
        story_open(&s->story[i], s->match, i);
        while (story_next(&s->story[i]))
            ;
    }
    s->drawn_at = -1;
}

void session_rewind(struct session *s, int count)
{
    EXPECT(count >= 0 && count <= s->match->count);
    match_rewind(s->match, count);
    s->rewound = count;
    catch_up(s);
}

void session_save(struct session *s, const char *path)
{
    struct text record = text_growing();
    struct error err;

    record_write(s->match, RECORD_WHOLE, &record);
    if (file_write(path, record.at, record.length, &err))
        text_addf(&s->out, "Not saved: %s.\n", err.text);
    else
        text_addf(&s->out, "Saved to %s; `sandtable play --resume %s` goes on from here.\n", path,
                  path);
    text_release(&record);
}

/* keep writes --record after a decision; it says nothing unless that fails. */
static void keep(struct session *s)
{
    struct text record = text_growing();
    struct error err;

    if (s->record) {
        record_write(s->match, RECORD_WHOLE, &record);
        if (file_write(s->record, record.at, record.length, &err))
            text_addf(&s->out, "The record is not kept: %s.\n", err.text);
    }
    text_release(&record);
}

/* --- asking a person --- */

/* read_plain: a line from a file or another program. It is printed, so that the output reads as a
 * conversation. */
static int read_plain(struct session *s, char line[PROMPT_BYTES])
{
    int c, length = 0;

    while ((c = getchar()) != EOF && c != '\n')
        if (length < PROMPT_BYTES - 1)
            line[length++] = (char)(c < ' ' || c == 127 ? ' ' : c); /* tabs, ends, stray keys */
    while (length && line[length - 1] == ' ')
        length--;
    line[length] = '\0';
    if ((c != EOF || length) && !isatty(STDIN_FILENO))
        text_addf(&s->out, "%s\n", line);
    return c != EOF || length;
}

/* next_computer: the first one to decide after this person's seat that can use the time until then. */
static struct player *next_computer(struct session *s, int seat)
{
    int seats = s->match->scn->seats;

    for (int i = 1; i < seats; i++) {
        int next = (seat + i) % seats;

        if (!s->person[next] && player_thinks_ahead(&s->player[next]))
            return &s->player[next];
    }
    return NULL;
}

/* read_line asks with this label. 1: a line, without its end and cut if it is too long; 0: end of
 * input. */
static int read_line(struct session *s, const char *label, char line[PROMPT_BYTES])
{
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);

    text_add(&s->out, terminal ? "" : label); /* the prompt prints its own, when it is ready */
    say(s);
    if (s->ended)
        return 0;
    return terminal ? prompt_read(&s->prompt, label, line) : read_plain(s, line);
}

/* hand_over: with secrets and several people at one terminal, everything that was shown goes, and the
 * next one is asked to sit down. */
static void hand_over(struct session *s, int seat)
{
    char line[PROMPT_BYTES], label[80];

    if (!s->prompt.shared || seat == s->last_seat)
        return;
    say(s);
    if (s->last_seat >= 0)
        prompt_forget(&s->prompt);
    snprintf(label, sizeof label, "Pass the keyboard to %s and press Enter.",
             s->match->scn->side[seat].title);
    if (!read_line(s, label, line))
        s->ended = true;
}

/* unseen: has anything happened since the board was drawn, other than this person's own
 * decisions? */
static bool unseen(const struct session *s, int seat)
{
    if (s->drawn_at < 0 || s->last_seat != seat)
        return true;
    for (int i = s->drawn_at; i < s->match->count; i++)
        if (s->match->entry[i].seat != seat)
            return true;
    return false;
}

static void show_question(struct session *s, int seat)
{
    const struct match *m = s->match;

    session_tell(s, seat);
    if (unseen(s, seat))
        session_board(s, seat);
    text_add_char(&s->out, '\n');
    rules_prompt(m->rules, (struct view){ seat, s->view }, &s->out);
    text_add_char(&s->out, '\n');
    menu_write(&s->menu, &s->out);
}

static void ask(struct session *s, int seat)
{
    char line[PROMPT_BYTES], label[16];
    bool done = false;

    EXPECT(s->person[seat]);
    hand_over(s, seat);
    rules_observe(s->match->rules, s->match->state, seat, s->view);
    menu_open(&s->menu, s->match->rules, s->view, seat);
    show_question(s, seat);
    s->last_seat = seat;
    snprintf(label, sizeof label, "%s> ", s->match->scn->side[seat].id);
    s->prompt.words = talk_words;
    while (!done && !s->ended) {
        ahead_begin(&s->ahead, next_computer(s, seat), s->match);
        int read = read_line(s, label, line);
        ahead_end(&s->ahead);
        if (!read) {
            text_add(&s->out, "\nThe input has ended, and so has the session.\n");
            s->ended = true;
        } else {
            done = talk(s, seat, line);
        }
    }
    s->prompt.words = NULL;
    menu_close(&s->menu);
    if (done)
        keep(s);
}

/* --- dice and the computer --- */

/* ask_dice: the faces of real dice are typed in. */
static void ask_dice(struct session *s)
{
    struct match *m = s->match;
    struct dice d = rules_dice(m->rules, m->state);
    uint8_t faces[DICE_MAX];
    char line[PROMPT_BYTES], label[60];
    struct error err;

    snprintf(label, sizeof label, "Roll %dd%d and type what they show: ", d.count, d.sides);
    for (;;) {
        if (!read_line(s, label, line) || strcmp(line, "quit") == 0) {
            s->ended = true;
            return;
        }
        int count = cli_faces(line, faces, DICE_MAX, &err);
        if (count >= 0 && match_throw(m, faces, count, true, &err) == 0)
            return;
        text_addf(&s->out, "%s.\n", err.text);
    }
}

static void let_computer_decide(struct session *s, int seat)
{
    struct text why = text_fixed(s->reason, sizeof s->reason);
    struct action action;

    EXPECT(!s->person[seat]);
    cli_answer(&s->player[seat], s->match, &action, &why);
    BUG_ON(match_act(s->match, seat, &action, NULL));
}

/* answered: do this person's standing orders make the decision? */
static bool answered(struct session *s, int seat)
{
    struct match *m = s->match;
    struct action action;

    if (m->count == s->rewound ||
        !standing_answer(m->rules, m->state, seat, s->standing[seat], &action))
        return false;
    BUG_ON(match_act(m, seat, &action, NULL));
    keep(s);
    return true;
}

/* step: one decision or roll. A person who plays alone reads of it at once; people who share the
 * keyboard, where nothing is hidden; others when they are asked next, because somebody else may sit
 * there. */
static void step(struct session *s, int mover)
{
    if (mover >= 0 && s->person[mover]) {
        if (!answered(s, mover))
            ask(s, mover);
    } else {
        if (mover >= 0)
            let_computer_decide(s, mover);
        else if (s->match->dice.source == DICE_GIVEN)
            ask_dice(s);
        else
            match_roll(s->match);
        keep(s);
    }
    for (int i = 0; i < s->match->scn->seats && !s->ended; i++)
        if (s->person[i] && (s->persons == 1 || (i == mover && !rules_hides(s->match->rules))))
            session_tell(s, i);
    say(s);
}

/* --- beginning and end --- */

static void greet(struct session *s)
{
    const struct match *m = s->match;
    char hex[2 * SECRET_BYTES + 1];

    text_addf(&s->out, "%s: %s\n%s\n", m->rules.game->title, m->scn->title, m->scn->situation);
    for (int i = 0; i < m->scn->seats; i++)
        text_addf(&s->out, "  %s (%s): %s\n", m->scn->side[i].title, m->scn->side[i].id,
                  m->seat_name[i]);
    if (m->dice.source == DICE_SEALED) {
        digits_write(m->dice.commitment, SECRET_BYTES, hex);
        text_addf(&s->out,
                  "Sealed dice, match %s, commitment %s; the secret is shown at the end.\n",
                  m->dice.match, hex);
    }
    if (s->persons < m->scn->seats)
        text_add(&s->out,
                 "A stronger computer thinks longer, nothing else: it rolls the same dice and "
                 "sees what its side sees.\n");
    text_add(&s->out, "Choose by number or in notation; `help` lists the commands.\n");
}

static void part(struct session *s)
{
    const struct match *m = s->match;
    bool over = match_to_move(m) == SEAT_NONE;
    char hex[2 * SECRET_BYTES + 1];

    say(s);
    if (!over && s->prompt.shared)
        prompt_forget(&s->prompt);
    for (int i = 0; i < m->scn->seats && over; i++)
        if (s->person[i])
            session_tell(s, i);
    if (over)
        session_board(s, EYES_ALL);
    text_add_char(&s->out, '\n');
    story_result(m, &s->out);
    if (over && m->dice.source == DICE_SEALED) {
        digits_write(m->dice.secret, SECRET_BYTES, hex);
        text_addf(&s->out, "The secret of the dice was %s.\n", hex);
    }
    if (s->record)
        text_addf(&s->out, "The record is in %s%s.\n", s->record,
                  over ? "; `sandtable replay --verify` checks every die" : "");
    say(s);
}

static int run_session(struct session *s)
{
    const struct match *m = s->match;
    int mover;

    greet(s);
    keep(s);
    while (!s->ended && (mover = match_to_move(m)) != SEAT_NONE)
        step(s, mover);
    part(s);
    return ferror(stdout) ? EXIT_MACHINE : EXIT_DONE;
}

/* --- setting up --- */

/* seat_persons: --side S, given once for each person; "both" or "all" for every side. */
static int seat_persons(struct session *s, struct error *err)
{
    const struct scenario *scn = s->match->scn;
    const char *word;

    for (int k = 0; (word = cli_flag_at(s->cli, "--side", k)); k++) {
        bool all = strcmp(word, "both") == 0 || strcmp(word, "all") == 0;
        int seat = scenario_seat(scn, word);

        if (!all && seat < 0)
            return error_set(err,
                             "--side: scenario %s has no side \"%.20s\"; `sandtable scenarios "
                             "%s` lists them",
                             scn->id, word, s->match->rules.game->id);
        for (int i = 0; i < scn->seats; i++)
            s->person[i] |= all || i == seat;
    }
    if (!cli_flag(s->cli, "--side"))
        s->person[0] = true;
    for (int i = 0; i < scn->seats; i++)
        s->persons += s->person[i];
    return 0;
}

/* thinking_seed: the random numbers of the computers follow from the dice. */
static uint64_t thinking_seed(const struct fairdice *d)
{
    return d->source == DICE_SEALED ? hash_bytes(d->match, strlen(d->match)) : d->seed;
}

/* seat_computers: one for each seat; in a person's seat it gives hints, at the usual level. */
static int seat_computers(struct session *s, struct error *err)
{
    struct rules r = s->match->rules;
    const char *opponent = cli_flag(s->cli, "--opponent");
    struct level opponents[SEATS_MAX], advisers[SEATS_MAX];

    if (cli_levels(s->cli, r, opponent ? opponent : "normal", opponents, err) ||
        cli_levels(s->cli, r, "normal", advisers, err))
        return -1;
    for (int i = 0; i < r.scn->seats; i++)
        s->player[i] = player_open(r, i, s->person[i] ? advisers[i] : opponents[i],
                                   player_rng(thinking_seed(&s->match->dice), 0, i));
    return 0;
}

static void name_seats(struct session *s)
{
    char name[64];

    for (int i = 0; i < s->match->scn->seats; i++) {
        snprintf(name, sizeof name, s->person[i] ? "you" : "computer, %s", s->player[i].level.name);
        match_name_seat(s->match, i, name);
    }
}

/* resume: a record goes on with its own dice. A position, or a record whose dice were entered by
 * hand, gets new ones from here on. */
static struct match *resume(const struct cli *cli, const char *path, struct error *err)
{
    struct match *m = cli_match(cli, path, err);
    struct fairdice dice;

    if (!m)
        return NULL;
    if (m->dice.source == DICE_SEALED && !m->dice.secret_known)
        error_set(
            err,
            "%s does not contain the secret of its dice; only the server that has it can go on",
            path);
    else if (cli->args && strcmp(cli->arg[0], m->rules.game->id) != 0)
        error_set(err, "%s is a record of %s, not of %.40s", path, m->rules.game->id, cli->arg[0]);
    else if (m->dice.source != DICE_GIVEN)
        return m;
    else if (cli_dice(cli, &dice, err) == 0) {
        m->dice = dice;
        for (int i = 0; i < m->count; i++)
            m->entry[i].given = true;
        return m;
    }
    match_free(m);
    return NULL;
}

static struct match *begin(const struct cli *cli, struct error *err)
{
    const char *path = cli_flag(cli, "--resume");
    const struct game *game;
    struct scenario *scn;
    struct fairdice dice;

    if (path)
        return resume(cli, path, err);
    if (cli->args == 0) {
        error_set(err, "usage: sandtable play %s", cli->verb->usage);
        return NULL;
    }
    if (cli_dice(cli, &dice, err) || cli_rules_for_people(cli, &game, &scn, err))
        return NULL;
    return match_new(game, scn, NULL, dice);
}

static int set_up(struct session *s, struct error *err)
{
    s->match = begin(s->cli, err);
    if (s->match && cli_flag(s->cli, "--own-dice"))
        s->match->dice = fairdice_given();
    if (!s->match || seat_persons(s, err) || seat_computers(s, err))
        return -1;
    name_seats(s);
    s->record = cli_flag(s->cli, "--record");
    s->last_seat = s->rewound = -1;
    s->view = mem_alloc(s->match->rules.game->state_size);
    s->prompt.shared = rules_hides(s->match->rules) && s->persons > 1 && isatty(STDIN_FILENO) &&
                       isatty(STDOUT_FILENO);
    catch_up(s);
    return 0;
}

static int run_play(struct cli *cli)
{
    struct session s = { .cli = cli, .prompt = { .context = &s } };
    struct error err;

    if (cli->json)
        return cli_fail("`play` is for people; programs use `sandtable engine`");
    s.out = text_growing();
    int status = set_up(&s, &err) ? cli_fail("%s", err.text) : run_session(&s);
    for (int i = 0; i < SEATS_MAX; i++) {
        player_close(&s.player[i]);
        story_close(&s.story[i]);
    }
    match_free(s.match);
    mem_free(s.view);
    text_release(&s.out);
    return status;
}

static const struct flag flags[] = {
    { "--side", "S", "the side you play (default: the first); `both` to share the keyboard" },
    { "--opponent", "LEVEL",
      "random, easy, normal (default) or hard: who thinks longer, rolls the same dice and sees no "
      "more "
      "than its side; LEVEL@PLAYOUTS[xCORES]; exec:COMMAND" },
    { "--seat", "SIDE=LEVEL", "who plays this side, if it is not the usual opponent" },
    { "--nodes", "N", "the computer plays N playouts for each decision: reproducible" },
    { "--time", "SECONDS", "the longest the computer may think about a decision" },
    { "--cores", "N", "cores for each decision of the computer, with that much on each (1)" },
    { "--seed", "N", "dice anyone can compute from N (default: sealed dice)" },
    { "--own-dice", NULL, "you roll real dice and type what they show" },
    { "--record", "FILE", "write the record after every decision" },
    { "--resume", "RECORD", "go on from a record or a position" },
    { "--option", "NAME=VALUE", "an option of the game; may be repeated" },
    CLI_ADDED_FLAGS,
    { NULL, NULL, NULL },
};

const struct verb verb_play = {
    .name = "play",
    .group = "Play",
    .usage = "GAME [SCENARIO] [--side S] [--opponent LEVEL] [--seed N] [--record FILE]",
    .summary = "Play in the terminal, against the computer or each other.",
    .example = "sandtable play drill --opponent easy --record game.record",
    .flags = flags,
    .least = 0,
    .most = 2,
    .run = run_play,
};

/* talk.c - what a person may type during `play`: a number, an action in notation, or a command. The
 * table at the end lists the commands. Whatever is typed, the game goes on. */
#include "cli/play.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/sight.h"
#include "core/propose.h"
#include "core/record.h"
#include "core/reference.h"
#include "core/verdict.h"

static bool is_number(const char *words, long *number)
{
    return number_read(words, 0, 1 << 20, number) == 0;
}

/* find_action: the action named by a number of the list or by notation; a sentence if there is
 * none. Here and below everything is read and judged on the person's view, so that no answer gives
 * anything away. */
static int find_action(struct session *s, const char *words, struct action *out)
{
    struct rules r = s->match->rules;
    struct error err;
    long number;

    if (!words[0]) {
        text_add(&s->out, "Which action? Give its number or notation.\n");
        return -1;
    }
    if (is_number(words, &number)) {
        int open = s->menu.open;
        enum menu_choice choice = menu_choose(&s->menu, number, out);

        s->menu.open = open;
        if (choice == MENU_ACTION)
            return 0;
        text_addf(&s->out, "%ld is not the number of an action; `list` shows them.\n", number);
        return -1;
    }
    memset(out, 0, sizeof *out);
    if (rules_parse(r, s->view, words, out, &err) == 0)
        return 0;
    text_addf(&s->out, "%s\n", err.text);
    return -1;
}

/* --- commands --- */

static void add_clause(struct session *s, const char *id)
{
    struct clause clause;

    if (!reference_find(s->cli->library.content, s->match->rules.game, id, &clause))
        return;
    text_addf(&s->out, "%s: ", clause.id);
    text_add_bytes(&s->out, clause.text, clause.size);
    text_add_char(&s->out, '\n');
}

/* tell_reason: why the computer decided as it did. Its reasons may tell what it hides. */
static void tell_reason(struct session *s)
{
    const struct match *m = s->match;

    if (!s->reason[0])
        text_add(&s->out, "The computer has given no reason yet; `why ACTION` asks the rules.\n");
    else if (!rules_open(m->rules, m->state) && match_to_move(m) != SEAT_NONE)
        text_add(&s->out,
                 "The computer keeps its reasons to itself as long as anything is hidden.\n");
    else
        text_addf(&s->out, "The computer's last decision: %s\n", s->reason);
}

static bool do_why(struct session *s, int seat, const char *rest)
{
    const struct match *m = s->match;
    struct refusal why = { .why = "" };
    struct hint hint = { .items = 0 };
    struct action action;

    if (!rest[0]) {
        tell_reason(s);
        return false;
    }
    if (find_action(s, rest, &action))
        return false;
    if (rules_check(m->rules, s->view, &action, &why)) {
        text_addf(&s->out, "Illegal: %s.\n", why.why);
        add_clause(s, why.clause);
        return false;
    }
    rules_hint(m->rules, (struct view){ seat, s->view }, &action, &hint);
    text_addf(&s->out, "Legal: %s.\n", hint.label);
    cli_items(&hint, &s->out);
    add_clause(s, hint.clause);
    return false;
}

static bool do_odds(struct session *s, int seat, const char *rest)
{
    struct action action;
    struct odds odds;
    struct error err;

    if (find_action(s, rest, &action))
        return false;
    if (odds_of(s->match->rules, s->match->state, seat, &action, &odds, &err)) {
        text_addf(&s->out, "%s\n", err.text);
        return false;
    }
    odds_merge(&odds);
    cli_odds(s->match->scn, &odds, "  ", &s->out);
    if (odds.count == 0)
        text_add(&s->out, "No dice follow this action.\n");
    return false;
}

/* do_sight: from one place to another, or the field of fire of one piece. */
static bool do_sight(struct session *s, int seat, const char *rest)
{
    char word[2][24] = { "", "" };
    struct sight_question q = { .rules = s->match->rules,
                                .view = { seat, s->view },
                                .from = word[0] };
    struct error err;

    int words = sscanf(rest, "%23s %23s", word[0], word[1]);
    q.to = words > 1 ? word[1] : NULL;
    if (words < 1)
        text_add(&s->out, "From where to where? sight FROM TO, or sight PIECE\n");
    else if (sight_write(&q, &s->out, &err))
        text_addf(&s->out, "%s.\n", err.text);
    return false;
}

/* do_undo: a person alone can take back everything; with others, not what was revealed or
 * answered. */
static bool do_undo(struct session *s, int seat, const char *rest)
{
    struct match *m = s->match;
    int to = match_undo_point(m, seat, s->persons == m->scn->seats);

    (void)rest;
    if (to < 0) {
        text_add(&s->out, m->count ? "That cannot be taken back: dice were rolled, a secret came "
                                     "out or another side has decided since.\n"
                                   : "There is nothing to take back.\n");
        return false;
    }
    session_rewind(s, to);
    text_add(&s->out, "Taken back.\n");
    return true;
}

/* do_save may overwrite a record, but no other file. */
static bool do_save(struct session *s, int seat, const char *rest)
{
    struct error err;
    size_t size;

    (void)seat;
    if (!rest[0]) {
        text_add(&s->out, "Where to? save FILE\n");
        return false;
    }
    char *there = file_read(rest, RECORD_BYTES_MAX, &size, &err);
    if (there && size && !record_begins(there, size))
        text_addf(&s->out, "Not saved: %s exists and is not a record.\n", rest);
    else
        session_save(s, rest);
    mem_free(there);
    return false;
}

static bool do_hint(struct session *s, int seat, const char *rest)
{
    const struct match *m = s->match;
    char room[ACCOUNT_BYTES];
    struct text why = text_fixed(room, sizeof room);
    struct hint hint = { .items = 0 };
    struct action action;

    (void)rest;
    cli_decide(&s->player[seat], m, &action, &why);
    rules_hint(m->rules, (struct view){ seat, s->view }, &action, &hint);
    text_add(&s->out, "The computer would play ");
    rules_text(m->rules, s->view, &action, &s->out);
    text_addf(&s->out, " (%s)%s%s\n", hint.label, room[0] ? ": " : ".", room);
    return false;
}

static bool do_rules(struct session *s, int seat, const char *rest)
{
    const struct game *game = s->match->rules.game;
    struct reference ref = reference_open(s->cli->library.content, game);
    struct clause c;

    (void)seat;
    if (rest[0] && !reference_find(s->cli->library.content, game, rest, &c))
        text_addf(&s->out, "There is no clause \"%.40s\"; `rules` lists them.\n", rest);
    else if (rest[0])
        add_clause(s, rest);
    while (!rest[0] && reference_next(&ref, &c))
        text_addf(&s->out, "  %-12s %s\n", c.id, c.title);
    if (!rest[0])
        text_addf(&s->out, "`rules CLAUSE` prints one; `sandtable rules %s` prints all.\n",
                  game->id);
    return false;
}

/* do_standing: the orders are not shown to others at the keyboard. */
static bool do_standing(struct session *s, int seat, const char *rest)
{
    const struct game *game = s->match->rules.game;
    struct error err;
    char words[STANDING_TEXT];

    if (!standing_takes(game)) {
        text_add(&s->out, "Nothing in this game can be left to standing orders.\n");
        return false;
    }
    if (rest[0] && standing_parse(game, rest, &s->standing[seat], &err)) {
        text_addf(&s->out, "%s.\n", err.text);
        return false;
    }
    text_addf(&s->out, "Standing orders of %s:", s->match->scn->side[seat].title);
    standing_text(s->standing[seat], words);
    if (game->flags & GAME_REACTIONS)
        text_addf(&s->out, " %s", words);
    standing_markers(s->standing[seat], words);
    if (game->flags & GAME_MARKERS)
        text_addf(&s->out, "%s markers %s", game->flags & GAME_REACTIONS ? ";" : "", words);
    text_add(&s->out, ".\n");
    struct action action;
    return standing_answer(s->match->rules, s->view, seat, s->standing[seat], &action) &&
           match_act(s->match, seat, &action, NULL) == 0;
}

static bool do_show(struct session *s, int seat, const char *rest)
{
    (void)rest;
    session_board(s, seat);
    return false;
}

static bool do_list(struct session *s, int seat, const char *rest)
{
    (void)seat;
    (void)rest;
    menu_back(&s->menu);
    menu_write(&s->menu, &s->out);
    return false;
}

/* do_resign: with two teams the other one wins; with more they would go on without this side. */
static bool do_resign(struct session *s, int seat, const char *rest)
{
    const struct scenario *scn = s->match->scn;
    unsigned others = 0;
    struct error err;
    int team = -1;

    (void)rest;
    for (int i = 0; i < scn->seats; i++) {
        if (scn->side[i].team == scn->side[seat].team)
            continue;
        if (team >= 0 && scn->side[i].team != team) {
            text_add(&s->out, "The others would go on without you; `quit` leaves the game.\n");
            return false;
        }
        team = scn->side[i].team;
        others |= 1u << i;
    }
    if (match_award(s->match, VERDICT_RESIGNATION, others, &err)) {
        text_addf(&s->out, "That is not possible: %s.\n", err.text);
        return false;
    }
    return true;
}

static bool do_quit(struct session *s, int seat, const char *rest)
{
    (void)seat;
    (void)rest;
    s->ended = true;
    return false;
}

/* is_piece: a token of the board, or something that an action of the list names: what is still to be
 * set up is on no board. */
static bool is_piece(const struct session *s, const struct scene *map, const char *word)
{
    char room[400], padded[40];

    if (scene_find_token(map, word))
        return true;
    snprintf(padded, sizeof padded, " %s ", word);
    for (int i = 0; i < s->menu.items; i++) {
        struct text words = text_fixed(room, sizeof room);

        rules_text(s->match->rules, s->view, &s->menu.item[i].action, &words);
        text_add_char(&words, ' ');
        if (strstr(room, padded))
            return true;
    }
    return false;
}

/* read_way: [PIECE] X,Y [X,Y^HEIGHT].. in inches. 0, or -1 and a sentence. */
static int read_way(const struct session *s, const struct scene *map, const char *words,
                    struct pointing *out, struct error *err)
{
    *out = (struct pointing){ .places = 0 };
    for (const char *p = words; *p; p += strspn(p, " ")) {
        size_t length = strcspn(p, " ");
        char word[24];

        snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : 23, p);
        if (p == words && !strchr(word, ',') && is_piece(s, map, word))
            snprintf(out->piece, sizeof out->piece, "%s", word);
        else if (out->places == PLACES_MAX)
            return error_set(err, "More than %d places are named", PLACES_MAX);
        else if (!scene_read_spot(map, word, out->place[out->places++]))
            return error_set(err, "\"%s\" is not a place such as 12.5,9 or 9,12^3", word);
        p += length;
    }
    return out->places ? 0 : error_set(err, "Where to? go [PIECE] X,Y [X,Y^HEIGHT]..");
}

static bool decide(struct session *s, int seat, const struct action *action);

/* do_go: the rules find the way; the action is shown and made. */
static bool do_go(struct session *s, int seat, const char *rest)
{
    struct rules r = s->match->rules;
    struct refusal why = { .why = "" };
    struct scene map, answer;
    struct pointing at;
    const struct pointing *way = &at;
    struct action action;
    struct error err;

    rules_scene(r, s->match->state, seat, &map);
    scene_init(&answer);
    bool proposed = false;
    if (read_way(s, &map, rest, &at, &err))
        text_addf(&s->out, "%s.\n", err.text);
    else if (rules_propose(r, (struct view){ seat, s->view }, way->piece, way->place, way->places,
                           &action, &answer, &why))
        text_addf(&s->out, "That is not legal: %s%s%s%s.\n", why.why, why.clause[0] ? " (" : "",
                  why.clause, why.clause[0] ? ")" : "");
    else
        proposed = true;
    scene_text_panels(&answer, &s->out);
    scene_release(&answer);
    scene_release(&map);
    if (!proposed)
        return false;
    rules_text(r, s->view, &action, &s->out);
    text_add_char(&s->out, '\n');
    return decide(s, seat, &action);
}

static bool do_help(struct session *s, int seat, const char *rest);

static const struct command {
    const char *name, *form, *help;
    bool (*run)(struct session *s, int seat, const char *rest);
    unsigned needs; /* flags of the games that have it; 0: all */
} commands[] = {
    { "list", "list", "your choices again (also: an empty line)", do_list },
    { "show", "show", "the board again", do_show },
    { "odds", "odds ACTION", "exact odds of every result", do_odds },
    { "sight", "sight FROM TO", "the line of sight; `sight PIECE`: where it points and can fire",
      do_sight },
    { "go", "go [PIECE] X,Y..",
      "move there, through these places, by the way the rules find; X,Y^3: to that height", do_go,
      GAME_PLANE },
    { "why", "why [ACTION]",
      "is it legal, and by which clause of the rules; alone: the computer's last reasons", do_why },
    { "hint", "hint", "what the computer would play, and why", do_hint },
    { "undo", "undo", "take your last decision back", do_undo },
    { "standing", "standing [ORDERS]",
      "shots in the other's move: ask, hold, adjacent, odds N (percent); `standing markers ..` "
      "before rolls: ask, keep, all, when N (points)",
      do_standing },
    { "rules", "rules [CLAUSE]", "the clauses of the rules, or one of them", do_rules },
    { "save", "save FILE", "write the record; `play --resume FILE` goes on", do_save },
    { "help", "help", "this list", do_help },
    { "resign", "resign", "give up: the other side wins, and the record says so", do_resign },
    { "quit", "quit", "leave the game", do_quit },
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static bool has_command(const struct session *s, int i)
{
    return !commands[i].needs || s->match->rules.game->flags & commands[i].needs;
}

static bool do_help(struct session *s, int seat, const char *rest)
{
    (void)seat;
    (void)rest;
    text_add(&s->out,
             "A number of the list or an action in notation makes the decision. ACTION below is "
             "either.\nAt a terminal Tab completes actions and commands, and the arrows bring back "
             "earlier lines.\n");
    for (int i = 0; i < COMMANDS; i++)
        if (has_command(s, i))
            text_addf(&s->out, "  %-18s %s\n", commands[i].form, commands[i].help);
    return false;
}

const char *talk_words(void *session, int i)
{
    static const char *const before[] = { "", "odds ", "why " };
    struct session *s = session;
    struct text out = text_fixed(s->typed, sizeof s->typed);

    if (i < COMMANDS)
        return has_command(s, i) ? commands[i].name : "list";
    i -= COMMANDS;
    if (i >= 3 * s->menu.items)
        return NULL;
    text_add(&out, before[i / s->menu.items]);
    rules_text(s->match->rules, s->view, &s->menu.item[i % s->menu.items].action, &out);
    return s->typed;
}

/* --- decisions --- */

static bool decide(struct session *s, int seat, const struct action *action)
{
    struct refusal why = { .why = "" };

    if (rules_check(s->match->rules, s->view, action, &why) == 0 &&
        match_act(s->match, seat, action, &why) == 0)
        return true;
    text_addf(&s->out, "That is not legal: %s%s%s%s.\n", why.why, why.clause[0] ? " (" : "",
              why.clause, why.clause[0] ? ")" : "");
    return false;
}

static bool choose_number(struct session *s, int seat, long number)
{
    struct action action;

    switch (menu_choose(&s->menu, number, &action)) {
    case MENU_ACTION: return decide(s, seat, &action);
    case MENU_GROUP:
        menu_write(&s->menu, &s->out);
        text_add(&s->out, "An empty line goes back to all pieces.\n");
        return false;
    default: text_addf(&s->out, "%ld is not in the list; `list` shows it.\n", number); return false;
    }
}

bool talk(struct session *s, int seat, const char *line)
{
    struct action action;
    long number;

    line += strspn(line, " ");
    if (!line[0])
        return do_list(s, seat, "");
    if (is_number(line, &number))
        return choose_number(s, seat, number);
    size_t length = strcspn(line, " ");
    for (int i = 0; i < COMMANDS; i++)
        if (strlen(commands[i].name) == length && strncmp(line, commands[i].name, length) == 0 &&
            has_command(s, i))
            return commands[i].run(s, seat, line + length + strspn(line + length, " "));
    if (find_action(s, line, &action)) {
        text_add(&s->out, "`list` shows your choices, `help` the commands.\n");
        return false;
    }
    return decide(s, seat, &action);
}

/* game.h - the one interface between a set of rules and everything else.
 *
 *   scenario   what never changes during play: map, tables, forces, options. Loaded once, read
 *              only, shared by threads. Each game's scenario struct begins with struct scenario.
 *   state      what does change: state_size bytes without pointers or padding, unused bytes zero;
 *              copied with memcpy, compared with memcmp.
 *   action     one decision of one seat, or one outcome of chance: a 16-byte value.
 *   view       a state in which everything a seat may not know has been blanked (observe).
 *              Rules work on a view as on a state; whatever leaves the process is made from one.
 *
 * Rules are pure: they never roll dice, ask, print, allocate, or remember anything between calls.
 * The promises written here are checked at every node of random play by core/conform.c. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/data.h"
#include "base/error.h"
#include "base/rng.h"
#include "base/text.h"

enum { SEAT_CHANCE = -1, SEAT_NONE = -2 };

enum {
    SEATS_MAX = 4,
    OPTIONS_MAX = 24,
    DICE_MAX = 32,
    RETURN_ONE = 1000, /* a win; returns are in thousandths, rules know no floating point */
};

enum {
    GAME_HIDDEN = 1,   /* observe hides something from somebody */
    GAME_UNLISTED = 2, /* legal offers good candidates; check judges any action */
};

struct content;      /* core/content.h: named data files */
struct hexmap_terms; /* core/hexmap.h */
struct hexmap_area;
struct scene;  /* core/scene.h */
struct events; /* core/event.h */
struct event;

struct action {
    uint16_t kind; /* the game's own; 0 is never a valid action */
    int16_t arg[7];
};

/* Dice that are physically thrown: `count` fair dice with faces 1..sides. Cards and chips are
 * dice too: one of the n left is "1 die of n sides". */
struct dice {
    uint8_t count, sides;
};

/* One distinct result the rules read from the dice; probability = weight / sum of weights. */
struct outcome {
    struct action action;
    uint64_t weight;
};

struct view {
    int seat; /* SEAT_NONE: a spectator */
    const void *state;
};

/* Why not: the clause of the rules reference and one sentence a player understands. */
struct refusal {
    char clause[16];
    char why[160];
};

struct side {
    char id[12];    /* "cp": notation, command line, record */
    char title[40]; /* "Central Powers" */
    int team;       /* seats of one team win and lose together */
};

struct scenario {
    char id[40], title[80], situation[400];
    char notes[1600]; /* the history behind it: paragraphs, one a line; may be empty */
    int seats;
    struct side side[SEATS_MAX];
    int turns;      /* for people; 0 when there is no limit */
    int turns_line; /* of the file that says so; 0: none does */
    int option[OPTIONS_MAX];
    bool
        option_told[OPTIONS_MAX]; /* set by the file or the user: records and positions repeat it */
};

/* A switch that a scenario file, a command line or a table may set. */
struct option {
    const char *name;
    const char *choices; /* NULL for a number, else "no|yes" or such: names for 0, 1, .. */
    int min, max, initial;
    const char *clause, *help;
};

enum hint_role { HINT_OTHER, HINT_MOVE, HINT_SHOOT, HINT_END };

/* What an action is where a decision interrupts another seat's move. */
enum reaction {
    REACTION_NONE,  /* nothing of the kind */
    REACTION_PASS,  /* lets the moment pass */
    REACTION_FIRE,  /* a shot: its hint has the range, its odds can be computed */
    REACTION_GO_ON, /* the usual way to go on with a shot already declared */
};

/* One line of the sum behind an attack: "Target in a trench  +1". */
struct hint_item {
    char label[48], value[16], clause[16];
    bool waived; /* shown struck through */
    bool part;   /* contained in the next line that is no part: "Rifle 3 4" of "Firepower 9" */
};

enum { HINT_ITEMS = 24 };

/* How to offer an action to a person. Anchors are ids of tokens and cells in the scene. */
struct hint {
    enum hint_role role;
    char label[96];  /* "Fire at the charger in 0506": complete without the board */
    char group[64];  /* actions of one piece share a heading: "Charger 0505"; "" for none */
    char clause[16]; /* the rule that allows it */
    char token[24];  /* who acts */
    char cell[24];   /* where to */
    char target[24]; /* at whom */
    char cost[8];    /* "2", "1/2"; "" when it means nothing */
    char needs[48];  /* "hits on 3 or more"; "" when no dice follow */
    int range;       /* an attack: hexes or inches to the target, 0 where it means nothing */
    int items;
    struct hint_item item[HINT_ITEMS];
};

/* key=value words that describe an attack: `odds GAME range=3 target=trench`. */
struct pair {
    const char *key, *value;
};

struct game {
    const char *id, *title;
    int rules_version; /* raised when an old record would play differently */
    unsigned flags;
    size_t scenario_size, state_size;
    int max_steps;                /* no game is longer, chance included */
    int max_legal;                /* no legal list is longer */
    int max_outcomes;             /* no chance list is longer */
    const struct option *options; /* ends with name NULL; may be NULL */

    /* Content. scenario_load (core/scenario.h) reads the common directives of the scenario file
     * and the options; `directive` gets every other line (d stands on it; it may read on), `finish`
     * reads tables and maps from `content`, checks everything and prepares look-up tables. */
    int (*directive)(struct scenario *scn, struct data *d, struct error *err); /* may be NULL */
    int (*finish)(struct scenario *scn, const struct content *content, struct error *err);

    /* Files that people make themselves (`sandtable map`); each may be NULL. inspect: finish, but
     * it tells every mistake and reads on. survey: the same for a data file that is no scenario;
     * after a drawn map, `blank` is good enough for board. map_terms: what maps are drawn in.
     * areas: the parts of the map that a scenario names (at most HEXMAP_AREAS; how many), and the
     * map's file. */
    int (*inspect)(struct scenario *scn, const struct content *content, struct findings *findings,
                   struct error *err);
    int (*survey)(struct scenario *blank, const struct content *content, const char *file,
                  struct findings *findings, struct error *err);
    int (*map_terms)(struct scenario *blank, const struct content *content,
                     struct hexmap_terms *out, struct error *err);
    int (*areas)(const struct scenario *scn, struct hexmap_area *out, char file[100]);

    /* Positions. start gives the first state; write/read its text form, line by line, such that
     * read(write(s)) == s for every state and every view. audit checks the invariants of a full
     * state, so that whatever passes it can be played; the unknown values of a view do not pass. */
    void (*start)(const struct scenario *scn, void *state);
    void (*write)(const struct scenario *scn, const void *state, struct text *out);
    int (*read)(const struct scenario *scn, struct data *d, void *state, struct error *err);
    int (*audit)(const struct scenario *scn, const void *state, struct error *err);

    /* Play. to_move: a seat, SEAT_CHANCE when dice are due, SEAT_NONE exactly when over. */
    int (*to_move)(const struct scenario *scn, const void *state);
    /* legal: all legal actions of the seat to move (out has room for max_legal), never none at a
     * decision, no duplicates, in an order that depends on the state alone. */
    int (*legal)(const struct scenario *scn, const void *state, struct action *out);
    /* sample: one legal action with every one equally likely, without listing. May be NULL. */
    void (*sample)(const struct scenario *scn, const void *state, struct rng *rng,
                   struct action *out);
    /* check: 0 or -1 and why (which may be NULL). Never crashes on any 16 bytes; accepts exactly
     * the listed actions unless GAME_UNLISTED. Only asked when a seat is to move. */
    int (*check)(const struct scenario *scn, const void *state, const struct action *action,
                 struct refusal *why);
    /* When chance is to move: what is thrown; what the faces mean; all results with weights. */
    struct dice (*dice)(const struct scenario *scn, const void *state);
    void (*read_dice)(const struct scenario *scn, const void *state, const uint8_t *faces,
                      struct action *out);
    int (*chance)(const struct scenario *scn, const void *state, struct outcome *out);
    /* counted: which of the dice thrown the result rests on, bit i for die i: of a pool those that
     * hit, of two dice the one that is read. For people only. NULL: all of them. */
    unsigned (*counted)(const struct scenario *scn, const void *state, const uint8_t *faces);
    /* apply: total and deterministic for a checked action or an outcome; same bytes with or
     * without an event list (events may be NULL). */
    void (*apply)(const struct scenario *scn, void *state, const struct action *action,
                  struct events *events);
    /* foresee: apply for odds where the rules put the dice off (an attack declared now and fought
     * later): makes the position in which the dice of this action alone are thrown at once. NULL:
     * dice follow their action, apply will do. */
    void (*foresee)(const struct scenario *scn, void *state, const struct action *action);
    /* returns, in thousandths, -1000..1000 for each seat: at the end the result, before it the
     * standing by the victory conditions. */
    void (*returns)(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
    /* ending: how a game that is over came to its end, in a word or two ("surrender"), the same for
     * the same kind of end: simulations count them. May be NULL. */
    const char *(*ending)(const struct scenario *scn, const void *state);

    /* Knowledge; both NULL without GAME_HIDDEN. observe: idempotent. determinize: a possible full
     * state behind a view, drawn at random: observe(determinize(v)) == v, and it passes audit. */
    void (*observe)(const struct scenario *scn, const void *state, int seat, void *view);
    void (*determinize)(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                        void *state);

    /* Words. prompt: what is to be decided, one sentence. action_text: the notation, unique within
     * the legal list, ASCII; action_parse is its inverse and also reads well-formed illegal
     * actions, so that check can say why not. event_text: one sentence, from the event alone. */
    void (*prompt)(const struct scenario *scn, struct view view, struct text *out);
    void (*action_text)(const struct scenario *scn, const void *state, const struct action *action,
                        struct text *out);
    int (*action_parse)(const struct scenario *scn, const void *state, const char *words,
                        struct action *out, struct error *err);
    void (*action_hint)(const struct scenario *scn, struct view view, const struct action *action,
                        struct hint *out);
    void (*event_text)(const struct scenario *scn, const struct event *event, struct text *out);
    /* pose: the position and the action that the words describe, for `odds GAME key=value...`;
     * with no words, *err lists the words it knows. May be NULL. */
    int (*pose)(const struct scenario *scn, const struct pair *words, int count, void *state,
                struct action *action, struct error *err);

    /* reaction: what a legal action is in the sense of the enum; core/standing.h answers such
     * decisions for a seat. At a decision at most one action passes or goes on, and where there are
     * shots one passes. NULL: nobody decides anything during another's move that could be left to
     * standing orders. */
    enum reaction (*reaction)(const struct scenario *scn, const void *state,
                              const struct action *action);

    /* sight: the line between two cells of the scene and what lies on it, added to the scene as
     * shapes and a panel of reasons. Only for games with a line of sight; else NULL. */
    void (*sight)(const struct scenario *scn, struct view view, const char *from, const char *to,
                  struct scene *scene);
    /* field: where a token of the scene points and what it can fire at from there, added to the
     * scene as zones and a panel; nothing for tokens that face no way. NULL where none does. */
    void (*field)(const struct scenario *scn, struct view view, const char *token,
                  struct scene *scene);

    /* Pictures: board adds what never changes (cells), scene what does (tokens, panels); without
     * GAME_HIDDEN every seat gets the same one. */
    void (*board)(const struct scenario *scn, struct scene *scene);
    void (*scene)(const struct scenario *scn, struct view view, struct scene *scene);
};

#endif

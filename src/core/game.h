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
    PLACES_MAX = 12,      /* of one proposal */
    PLACE_ANY = -1000000, /* the height of a place that names none */
    RETURN_ONE = 1000,    /* a win; returns are in thousandths, since rules use no floating point */
};

enum {
    GAME_UNLISTED = 1,   /* legal offers good candidates; check judges any action */
    GAME_REACTIONS = 2,  /* some decisions interrupt another seat's move: see hint.reaction */
    GAME_FACINGS = 4,    /* tokens have facings: look works for one token alone */
    GAME_MARKERS = 8,    /* markers may be laid out before a roll: see REACTION_SPEND */
    GAME_PART = 16,      /* part of another game: found by its name, but not offered on its own */
    GAME_PLANE = 32,     /* in inches on a plane: places, not cells; look works for any token */
    GAME_ADDED = 64,     /* directive takes added lines, which may replace lines of the file */
    GAME_STEPWISE = 128, /* a move is several actions, step by step: see core/plan.h */
    GAME_ORDERED = 256,  /* pieces act in a fixed order: the next is the first of the legal list */
};

struct content;      /* core/content.h: named data files */
struct sources;      /* core/sources.h: the files a scenario was made from */
struct hexmap_terms; /* core/hexmap.h */
struct hexmap_area;
struct scene;          /* core/scene.h */
struct notation;       /* core/form.h: how actions are written */
struct sentences;      /* core/form.h: how events are worded */
struct position_lines; /* core/form.h: how positions are written */
struct events;         /* core/event.h */
struct event;
struct odds; /* core/odds.h */

struct action {
    uint16_t kind; /* the game's own; 0 is never a valid action */
    int16_t arg[7];
};

/* Dice that are physically thrown: `count` fair dice with faces 1..sides. Cards and chips are dice
 * too: drawing one of the n left is one die with n sides. */
struct dice {
    uint8_t count, sides;
};

/* read_dice returns this when every die counts. */
#define DICE_ALL (~0u)

/* One distinct result the rules read from the dice; probability = weight / sum of weights. */
struct outcome {
    struct action action;
    uint64_t weight;
};

struct view {
    int seat; /* SEAT_NONE: a spectator */
    const void *state;
};

/* Why an action is refused: the clause of the rules reference and one sentence for the player. */
struct refusal {
    char clause[16];
    char why[160];
};

struct side {
    char id[12];    /* "cp": notation, command line, record */
    char title[40]; /* "Central Powers" */
    int team;       /* seats of one team win and lose together */
    bool printed;   /* plays by printed orders, whoever sits there: how well is not asked */
};

/* A kind of table that can be laid out by a number. */
struct table_kind {
    const char *id, *title;
};

struct scenario {
    char id[40], title[80], situation[400];
    char notes[1600]; /* the history behind it: paragraphs, one per line; may be empty */
    int seats;
    struct side side[SEATS_MAX];
    int turns;               /* for people; 0 when there is no limit */
    int turns_line;          /* the line of the file that says so; 0: none */
    struct sources *sources; /* the files it was made from; NULL: not from files */
    char *added;             /* the lines added to its file (core/added.h); NULL: none */
    bool open;               /* set by a game with secrets: this scenario has none */
    bool for_tests;          /* a bench for tests: played by name, not offered to people */
    int option[OPTIONS_MAX];
    bool option_given[OPTIONS_MAX]; /* by the file or the user; records and positions repeat it */
};

/* A switch that a scenario file, a command line or a table may set. */
struct option {
    const char *name;
    const char *choices; /* NULL for a number, else "no|yes" or such: names for 0, 1, .. */
    int min, max, initial;
    const char *clause, *help;
    const char *people; /* what a match with people begins with; NULL: as `initial` says */
    const char *title;  /* in a few words, for a page or a form; NULL: the name has to do */
    const char *titles; /* the same of the choices, written as they are; NULL: their names */
    /* Does it make a difference in this scenario? NULL: in every one. */
    bool (*applies)(const struct scenario *scn, const struct option *option);
};

enum hint_role {
    HINT_OTHER,
    HINT_MOVE,
    HINT_SHOOT,
    HINT_END,
    HINT_YIELD, /* gives the game up: a player is asked first */
    HINT_ROLES
};

/* What an action does at a decision that interrupts another seat's move; core/standing.h answers
 * such decisions for a seat. At most one action passes or goes on, and where there are shots one
 * passes. */
enum reaction {
    REACTION_NONE,  /* not a reaction */
    REACTION_PASS,  /* lets the moment pass */
    REACTION_FIRE,  /* a shot: its hint has the range, its odds can be computed */
    REACTION_GO_ON, /* the usual way to go on with a shot already declared */
    REACTION_SPEND, /* markers laid out before a roll, one's own or another's: its hint has amount
                     * and chance. PASS, which keeps them, is there too and has the chance without. */
};

/* One line of the sum behind an attack: "Target in a trench  +1". */
struct hint_item {
    char label[48], value[16], clause[16];
    bool waived; /* shown struck through */
    bool part;   /* included in the next line that is not a part: "Rifle 3 4" of "Firepower 9" */
};

enum { HINT_ITEMS = 24 };

/* How to offer an action to a person. Anchors are ids of tokens and cells in the scene; on a plane
 * a place "X,Y" in scene units stands for a cell. */
struct hint {
    enum hint_role role;
    enum reaction reaction;
    char label[96];  /* "Fire at the charger in 0506": complete without the board */
    char group[64];  /* actions of one piece share a heading: "Charger 0505"; "" for none */
    char clause[16]; /* the rule that allows it */
    char token[24];  /* who acts */
    char cell[24];   /* where to */
    char target[24]; /* at whom */
    char cost[16];   /* "2", "1/2", "5.5 of 6"; "" for none */
    char needs[48];  /* "hits on 3 or more"; "" when no dice follow */
    char risk[48];   /* of a move: "ends in enemy contact"; "" for none */
    bool usual; /* goes on with, or ends, what this seat has begun, the way most players would: a
                      * client may take it in one go with the action before (core/plan.h) */
    char aim[24],
        with[48]; /* an attack that can be placed by hand: what `propose` takes as its token
                             * to do so, and the weapon's name; "" for none */
    int range;    /* of an attack: hexes or inches to the target; 0 for none */
    int amount;   /* REACTION_SPEND: how many markers */
    int chance;   /* REACTION_SPEND and PASS beside it: of what this seat wants from the roll, if
                      * nobody lays out more; in millionths */
    int items;
    struct hint_item item[HINT_ITEMS];
};

/* key=value words that describe an attack: `odds GAME range=3 target=trench`. */
struct pair {
    const char *key, *value;
};

/* The optional part of a game for people who make their own maps and scenarios (`sandtable map`). A
 * game whose maps are not drawn in text has `areas` and their kinds only. */
struct authoring {
    /* check_data_file reports every error in a data file that is not a scenario. After a drawn map,
     * board can draw `blank`. */
    int (*check_data_file)(struct scenario *blank, const struct content *content, const char *file,
                           struct findings *findings, struct error *err);
    /* map_terms: the letters and words that maps are drawn with. */
    int (*map_terms)(struct scenario *blank, const struct content *content,
                     struct hexmap_terms *out, struct error *err);
    /* areas: the parts of the map that a scenario names, and the map's file. Returns how many, at
     * most HEXMAP_AREAS. area_kinds: what they are, "setup|exit"; cli/map_marks.c knows their looks. */
    const char *area_kinds;
    int (*areas)(const struct scenario *scn, struct hexmap_area *out, char file[100]);
};

/* A word that an attack is described with, for forms that people fill in. */
struct pose_word {
    const char *key, *title;
    const char *choices; /* "a|b|c"; "": study->pose_choices lists them; NULL: a number */
    const char *none;    /* what it means not to choose; NULL: the first choice is the usual one */
    bool many;           /* several of the choices, with commas between them */
    int min, max, initial;
};

/* The optional part for people who study a game: odds, simulations. Each may be NULL. */
struct study {
    /* set_up_attack: the position and the action that the words describe, for `odds GAME
     * key=value...`. With no words, *err lists the words it understands. */
    int (*set_up_attack)(const struct scenario *scn, const struct pair *words, int count,
                         void *state, struct action *action, struct error *err);
    /* pose: the same where the words need no position: how it is told, and the results, not sorted. A
     * game has one of the two. */
    int (*pose)(const struct scenario *scn, const struct pair *words, int count, struct hint *hint,
                struct odds *out, struct error *err);
    /* pose_words: what pose understands, up to a NULL key. pose_choices: the choices of a word that
     * has them in the data, as lines "id title". */
    const struct pose_word *pose_words;
    void (*pose_choices)(const struct scenario *scn, const char *key, struct text *out);
    /* resolve_now: apply for odds, for rules that put the dice off (an attack declared now and
     * fought later): makes the position in which the dice of this action alone are thrown at once.
     * NULL: dice follow their action, so apply will do. */
    void (*resolve_now)(const struct scenario *scn, void *state, const struct action *action,
                        struct events *events);
    /* mid_attack: does the decision that is due belong to an attack that is not over (who bears the
     * losses)? Odds end there, and say so. NULL: attacks end with their dice. */
    bool (*mid_attack)(const struct scenario *scn, const void *state);
    /* decided_by: how a finished game was decided, in a word or two ("surrender"). Simulations count
     * them, so the same kind of ending has the same words. */
    const char *(*decided_by)(const struct scenario *scn, const void *state);
};

/* A game. Functions marked * have a default in core/rules.c and may be NULL; with the others alone a
 * game can be played in the terminal, recorded and searched. Code outside the game's folder calls
 * them through core/rules.h. */
struct game {
    const char *id, *title;
    const char *learn;    /* how hard it is to learn: easy, medium, hard; NULL: not said */
    int minutes;          /* that a usual game takes; 0: not said */
    int rules_version;    /* raised when an old record would play differently */
    int rules_since;      /* the oldest version whose records still play the same; 0: this one */
    int position_version; /* raised when the text of a position changes; 0 means 1 */
    unsigned flags;
    size_t scenario_size, state_size;
    int max_steps;                /* no game is longer, chance included */
    int max_legal;                /* no legal list is longer */
    int max_outcomes;             /* no chance list is longer */
    const struct option *options; /* ends with name NULL; may be NULL */

    struct {
        /* start: the first state. */
        void (*start)(const struct scenario *scn, void *state);
        /* to_move: a seat, SEAT_CHANCE when dice are due, SEAT_NONE exactly when over. */
        int (*to_move)(const struct scenario *scn, const void *state);
        /* legal: all legal actions of the seat to move (out has room for max_legal), never none at
         * a decision, no duplicates, in an order that depends on the state alone. */
        int (*legal)(const struct scenario *scn, const void *state, struct action *out);
        /* sample*: one legal action, all equally likely, without listing them; with GAME_UNLISTED
         * any that check accepts. */
        void (*sample)(const struct scenario *scn, const void *state, struct rng *rng,
                       struct action *out);
        /* check*: 0, or -1 and why (which may be NULL). Never crashes, whatever the 16 bytes;
         * accepts exactly the listed actions unless GAME_UNLISTED. Only called when a seat is to
         * move. Default: is it in the list? */
        int (*check)(const struct scenario *scn, const void *state, const struct action *action,
                     struct refusal *why);
        /* When chance is to move. dice: what is thrown. read_dice: what the faces mean; it returns
         * which dice count, bit i for die i: in a pool those that hit, of two dice the one that is
         * used. chance*: all results with their weights. */
        struct dice (*dice)(const struct scenario *scn, const void *state);
        unsigned (*read_dice)(const struct scenario *scn, const void *state, const uint8_t *faces,
                              struct action *out);
        int (*chance)(const struct scenario *scn, const void *state, struct outcome *out);
        /* apply: total and deterministic for a checked action or an outcome; same bytes with or
         * without an event list (events may be NULL). */
        void (*apply)(const struct scenario *scn, void *state, const struct action *action,
                      struct events *events);
        /* returns, in thousandths, -1000..1000 for each seat: the result when the game is over,
         * before that the standing by the victory conditions. */
        void (*returns)(const struct scenario *scn, const void *state, int out[SEATS_MAX]);
    } play;

    struct {
        /* scenario_load (core/scenario.h) reads the common directives of the scenario file and the
         * options. directive* gets every other line (d's current one; it may read on). finish* reads
         * tables and maps from `content`, checks everything and prepares look-up tables. With
         * `findings` it reports every error, else it stops at the first. */
        int (*directive)(struct scenario *scn, struct data *d, struct error *err);
        int (*finish)(struct scenario *scn, const struct content *content,
                      struct findings *findings, struct error *err);
        /* With GAME_ADDED, added lines (core/added.h) come to directive after those of the file;
         * scn->added is set then. compose*: adds lines for what the user leaves to chance ("table ruins 4711"; with
         * `rng` where he names no number), explicit ones, so that no record depends on it. 0, or -1
         * and a sentence, which lists what can be wished for if there is no such wish. */
        int (*compose)(const struct scenario *scn, const struct content *content, const char *wish,
                       struct rng *rng, struct text *added, struct error *err);
        /* table_kind*: the i-th kind of table that compose lays out for this scenario (the wish is then
         * "table ID NUMBER"), NULL after the last. */
        const struct table_kind *(*table_kind)(const struct scenario *scn, int i);
        /* vet*: may these lines be added to a new match? Every reason why not is reported. Asked once,
         * when a match is made: what a record has was allowed when it began. */
        void (*vet)(const char *added, const struct content *content, struct findings *findings);
        /* admit*: may a match begin like this? What finish can play may still break a rule, such as
         * where terrain may stand. It is asked when a match is made and not when a record is read:
         * what was played once stays readable. 0, or -1 and why. */
        int (*admit)(const struct scenario *scn, struct refusal *why);
        /* write and read: a position as text, line by line, such that read(write(s)) == s for every
         * state and every view. audit*: checks the invariants of a full state, so that whatever
         * passes it can be played; the unknown values of a view do not pass. */
        const struct position_lines *lines; /* NULL if the game uses no such table */
        void (*write)(const struct scenario *scn, const void *state, struct text *out);
        int (*read)(const struct scenario *scn, struct data *d, void *state, struct error *err);
        int (*audit)(const struct scenario *scn, const void *state, struct error *err);
        /* notation: how actions are written: unique within the legal list, ASCII. A game whose
         * actions fit no table has action_text instead. action_parse*: the inverse; it also reads
         * well-formed illegal actions, so that check can say what is wrong. */
        const struct notation *notation;
        void (*action_text)(const struct scenario *scn, const void *state,
                            const struct action *action, struct text *out);
        int (*action_parse)(const struct scenario *scn, const void *state, const char *words,
                            struct action *out, struct error *err);
    } text;

    struct {
        /* prompt*: the decision to be made, in one sentence. */
        void (*prompt)(const struct scenario *scn, struct view view, struct text *out);
        /* hint*: how to offer an action; it sets all of *out. Default: its notation as the label. */
        void (*hint)(const struct scenario *scn, struct view view, const struct action *action,
                     struct hint *out);
        /* hints*: the same for each action of a list, passed to `each` in order. It exists to save
         * time, in games whose hints of one position have work in common. */
        void (*hints)(const struct scenario *scn, struct view view, const struct action *list,
                      int count, void (*each)(void *context, int i, const struct hint *hint),
                      void *context);
        /* clause*: the clause that allows each kind of action, or NULL. The defaults of check and
         * hint name it. */
        const char *const *clause;
        int clauses;
        /* sentences: one for each kind of event, from the event alone; or event_text. */
        const struct sentences *sentences;
        void (*event_text)(const struct scenario *scn, const struct event *event, struct text *out);
    } words;

    struct {
        /* board* adds what never changes (cells), scene* what does (tokens, panels). Where
         * nothing is hidden at the moment every seat gets the same scene. Default: the position's text in a panel. */
        void (*board)(const struct scenario *scn, struct scene *scene);
        void (*scene)(const struct scenario *scn, struct view view, struct scene *scene);
        /* look*: with two cells, the line of sight between them and what lies on it, added to the
         * scene as shapes and a panel of reasons. With `to` NULL, `from` is a token: where it faces
         * and what it can fire at from there; nothing for tokens without a facing. On a plane each
         * end is a token or a place "X,Y", and any token alone has an answer. */
        void (*look)(const struct scenario *scn, struct view view, const char *from, const char *to,
                     struct scene *scene);
        /* propose*: what pointing at these places (x, y and height, in scene units, in this order) with this
         * token means in this decision: an action that check accepts, with its way, price and risks added
         * to the scene as shapes and panels; or -1 and why not, perhaps with the way as far as it
         * goes. `token` may be unknown, `places` is 1 to PLACES_MAX. Default: the listed action that
         * leads to the last place. */
        int (*propose)(const struct scenario *scn, struct view view, const char *token,
                       const int (*place)[3], int places, struct action *out, struct scene *scene,
                       struct refusal *why);
    } pictures;

    /* Both NULL where nothing is hidden, and not asked in a scenario that is open. observe: idempotent. determinize: a possible full state
     * behind a view, drawn at random: observe(determinize(v)) == v, and it passes audit. */
    struct {
        void (*observe)(const struct scenario *scn, const void *state, int seat, void *view);
        void (*determinize)(const struct scenario *scn, const void *view, int seat, struct rng *rng,
                            void *state);
    } secrets;

    const struct authoring *authoring; /* may be NULL */
    const struct study *study;         /* may be NULL */
};

#endif

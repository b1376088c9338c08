/* words.h - Trench Crusade for people: names, notation, positions, hints, pictures. */
#ifndef GAMES_TC_WORDS_WORDS_H
#define GAMES_TC_WORDS_WORDS_H

#include "games/trench_crusade/tc_rules.h"

struct tc_sum; /* roll/roll.h */

/* --- notation.c: names, and actions as text --- */

extern const struct form_kind tc_kinds[];
extern const struct notation tc_notation;

/* tc_model_name: "s3"; tc_find_model: the slot, or -1. */
struct tc_name {
    char at[8];
};
struct tc_name tc_model_name(int model);
int tc_find_model(const char *word);
/* tc_weapon_find: the slot of a fighter's weapon by its word: its id, "-2" for the second, or a part
 * of it that only one has. -1: none. */
int tc_weapon_find(const struct tc *t, int model, const char *word);
void tc_weapon_name(const struct tc *t, int model, int weapon, struct text *out);

void tc_action_text(const struct scenario *scn, const void *state, const struct action *a,
                    struct text *out);
int tc_action_parse(const struct scenario *scn, const void *state, const char *words,
                    struct action *out, struct error *err);

/* --- position.c: positions as text --- */

extern const struct position_lines tc_lines;
void tc_write(const struct scenario *scn, const void *state, struct text *out);
int tc_read(const struct scenario *scn, struct data *d, void *state, struct error *err);

/* --- story.c: events in words --- */

extern const struct sentences tc_sentences;

/* --- hint.c: what is asked and offered --- */

/* tc_clause_of_frame: of the rules reference, for decisions of this frame. tc_prompt, tc_hint: as game.h
 * wants them. tc_hint_line: one more line of a hint's sum. */
const char *tc_clause_of_frame(int kind);
void tc_prompt(const struct scenario *scn, struct view view, struct text *out);
void tc_hint(const struct scenario *scn, struct view view, const struct action *a,
             struct hint *out);
void tc_hint_line(struct hint *h, const char *label, const char *value, const char *clause);

/* --- label.c: the words a decision is offered with --- */

void tc_label(const struct scenario *scn, const struct tc_state *s, const struct action *a,
              struct text *out);

/* --- prospect.c: what a move comes to --- */

struct tc_prospect {
    struct tc_spot end;
    int price, left;              /* of the movement it has */
    uint8_t climbs, jumps, falls; /* on the way */
    int climb, jump;              /* how likely each roll succeeds, in millionths */
    bool danger;                  /* it enters Dangerous ground */
    bool mine;                    /* it sets a mine off */
    bool silences;                /* its only shots are HEAVY: none after this move */
    int objective;                /* that it ends in, or -1 */
    uint64_t seen_by, cover_from; /* enemies, at its end: who see it, and from whom it has Cover */
    uint64_t targets, near;       /* whom it could shoot at; who is near enough for a charge */
};

/* tc_prospect_of: what the legs of an action lead to. tc_prospect_label, tc_prospect_hint: in words. */
void tc_prospect_of(const struct tc_field *f, const struct tc_path *path, const struct action *a,
                    struct tc_prospect *out);
void tc_prospect_label(const struct tc_prospect *p, struct text *out);
void tc_prospect_hint(const struct tc_prospect *p, struct hint *h);

/* --- reach.c: how far a model gets, as shapes --- */

/* tc_draw_reach: polygons "reach" over all that a model gets to with one move of this Movement.
 * tc_draw_charge: outlines "charge", "+3": as far as a charge with that bonus goes. */
void tc_draw_reach(const struct tc_field *f, int model, int movement, struct scene *scene);
void tc_draw_charge(const struct tc_field *f, int model, struct scene *scene);

/* --- fighter.c, effect_say.c: a fighter's card --- */

/* tc_fighter_card adds rows about the fighter to the last panel, and a panel for each item of its kit.
 * tc_effect_say: an effect in words. tc_keyword_say: "IGNORE ARMOUR". */
void tc_fighter_card(const struct tc *t, const struct tc_state *s, int m, struct scene *scene);
void tc_effect_say(const struct tc_effect *e, struct text *out);
void tc_keyword_say(int keyword, struct text *out);

/* --- aim.c: a blast placed by hand --- */

/* tc_aim_name: what tc_propose takes to place attacks of a weapon by hand. tc_aim_propose: pointing
 * there with it; who would be hit and how likely goes to the scene. */
void tc_aim_name(int model, int weapon, char *out, size_t size);
int tc_aim_propose(const struct tc *t, const struct tc_state *s, const char *token,
                   const int place[3], struct action *out, struct scene *scene,
                   struct refusal *why);

/* --- spend.c: markers in words --- */

/* tc_hit_chance: of an attack's Success Roll, in millionths, if nobody spends markers. tc_out_chance:
 * that its Injury Roll on a victim takes it Out of Action. */
int tc_hit_chance(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack);
int tc_out_chance(const struct tc *t, const struct tc_state *s, const struct tc_attack *attack,
                  int victim);

/* tc_dice_chance: of a Success Roll with so many DICE, in millionths. tc_add_percent: "58.3 %" of
 * millionths, behind a word. */
int tc_dice_chance(const struct tc *t, int dice);
void tc_add_percent(char *out, size_t size, const char *word, int chance);

/* tc_hint_dice: the sum of a Success Roll, and what it needs. tc_hint_spending: what both sides could
 * lay out on such a roll of a model; tc_hint_injury_spending: on an Injury Roll with this sum, whose
 * roller is the one who is told. */
void tc_hint_dice(const struct tc *t, struct hint *h, const char *label, int dice,
                  const char *clause);
void tc_hint_spending(const struct tc *t, const struct tc_state *s, int model, int dice,
                      struct hint *h);
void tc_hint_injury_spending(const struct tc *t, const struct tc_state *s,
                             const struct tc_injury *i, const struct tc_sum *sum, struct hint *h);
/* tc_hint_spend: markers for the roll that waits, or none: the chance of what the spender wants, if
 * nobody spends more: of his own roll success, of the enemy's failure; of an enemy's injury out of
 * action, of his own not. With none, the sum so far. */
void tc_hint_spend(const struct tc *t, const struct tc_state *s, const struct action *a,
                   struct hint *h);

/* --- pose.c: `odds trench-crusade key=value..` --- */

extern const struct pose_word tc_pose_words[];
int tc_pose(const struct scenario *scn, const struct pair *words, int count, struct hint *hint,
            struct odds *out, struct error *err);
void tc_pose_choices(const struct scenario *scn, const char *key, struct text *out);

/* --- picture.c: board and scene --- */

/* tc_marker_title: what people call a Marker of this kind. */
const char *tc_marker_title(int kind);
void tc_board(const struct scenario *scn, struct scene *scene);
void tc_scene(const struct scenario *scn, struct view view, struct scene *scene);

/* --- look.c: lines of sight, and what pointing means --- */

void tc_look(const struct scenario *scn, struct view view, const char *from, const char *to,
             struct scene *scene);
int tc_propose(const struct scenario *scn, struct view view, const char *token,
               const int (*place)[3], int places, struct action *out, struct scene *scene,
               struct refusal *why);

#endif

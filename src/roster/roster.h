/* roster.h - warbands of Trench Crusade outside a match: shown, printed, and judged for whoever is
 * putting one together. Callers hand over bytes; nothing here reads a file. */
#ifndef ROSTER_ROSTER_H
#define ROSTER_ROSTER_H

#include "base/json.h"
#include "games/trench_crusade/warband/warband.h"

#define ROSTER_GAME "trench-crusade" /* the game that has rosters */

enum { ROSTER_BYTES = 64 << 10 };

/* A roster with the list it was made from: too large for the stack of every caller. */
struct roster {
    struct tc_list list;
    struct tc_roster r;
};

/* roster_read: NULL and a sentence when nothing can be made of the text. Mistakes in single lines go
 * to `findings` and are read over; without it they end the reading. Free it with mem_free. */
struct roster *roster_read(const struct content *content, const char *name, const char *text,
                           size_t size, struct findings *findings, struct error *err);

/* roster_new: a legal warband from a seed; `variant` may be "". NULL and a sentence. */
struct roster *roster_new(const struct content *content, const char *faction, const char *variant,
                          int ducats, int glory, uint64_t seed, struct error *err);

/* --- sheet.c --- */

/* roster_sheet: one printed page in HTML, with our sentences about what the players must see to. */
void roster_sheet(const struct roster *roster, const struct content *content, struct text *out);

/* roster_json: the roster as a document of its own. */
void roster_json(const struct roster *roster, struct text *out);

/* roster_show: as people read it. */
void roster_show(const struct roster *roster, const struct content *content, struct text *out);

/* --- desk.c: what somebody who puts a warband together wants to know --- */

/* roster_lists_json: the factions with their variants, and the warbands that are ready. */
int roster_lists_json(const struct content *content, struct json *j, struct error *err);

/* roster_desk_json answers a roster: its models with prices, every fault with line, reason and clause,
 * which entries may be added and, for the model of that number (0: none), which kit; each with its
 * price, or the reason why not. -1 and a sentence when nothing can be made of the text. */
int roster_desk_json(const struct content *content, const char *text, size_t size, int number,
                     struct json *j, struct error *err);

/* --- import.c: rosters of New Recruit, BattleScribe and Trench Companion --- */

enum roster_verdict { ROSTER_UNDERSTOOD, ROSTER_CHANGED, ROSTER_IGNORED, ROSTER_UNKNOWN };

extern const char *const roster_verdicts[]; /* their names */

/* A roster_answer hears what became of one thing of the file. */
typedef void roster_answer(void *context, enum roster_verdict verdict, const char *what,
                           const char *why);

/* roster_import: the roster that these bytes are, whatever their format; every thing in it is answered.
 * It may break rules. NULL and a sentence when it is no roster. Free it with mem_free. */
struct roster *roster_import(const struct content *content, const char *bytes, size_t size,
                             roster_answer *answer_with, void *context, struct error *err);

#endif

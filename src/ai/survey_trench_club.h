/* survey_trench_club.h - what the evaluation and the playouts of Trench Club share: a survey of a position. */
#ifndef AI_SURVEY_TRENCH_CLUB_H
#define AI_SURVEY_TRENCH_CLUB_H

#include "ai/eval.h"
#include "games/trench_club/tcl_rules.h"

/* A unit on the board. */
struct man {
    int slot, team, hex;
    const struct tcl_unit *u;
    const struct tcl_type *type;
    double full;     /* what it is worth unhurt, and what it may take */
    double suffered; /* what the other side expects to do to it */
    int row;         /* of the armour table, attacked where it stands */
    int hexes;       /* it can go before it attacks, this turn or the next */
    double now;      /* what an attack in range is worth .. */
    double moved;    /* .. and one after a move */
    double best;     /* what its best attack promises .. */
    int at;          /* .. and on whom it is; -1: nobody */
};

/* The forts that a team may still take. */
struct aims {
    int count;
    uint8_t fort[FORTS];
};

/* A foot soldier on its way: how many turns to each of them; 0: it can take it now. */
struct march {
    int man; /* -1: not on the board */
    uint8_t turns[FORTS];
};

struct survey {
    const struct tcl *t;
    const struct tcl_state *s;
    const double *w;
    int without; /* the slot of a unit that is left out; -1: none */
    int team;    /* whose turn it is */
    bool orders; /* it may still give orders to move or attack */
    int forts[2];
    double inside[FORTS]; /* what the units in a fort are worth: they are lost with it (TCL-5.2) */
    int men;
    struct man man[UNITS];
    struct aims aims[2];
    int marches[2];
    struct march march[2][UNITS];
    double hope[2]; /* what the forts are worth that may be taken */
    double sum[2];  /* coins, without those in hand */
    double purse;   /* those: what the first team's are worth more */
    double lead;    /* of the first team, in all */
};

/* survey_trench_club looks at a position, by these weights, as if the unit `without` were nowhere.
 * survey_later: at another one of the same match as if it were still the same moment of a turn. */
void survey_trench_club(const struct tcl *t, const struct tcl_state *s, const double *w,
                        int without, struct survey *out);
void survey_later(const struct survey *before, const struct tcl_state *s, struct survey *out);

/* survey_lead_with: the lead with the unit that was left out as it is in `u`: not quite what a survey with
 * it says, but much faster. */
double survey_lead_with(const struct survey *p, const struct tcl_unit *u);

/* survey_gain: what an attack of one slot on another is expected to bring; both are on the board. */
double survey_gain(const struct survey *p, int attacker, int target);

/* survey_value: what a lead is worth to each seat, in thousandths. */
void survey_value(const struct scenario *scn, double lead, const double *w, int out[SEATS_MAX]);

/* play_on_trench_club: the `play_on` of the judge. */
void play_on_trench_club(struct playout *p, void *state, int seat, int out[SEATS_MAX]);

#endif

/* vv_march.h - what the files about movement share. */
#ifndef GAMES_VV_MARCH_H
#define GAMES_VV_MARCH_H

#include "games/valor_and_victory/vv_attack.h"

/* --- vv_step.c: what a moving stack may do next --- */

/* The stack that moves, or that might: all that its next step depends on. */
struct march {
    int count, hex;
    bool entering;                      /* still off the map */
    bool foot;                          /* infantry only */
    int purse;                          /* infantry only: the most that all can pay for a step */
    uint64_t set;                       /* its units */
    int unit[VV_STACK], left[VV_STACK]; /* movement points left */
    int facing[VV_STACK];
    bool fresh[VV_STACK], turned[VV_STACK]; /* fresh: has spent nothing */
};
/* march_of: the members of a move that have not dropped out; there may be none. */
void march_of(const struct vv *v, const struct vv_state *s, const struct vv_move *move,
              struct march *out);
/* walks_freely: the moving stack is infantry and can step into a bare hex. */
bool walks_freely(const struct vv *v, const struct vv_state *s);
int allowance(const struct vv *v, const struct vv_state *s, int i); /* of member i of the move */
int points_left(const struct vv *v, const struct vv_state *s, int i);
bool is_led(const struct vv_state *s, uint64_t stack); /* by an unpinned leader (VV-6.3.1) */
/* step_refused: why the stack may not step in that direction: a clause, or NULL. */
const char *step_refused(const struct vv *v, const struct vv_state *s, const struct march *w,
                         int direction);
const char *enter_refused(const struct vv *v, const struct vv_state *s, const struct march *w,
                          int hex, int facing);
bool may_exit(const struct vv *v, const struct vv_state *s, const struct march *w);
int step_price(const struct vv *v, const struct vv_state *s, int u, int direction);
void list_steps(const struct vv *v, const struct vv_state *s, const struct march *w,
                struct menu *m);
int turn_price(int from, int to); /* VV-6.3.4 */

/* --- vv_move.c: the machine of the Movement Phase --- */

bool may_start(const struct vv *v, const struct vv_state *s, int u);
bool may_join(const struct vv *v, const struct vv_state *s, int u);
bool may_pivot(const struct vv *v, const struct vv_state *s, int u);
void movement_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void step_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void movement_apply(struct play *p, const struct action *a);
void step_apply(struct play *p, const struct action *a);
bool step_settle(struct play *p);
bool post_settle(struct play *p);
void push_entry(struct play *p, int hex); /* lane, window and what follows on entering a hex */
void conclude(struct play *p);

/* --- vv_transport.c --- */

struct load {
    int halves, leaders, weapons, guns; /* a squad is two halves */
};
struct load load_of(const struct vv *v, const struct vv_state *s, int carrier);
bool may_ride(const struct vv *v, const struct vv_state *s, int u, int carrier);
bool may_stow(const struct vv *v, const struct vv_state *s, int carrier); /* one weapon more */
bool may_handle(const struct vv *v, const struct vv_state *s, int carrier);
bool may_take(const struct vv *v, const struct vv_state *s, int u, int carrier);
bool any_to_take(const struct vv *v, const struct vv_state *s, int carrier, bool moving);
bool any_to_put(const struct vv *v, const struct vv_state *s, int carrier);
/* loads_free: could a transport arriving in the hex make it legal by loading there (VV-8.4)? */
bool loads_free(const struct vv *v, const struct vv_state *s, int carrier, int hex, int after);
void load_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void unload_legal(const struct vv *v, const struct vv_state *s, struct menu *m);
void load_apply(struct play *p, const struct action *a);
void unload_apply(struct play *p, const struct action *a);
bool landed_settle(struct play *p);

#endif

/* search.h - one Monte-Carlo tree search, as its files share it: mcts.c asks the questions and keeps
 * what was found, cores.c searches several trees at the same time, descent.c makes an iteration,
 * prior.c takes the first looks at actions, why.c says what led to the choice. Nobody else needs
 * this. */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/belief.h"
#include "ai/bot.h"
#include "ai/playout.h"
#include "ai/tree.h"

enum {
    PATH_STEPS_MAX = 256,
    SEARCH_KEPT_BYTES =
        16 << 20, /* a larger one is not worth keeping where many are (server/kept.h) */
};

/* The values that came back to a seat. */
struct spread {
    double count, sum, squares;
};

/* An action, evaluated one ply ahead. */
struct candidate {
    uint64_t key; /* of the position after it, in canonical form; 0 where the game has none */
    float prior;
    int action; /* its place in the legal list */
};

/* A search belongs to a player, which keeps it from one decision to the next. */
struct search {
    struct rules rules;
    struct judge judge;
    struct playout on; /* how a game goes on below the tree; its weights are the search's */
    int seat;
    bool hidden;    /* is anything hidden from the seat? */
    bool list_dice; /* may dice be nodes of the tree? */
    long nodes;     /* how many a question may take; the tree has room for more */
    struct tree tree;
    uint32_t iteration; /* of all questions */
    struct spread spread[SEATS_MAX];
    struct search *next; /* owned; the same player's tree for its next core, NULL: the last .. */
    struct rng own;      /* .. with random numbers of its own */
    /* of the present question: */
    const void *view;
    const struct belief *belief; /* NULL: all worlds that fit are equally likely */
    struct rng *rng;
    uint32_t root;
    /* of the present iteration: */
    /* states: this iteration, one ply ahead, the same with the dice before, the seat's view */
    void *world, *ahead, *before, *seen;
    struct action *actions;
    struct outcome *outcomes;
    struct candidate *candidates;
    int steps;
    struct step {
        uint32_t node, edge;
    } path[PATH_STEPS_MAX];
};

/* --- descent.c --- */

/* search_draw: a world that fits the view. search_world: the same in canonical form, as all nodes
 * are. search_node: the node of the world as it is. */
void search_draw(struct search *s);
void search_world(struct search *s);
uint32_t search_node(struct search *s);

/* search_iterate: one world, down the tree, a playout, the result back up. */
void search_iterate(struct search *s);

/* --- prior.c --- */

/* search_worth: of a state, for a seat. search_look: what an action in the world is worth to a seat
 * one ply ahead; if dice follow at once, on average. */
double search_worth(struct search *s, const void *state, int seat);
double search_look(struct search *s, const struct action *action, int seat);

/* search_list: what may be decided in the world, without what no player would think of; in `actions`.
 * Returns how many. */
int search_list(struct search *s);

/* search_key_behind names the position right behind an action, in canonical form; 0 where there is
 * no telling what is alike. */
uint64_t search_key_behind(struct search *s, const struct action *action);

/* search_lists: are the dice that are due in this state a node of the tree? Else they are rolled. */
bool search_lists(struct search *s, const void *state);

/* search_expand: gives a node its edges, if it is time, and says whether it has any. search_decisions
 * does so for a decision at once. */
bool search_expand(struct search *s, struct node *n);
void search_decisions(struct search *s, struct node *n);

/* --- mcts.c --- */

/* search_run asks the present question of one tree. */
void search_run(struct search *s, struct budget budget);

/* search_close forgets what was found; NULL is fine. search_bytes: how much memory that takes. */
void search_close(struct search *s);
size_t search_bytes(const struct search *s);

/* search_in_words_of_view: an action of the root as the view has it; false: it has none like it. Nodes
 * are canonical positions, where a piece may stand in the place of one that is identical; the same
 * effect is the same action. */
bool search_in_words_of_view(struct search *s, const struct action *chosen, struct action *out);

/* search_favourite: the edge of a node that was tried most; NULL: it has none. */
struct edge *search_favourite(const struct search *s, uint32_t node);

/* --- cores.c --- */

/* search_think asks it of all trees of the player, each on a core of its own. Until search_settle the
 * edges at the root of the first have the visits and values of all. */
void search_think(struct search *s, struct budget budget);
void search_settle(struct search *s);

/* --- why.c --- */

/* search_explain: why this edge of the root was chosen; NULL: there was nothing to choose. */
void search_explain(struct search *s, const struct edge *best, struct text *why);

#endif

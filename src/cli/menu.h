/* menu.h - the legal actions of a decision as a numbered list for a person: grouped by piece, odds
 * beside attacks. A long list first asks for the piece. */
#ifndef CLI_MENU_H
#define CLI_MENU_H

#include "core/odds.h"
#include "core/rules.h"

/* more actions, or more candidates, than this are offered piece by piece */
enum { MENU_LONG = 40, MENU_CANDIDATES = 12 };

struct menu_item {
    struct action action;
    enum hint_role role;
    char label[96], needs[48];
    int group; /* -1: belongs to no piece */
};

struct menu_group {
    char name[64];
    int count;
};

struct menu {
    struct rules rules;
    const void *view; /* the mover's; must outlive the menu */
    int seat;
    int items, groups;
    struct menu_item *item; /* in the order of their numbers: by group, the ungrouped last */
    struct menu_group *group;
    int open; /* the group whose actions are offered; -1: all of them, or the groups */
};

/* menu_open lists what `seat` may decide on its view; menu_close frees it. */
void menu_open(struct menu *m, struct rules r, const void *view, int seat);
void menu_close(struct menu *m);

/* menu_write writes the numbered list as it is now. */
void menu_write(const struct menu *m, struct text *out);

enum menu_choice { MENU_NOTHING, MENU_ACTION, MENU_GROUP };

/* menu_choose: what a number means now. After MENU_GROUP the actions of that piece are offered. */
enum menu_choice menu_choose(struct menu *m, long number, struct action *out);

/* menu_back offers everything again; false when it already does. */
bool menu_back(struct menu *m);

#endif

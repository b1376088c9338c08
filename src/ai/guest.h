/* guest.h - a program of somebody else's that plays a seat (`exec:COMMAND`). It is started when it is
 * first asked and talks over its standard input and output, in the words of `sandtable engine`
 * (docs/engine.md): it sends commands, and reads answers. Whatever it asks is answered from the view
 * of its seat alone. */
#ifndef AI_GUEST_H
#define AI_GUEST_H

struct guest;

struct level;

/* guest_stand_in: who plays on for a program that gave up its seat. */
const struct level *guest_stand_in(void);

/* guest_close ends the game for the program: its input ends, and soon it does, too. NULL is
 * allowed. */
void guest_close(struct guest *g);

#endif

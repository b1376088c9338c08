/* play.h - a game at the terminal with plain prompts: what the loop (play.c) and the commands a
 * person may type (talk.c) share. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "ai/account.h"
#include "cli/ahead.h"
#include "cli/menu.h"
#include "cli/players.h"
#include "cli/prompt.h"
#include "cli/story.h"
#include "core/standing.h"

struct session {
    struct cli *cli;
    struct match *match;
    struct player player[SEATS_MAX]; /* the computers; a person's seat has one that gives hints */
    struct ahead ahead;              /* one of them, while a person decides */
    bool person[SEATS_MAX];
    int persons;
    struct standing standing[SEATS_MAX]; /* of the people; not part of the record */
    int rewound; /* entries after an undo, where the person is asked again; -1 none */
    struct story story[SEATS_MAX]; /* how far each person has read */
    const char *record;            /* --record: written after every decision */
    int drawn_at;                  /* entries when the board was drawn last; -1 never */
    int last_seat;                 /* who was asked last */
    bool ended;                    /* the players want to stop */
    char reason[ACCOUNT_BYTES];    /* why the computer decided as it did last; empty: no reason */
    void *view;                    /* of the seat that is asked */
    struct menu menu;
    struct prompt prompt;
    char typed[PROMPT_BYTES]; /* what talk_words hands out */
    struct text out;
};

/* say prints what has gathered in s->out; if the terminal has gone away the session ends. */
void say(struct session *s);

/* session_board draws the board as `seat` may see it; EYES_ALL: whole. */
void session_board(struct session *s, int seat);

/* session_tell prints what has happened since this person last read, as this person may know it. */
void session_tell(struct session *s, int seat);

/* session_rewind goes back to `count` entries; what came after them is forgotten. */
void session_rewind(struct session *s, int count);

/* session_save writes the record to a file, and one sentence about it to s->out either way. */
void session_save(struct session *s, const char *path);

/* talk does what a person typed: a number, a command, or an action in notation. True: a decision
 * was made or taken back, so the loop goes on. False: ask again. */
bool talk(struct session *s, int seat, const char *line);

/* talk_words: the i-th line that could be typed now, for completion: actions, commands, and `odds`
 * and `why` with an action. NULL after the last. */
const char *talk_words(void *session, int i);

#endif

/* prompt.h - a line typed at a terminal, with editing, history and completion by Tab. */
#ifndef CLI_PROMPT_H
#define CLI_PROMPT_H

#include <stdbool.h>
#include <stddef.h>

enum { PROMPT_BYTES = 1000, PROMPT_HISTORY = 20 };

/* prompt_words: the i-th line that could be typed, or NULL after the last. */
typedef const char *(*prompt_words)(void *context, int i);

struct prompt {
    prompt_words words; /* what Tab completes; may be NULL */
    void *context;
    char past[PROMPT_HISTORY][PROMPT_BYTES];
    int pasts;
    bool shared; /* people who hide things from each other share it: it is cleared when left */
};

/* prompt_read reads a line after `label`: 1, or 0 at the end of input. Only for terminals. */
int prompt_read(struct prompt *p, const char *label, char line[PROMPT_BYTES]);

/* prompt_forget clears the terminal, with what has scrolled off, and the history: whoever sits down
 * next finds nothing. */
void prompt_forget(struct prompt *p);

/* prompt_complete adds to `line` what all lines that begin with it have in common, up to the end of
 * the word; true when that is anything. Where several different words could follow, `next` gets
 * them. For prompt_read, and for tests. */
bool prompt_complete(prompt_words words, void *context, char line[PROMPT_BYTES], char *next,
                     size_t room);

#endif

/* prompt.c - a line typed at a terminal. */
#include "cli/prompt.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/error.h"
#include "base/text.h"

/* --- completion --- */

/* word_end: where the word ends that the first `length` letters of a line reach into. */
static size_t word_end(const char *line, size_t length)
{
    while (line[length] && line[length] != ' ')
        length++;
    return length + (line[length] == ' ');
}

/* add_next: one more word that could follow, unless it is listed already. */
static void add_next(struct text *next, const char *word, size_t length)
{
    const char *p = next->at;

    while (length && word[length - 1] == ' ')
        length--;
    for (; *p; p += strcspn(p, " "), p += *p == ' ')
        if (strncmp(p, word, length) == 0 && (p[length] == ' ' || !p[length]))
            return;
    text_addf(next, "%s%.*s", next->length ? " " : "", (int)length, word);
}

bool prompt_complete(prompt_words words, void *context, char line[PROMPT_BYTES], char *next,
                     size_t room)
{
    char common[PROMPT_BYTES] = "";
    size_t typed = strlen(line), start = typed;
    struct text list = text_fixed(next, room);
    const char *word;
    int found = 0;

    EXPECT(typed < PROMPT_BYTES);
    while (start && line[start - 1] != ' ')
        start--;
    for (int i = 0; (word = words(context, i)); i++) {
        if (strncmp(word, line, typed) != 0)
            continue;
        size_t end = word_end(word, typed), same = typed;
        add_next(&list, word + start, end - start);
        if (found++ == 0)
            snprintf(common, sizeof common, "%.*s", (int)end, word);
        while (same < end && common[same] == word[same])
            same++;
        common[same] = '\0';
    }
    if (!strchr(next, ' '))
        next[0] = '\0'; /* only one word can follow */
    if (strlen(common) <= typed)
        return false;
    snprintf(line, PROMPT_BYTES, "%s", common);
    return true;
}

/* --- the terminal --- */

struct editor {
    struct prompt *p;
    const char *label;
    char *line;
    size_t at;  /* the cursor */
    int recall; /* how far back in the history; 0: the line itself */
};

static void show(const struct editor *e)
{
    printf("\r%s%s\033[K\r%s%.*s", e->label, e->line, e->label, (int)e->at, e->line);
    fflush(stdout);
}

static void insert(struct editor *e, char c)
{
    size_t length = strlen(e->line);

    if (length + 1 >= PROMPT_BYTES)
        return;
    memmove(e->line + e->at + 1, e->line + e->at, length - e->at + 1);
    e->line[e->at++] = c;
}

static void rub_out(struct editor *e)
{
    if (e->at == 0)
        return;
    memmove(e->line + e->at - 1, e->line + e->at, strlen(e->line + e->at) + 1);
    e->at--;
}

static void recall(struct editor *e, int step)
{
    int wanted = e->recall + step;

    if (wanted < 0 || wanted > e->p->pasts || wanted > PROMPT_HISTORY)
        return;
    e->recall = wanted;
    snprintf(e->line, PROMPT_BYTES, "%s",
             wanted ? e->p->past[(e->p->pasts - wanted) % PROMPT_HISTORY] : "");
    e->at = strlen(e->line);
}

static void complete(struct editor *e)
{
    char next[2000] = "";

    if (!e->p->words || e->at != strlen(e->line))
        return;
    bool more = prompt_complete(e->p->words, e->p->context, e->line, next, sizeof next);
    if (!more && next[0])
        printf("\r\n%s\r\n", next);
    e->at = strlen(e->line);
}

/* arrow: the keys that send an escape and a letter. */
static void arrow(struct editor *e)
{
    char code[2] = "";

    if (read(STDIN_FILENO, code, 1) != 1 || code[0] != '[' || read(STDIN_FILENO, code + 1, 1) != 1)
        return;
    switch (code[1]) {
    case 'A': recall(e, 1); break;
    case 'B': recall(e, -1); break;
    case 'C': e->at += e->line[e->at] != '\0'; break;
    case 'D': e->at -= e->at > 0; break;
    case 'H': e->at = 0; break;
    case 'F': e->at = strlen(e->line); break;
    default: break;
    }
}

enum { QUIT = 2 };
enum { KEY_START = 1, KEY_QUIT = 3, KEY_END_OF_INPUT = 4, KEY_END = 5, KEY_CLEAR = 21 };

/* edit reads one key after another: 1 when the line is done, 0 at the end of input, QUIT, or -1 to
 * go on. */
static int edit(struct editor *e, char key)
{
    switch (key) {
    case '\r':
    case '\n': return 1;
    case KEY_END_OF_INPUT: return e->line[0] ? -1 : 0;
    case KEY_QUIT: return QUIT;
    case KEY_START: e->at = 0; break;
    case KEY_END: e->at = strlen(e->line); break;
    case KEY_CLEAR: e->line[e->at = 0] = '\0'; break;
    case '\t': complete(e); break;
    case '\b':
    case 127: rub_out(e); break;
    case '\033': arrow(e); break;
    default:
        if ((unsigned char)key >= ' ')
            insert(e, key);
    }
    return -1;
}

void prompt_forget(struct prompt *p)
{
    const char *kind = getenv("TERM");

    memset(p->past, 0, sizeof p->past);
    p->pasts = 0;
    if (kind && strcmp(kind, "dumb") == 0)
        puts("\nThis terminal cannot be cleared: what was shown is still above.");
    else
        fputs("\033[H\033[2J\033[3J",
              stdout); /* to the corner, the screen, what has scrolled off */
    fflush(stdout);
}

int prompt_read(struct prompt *p, const char *label, char line[PROMPT_BYTES])
{
    struct editor e = { .p = p, .label = label, .line = line };
    struct termios before, raw;
    int done = -1;
    char key;

    line[0] = '\0';
    if (tcgetattr(STDIN_FILENO, &before))
        return 0;
    raw = before;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
    raw.c_iflag &= ~(tcflag_t)(ICRNL | IXON);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    while (done < 0) {
        show(&e);
        done = read(STDIN_FILENO, &key, 1) == 1 ? edit(&e, key) : 0;
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
    puts("");
    if (line[0])
        text_copy(p->past[p->pasts++ % PROMPT_HISTORY], PROMPT_BYTES, line);
    if (done == QUIT) {
        if (p->shared)
            prompt_forget(p);
        raise(SIGINT);
    }
    return done == 1;
}

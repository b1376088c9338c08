/* squeeze.h - answers and events compressed on their way out. */
#ifndef SERVER_SQUEEZE_H
#define SERVER_SQUEEZE_H

#include <stddef.h>

#include "base/text.h"

/* squeeze_whole: the bytes as a gzip file; an empty text where that is no smaller. */
struct text squeeze_whole(const char *bytes, size_t size);

/* A stream that is compressed part by part: SQUEEZE_HEAD bytes of squeeze_head, then the parts in any
 * order and number. A part needs nothing of what came before it, so one that was made for one reader
 * serves others too, and no reader costs memory between two parts. There is no end: whoever reads
 * takes it for a connection that was lost. */
enum { SQUEEZE_HEAD = 10 };
extern const char squeeze_head[SQUEEZE_HEAD];
struct text squeeze_part(const char *bytes, size_t size);

#endif

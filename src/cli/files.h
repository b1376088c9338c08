/* files.h - data folders on disk, laid over the content compiled in. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include "base/error.h"
#include "core/content.h"

/* content_open: the built-in files, with those of `folder` (NULL: none) before them. */
int content_open(struct content *content, const char *folder, struct error *err);
void content_close(struct content *content);

#endif

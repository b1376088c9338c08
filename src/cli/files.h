/* files.h - data folders on disk, laid over the content compiled in. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include "base/error.h"
#include "core/content.h"

/* A longer path would leave no room for the sentence about it; the file is then shown by its
 * name. */
enum { SHOWN_PATH = 180 };

/* content_open: the built-in files, and before them those of `folder` (NULL: none). 0, or -1 and a
 * sentence; content_close it. */
int content_open(struct content *content, const char *folder, struct error *err);

/* content_open_part: the same for one part of a data folder: files in the folder `path` get names
 * that begin with `name`. */
int content_open_part(struct content *content, const char *path, const char *name,
                      struct error *err);

/* content_with: the content with one more file before all others; mem_free its `file`. */
struct content content_with(const struct content *content, struct content_file file);

/* content_close frees what content_open read. */
void content_close(struct content *content);

/* data_file_read: file_read without the byte order mark that some editors put before UTF-8. */
char *data_file_read(const char *path, size_t most, size_t *size, struct error *err);

#endif

/* files.h - data folders on disk, laid over the content compiled in. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include "base/error.h"
#include "core/content.h"

/* A longer path would leave no room for the sentence about it; the file goes by its name then. */
enum { SHOWN_PATH = 180 };

/* content_open: the built-in files, with those of `folder` (NULL: none) before them. */
int content_open(struct content *content, const char *folder, struct error *err);
/* content_open_part: the same for one part of a data folder: the folder `path` is called `name`. */
int content_open_part(struct content *content, const char *path, const char *name,
                      struct error *err);
/* content_with: the content with one more file before all others; mem_free its `file`. */
struct content content_with(const struct content *content, struct content_file file);
void content_close(struct content *content);

/* data_file_read: file_read without the mark that some editors put before UTF-8. */
char *data_file_read(const char *path, size_t most, size_t *size, struct error *err);

#endif

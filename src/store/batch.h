/* batch.h - the inside of a batch, for implementations of a store. */
#ifndef STORE_BATCH_H
#define STORE_BATCH_H

#include "store/store.h"

enum batch_kind { BATCH_HEAD, BATCH_LINE, BATCH_TOKEN, BATCH_CARD, BATCH_DATA, BATCH_DROP };

struct batch_item {
    enum batch_kind kind;
    int64_t match;
    struct store_head *head; /* owned */
    struct store_line line;
    struct store_token token;
    struct store_card card;
    char hash[STORE_DATA_MAX + 1]; /* of data */
    char *text; /* owned; head->added, line.text and card.text point to it; data's text */
};

struct batch {
    int count, room;
    struct batch_item *item;
};

#endif

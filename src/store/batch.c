/* batch.c - changes to be written together. */
#include "store/batch.h"

#include <string.h>

#include "base/mem.h"
#include "base/text.h"

struct batch *batch_new(void)
{
    return mem_alloc(sizeof(struct batch));
}

void batch_free(struct batch *b)
{
    if (!b)
        return;
    for (int i = 0; i < b->count; i++) {
        mem_free(b->item[i].head);
        mem_free(b->item[i].text);
    }
    mem_free(b->item);
    mem_free(b);
}

static struct batch_item *add(struct batch *b, enum batch_kind kind, int64_t match)
{
    if (b->count == b->room) {
        b->room = b->room ? b->room * 2 : 32;
        b->item = mem_resize(b->item, (size_t)b->room * sizeof *b->item);
    }
    struct batch_item *item = &b->item[b->count++];
    *item = (struct batch_item){ .kind = kind, .match = match };
    return item;
}

void batch_head(struct batch *b, const struct store_head *head)
{
    struct batch_item *item = add(b, BATCH_HEAD, head->number);

    EXPECT(head->number > 0);
    item->head = mem_alloc(sizeof *head);
    *item->head = *head;
    if (head->added)
        item->head->added = item->text = mem_copy_text(head->added, strlen(head->added));
}

void batch_line(struct batch *b, int64_t match, struct store_line line)
{
    struct batch_item *item = add(b, BATCH_LINE, match);

    EXPECT(line.seq > 0 && line.text);
    item->text = mem_copy_text(line.text, strlen(line.text));
    item->line = line;
    item->line.text = item->text;
}

void batch_token(struct batch *b, int64_t match, struct store_token token)
{
    add(b, BATCH_TOKEN, match)->token = token;
}

void batch_card(struct batch *b, int64_t match, struct store_card card)
{
    struct batch_item *item = add(b, BATCH_CARD, match);

    item->text = mem_copy_text(card.text, strlen(card.text));
    item->card = card;
    item->card.text = item->text;
}

void batch_data(struct batch *b, const char *hash, const char *text)
{
    struct batch_item *item = add(b, BATCH_DATA, 0);

    text_copy(item->hash, sizeof item->hash, hash);
    item->text = mem_copy_text(text, strlen(text));
}

void batch_drop(struct batch *b, int64_t match)
{
    add(b, BATCH_DROP, match);
}

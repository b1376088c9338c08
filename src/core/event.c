/* event.c - the list of what happened. */
#include "core/event.h"

#include "base/error.h"

void event_add(struct events *list, struct event event)
{
    if (!list)
        return;
    BUG_ON(list->count == EVENTS_MAX);
    list->at[list->count++] = event;
}

bool event_seen_by(const struct event *event, int seat)
{
    EXPECT(seat < 15);
    int bit = seat < 0 ? EVENT_SPECTATORS : 1 << seat;

    return (event->seen_by & bit) != 0;
}

bool events_open_to(const struct events *events, int seat)
{
    for (int i = 0; i < events->count; i++)
        if (!event_seen_by(&events->at[i], seat))
            return false;
    return true;
}

/* head.h - what the head of a request says: whether it can be believed, and who asks. */
#ifndef SERVER_HEAD_H
#define SERVER_HEAD_H

#include "server/http.h"

/* head_wrong: what is wrong with the head, in a sentence, or NULL. A head that two programs on the
 * way could read in two ways is refused: one of them might see another request in the body. */
const char *head_wrong(struct MHD_Connection *mhd);

/* Who asks. */
struct asker {
    struct address from; /* what a trusted proxy saw, else the other end of the socket */
    bool forwarded;      /* a trusted proxy said so */
    bool inside;         /* this machine or a trusted one, asking for itself */
};

/* head_asker: `from` is the other end of the socket. */
struct asker head_asker(struct MHD_Connection *mhd, const struct server_config *config,
                        struct address from);

#endif

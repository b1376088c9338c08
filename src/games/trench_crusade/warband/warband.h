/* warband.h - warband lists and rosters: what may be bought, what was bought, and whether it may be.
 *
 * A list (data/trench-crusade/factions) says what a faction can recruit: entries, their options, and
 * the rows of its armoury. Each of them has changes, "limit 1 if variant kingdom-of-alba". A roster is
 * what a player has chosen. docs/rosters.md has the lines of both. All names are words of the list,
 * numbers from 0; whoever wants to know something about a roster passes both. */
#ifndef GAMES_TC_WARBAND_H
#define GAMES_TC_WARBAND_H

#include "core/content.h"
#include "base/rng.h"
#include "base/text.h"

enum {
    TC_ID = 36,
    TC_LONG_NAME = 64,
    TC_LIST_WORDS = 900,
    TC_LIST_TERMS = 2400,
    TC_LIST_CHANGES = 1600,
    TC_LIST_ENTRIES = 40,
    TC_LIST_OFFERS = 420,
    TC_LIST_ARTICLES = 520,
    TC_LIST_VARIANTS = 12,
    TC_LIST_RULES = 80,

    TC_RECRUITS = 40,      /* models of a roster; 24 of them fit on a table */
    TC_RECRUIT_ITEMS = 24, /* kit and options of one */
    TC_ARSENAL = 60,
    TC_TEAMS = 12,
};

/* --- the list --- */

/* A step of a condition, in postfix order. */
enum tc_term_kind {
    TERM_VARIANT, /* the warband is of the variant */
    TERM_FACTION,
    TERM_MODEL,   /* the model is of the entry */
    TERM_ELITE,   /* it has ELITE */
    TERM_HAS,     /* it has the option or item */
    TERM_KEYWORD, /* it has the keyword */
    TERM_ROSTER,  /* somebody is of the entry, or has the option or item */
    TERM_OTHERS,  /* the others cost so many ducats or more */
    TERM_NOT,
    TERM_AND,
    TERM_OR,
};

struct tc_term {
    uint8_t kind;
    int16_t what; /* a word, or a number */
};

/* What a line below an entry, an option, a row or the faction says. */
enum tc_change_kind {
    CHANGE_ONLY,
    CHANGE_NEVER,
    CHANGE_LEAST,
    CHANGE_MOST,
    CHANGE_COST,
    CHANGE_GLORY,
    CHANGE_LIMIT,
    CHANGE_SECOND, /* the second one costs glory instead */
    CHANGE_GAINS,
    CHANGE_LOSES,
    CHANGE_RANGED,
    CHANGE_MELEE,
    CHANGE_MOVE,
    CHANGE_BASE,
    CHANGE_NAMED,
    CHANGE_CARRIES,
    CHANGE_WITHOUT,
    CHANGE_NEEDS,
    CHANGE_BUYS,  /* a group of the armoury */
    CHANGE_TAKES, /* one row of it */
    CHANGE_HAS,   /* an ability */
    CHANGE_PICK,  /* so many of a group of options */
    CHANGE_TEAMS, /* a Fireteam beyond the number, with an ELITE or with anybody */
    CHANGE_HALF,  /* not more than the others: of an option, of the same entry */
    CHANGE_ONE_PER,
    CHANGE_FEWER,   /* fewer than models with the keyword */
    CHANGE_DEAREST, /* no item dearer than that, or no ranged weapon */
    CHANGE_ARMED,
    CHANGE_ARMOURED,
    CHANGE_HANDS,
    CHANGE_WEAPONS,
    CHANGE_GUNS,       /* so many Ranged Weapons */
    CHANGE_HANDS_FULL, /* with Melee Weapons */
    CHANGE_AT_MOST,    /* copies of one item */
    CHANGE_WORTH,      /* it costs at least so much with its kit */
    CHANGE_HEAVY,      /* its weapons are HEAVY */
    CHANGE_LIGHT,      /* this item is not HEAVY: in lists of older records */
    CHANGE_SHUNS,      /* nothing of this group */
    /* of the faction */
    CHANGE_FIRETEAMS,
    CHANGE_TOGETHER, /* two entries, so many models at most */
    CHANGE_HEAVY_GUNS,
    CHANGE_HALF_PRICE, /* the first copy of each melee weapon */
    CHANGE_PLAIN,      /* of an entry so many at most without an option */
    CHANGE_EVERYBODY,  /* all have the ability */
    CHANGE_ONE_OF,     /* one of two entries is there */
    CHANGE_MUST_CHOOSE,
    CHANGES,
};

struct tc_change {
    uint8_t kind;
    bool relative, flying;
    int16_t value, more; /* numbers, or a second word */
    int16_t what;        /* a word, or -1 */
    int16_t term, terms; /* its condition; terms 0: always */
};

/* Which changes belong to a thing: those from first on. */
struct tc_edits {
    int16_t first, count;
};

enum tc_class { CLASS_TROOP, CLASS_ELITE, CLASS_MERCENARY };

enum { TC_ANY = 999, TC_NO_RANGED = -9 };

struct tc_entry {
    int16_t id;
    char name[TC_LONG_NAME];
    bool elite, mercenary, campaign; /* campaign: never recruited, only found */
    int16_t least, most, cost, glory;
    int16_t move, ranged, melee, armour, base;
    bool flying;
    uint8_t keywords;
    int16_t keyword[12];
    struct tc_edits changes;
    int16_t offer, offers; /* its options */
};

/* An option of an entry, or a row of the armoury. */
struct tc_offer {
    int16_t item, group;
    int16_t cost, glory;
    int16_t limit; /* 0: none */
    bool combo;    /* Shield Combo */
    bool campaign;
    uint8_t claims; /* foreign kit: bits of tc_list.claim; CLAIM_OWN: one a model */
    struct tc_edits changes;
};

enum { CLAIM_OWN = 0x80, TC_CLAIMS = 4 };

/* Kit or an ability, as far as rosters are concerned. */
struct tc_article {
    int16_t id;
    char name[44];
    uint8_t type; /* enum tc_item_type */
    bool ranged, melee, heavy, held;
    uint8_t base;    /* mm: the least its bearer stands on */
    bool works;      /* it has lines that the game carries out, keywords included */
    bool unenforced; /* something of it is left to the players */
};

struct tc_variant {
    int16_t id;
    char name[TC_LONG_NAME];
    bool third_party;
};

/* A rule of a variant or faction, for people: how it is kept. */
enum tc_rule_kept { KEPT_ROSTER, KEPT_CAMPAIGN, KEPT_ABILITY, KEPT_NOT };

struct tc_rule {
    int16_t variant; /* index, or -1 for the faction's own */
    uint8_t kept;    /* enum tc_rule_kept */
    int16_t ability;
    char name[44];
};

struct tc_list {
    char id[TC_ID], name[TC_LONG_NAME];
    int words, terms, change_count, entries, offers, articles, variants, rules, claim_count;
    int16_t row; /* offers from here on are rows of the armoury */
    char word[TC_LIST_WORDS][TC_ID];
    struct tc_term term[TC_LIST_TERMS];
    struct tc_change change[TC_LIST_CHANGES];
    struct tc_entry entry[TC_LIST_ENTRIES];
    struct tc_offer offer[TC_LIST_OFFERS];
    struct tc_article article[TC_LIST_ARTICLES];
    struct tc_variant variant[TC_LIST_VARIANTS];
    struct tc_rule rule[TC_LIST_RULES];
    struct tc_edits changes;  /* of the faction */
    int16_t claim[TC_CLAIMS]; /* the factions whose kit may be claimed */
};

#define TC_FACTIONS                                                                                \
    "new-antioch|trench-pilgrims|iron-sultanate|heretic-legion|black-grail|the-court"

/* tc_list_read: the list of a faction, with the mercenaries and all kit. 0, or -1 and a sentence. */
int tc_list_read(struct tc_list *list, const struct content *content, const char *faction,
                 struct error *err);

/* tc_word: the number of a word, or -1. tc_word_add: of a new one too. The words of the others are
 * numbers of things; -1 when there is none. */
int tc_word(const struct tc_list *list, const char *word);
int tc_word_add(struct tc_list *list, const char *word);
int tc_entry_of(const struct tc_list *list, int id);
int tc_article_of(const struct tc_list *list, int id);
int tc_variant_of(const struct tc_list *list, int id);

/* tc_article_say: our sentence about what of an article is left to the players, or "". */
void tc_article_say(const struct content *content, const char *id, struct text *out);

/* tc_rule_left: is this rule of a list, for a warband of the variant (index or -1), left to the players?
 * tc_rule_say: our sentence about it. */
bool tc_rule_left(const struct tc_list *list, int rule, int variant);
void tc_rule_say(const struct content *content, const struct tc_list *list, int rule,
                 struct text *out);

/* condition.c: tc_condition_read compiles the words of a line from i on; tc_condition_say: "ELITE or
 * Janissary". */
int tc_condition_read(struct tc_list *list, const struct data *d, int i, struct tc_change *c,
                      struct error *err);

void tc_condition_say(const struct tc_list *list, const struct tc_change *change, struct text *out);

/* --- the roster --- */

struct tc_recruit {
    char name[40];
    int16_t number; /* as written: model 3 */
    int16_t entry;  /* index in the list */
    int16_t line;
    uint8_t items;
    int16_t item[TC_RECRUIT_ITEMS]; /* words: options and kit, without what it always carries */
};

struct tc_roster {
    char name[TC_LONG_NAME];
    int16_t variant; /* index, or -1 */
    int16_t line;    /* of the line `roster` */
    int ducats, glory;
    bool limited;  /* ducats and glory are limits */
    bool campaign; /* grown in a campaign: found models are allowed */
    int strongbox, glory_left;
    int recruits, teams, arsenal_items;
    struct tc_recruit recruit[TC_RECRUITS];
    int16_t team[TC_TEAMS][2], team_line[TC_TEAMS]; /* indexes of recruits */
    int16_t arsenal[TC_ARSENAL], arsenal_line;
};

/* tc_roster_read reads a roster and the list its first line names. Mistakes go to d->findings, or end
 * the reading. 0, or -1 and a sentence when nothing can be made of it. */
int tc_roster_read(struct tc_roster *r, struct tc_list *list, const struct content *content,
                   struct data *d, struct error *err);

/* tc_roster_write: as lines again. */
void tc_roster_write(const struct tc_list *list, const struct tc_roster *r, struct text *out);

/* --- questions about a roster (shop.c) --- */

/* Who is asked about: a model of a roster, or the warband as a whole (model -1). */
struct tc_case {
    const struct tc_list *list;
    const struct tc_roster *roster;
    int model;
};

bool tc_holds(const struct tc_case *c, const struct tc_change *change);
/* tc_ask_number: `start`, changed by the lines of one kind that hold. tc_ask_any: does one hold? With
 * a word, one about that word. */
int tc_ask_number(const struct tc_case *c, struct tc_edits of, int kind, int start);
bool tc_ask_any(const struct tc_case *c, struct tc_edits of, int kind, int word);

/* tc_entry_open: may models of this entry be in the warband at all? tc_entry_shut: they may not, and why. */
bool tc_entry_open(const struct tc_case *c, const struct tc_entry *e);
bool tc_recruit_has(const struct tc_case *c, int word); /* bought or always carried */
bool tc_recruit_keyword(const struct tc_case *c, int word);
/* tc_recruit_keywords: all it has but ELITE; how many. tc_recruit_flies: as its line of Movement says. */
int tc_recruit_keywords(const struct tc_case *c, int16_t *out, int room);
bool tc_recruit_flies(const struct tc_case *c);
bool tc_recruit_elite(const struct tc_case *c);
const char *tc_recruit_title(const struct tc_case *c); /* "Trench Mole" */
/* tc_recruit_kit: every item it has, what it always carries first; how many. tc_recruit_abilities. */
int tc_recruit_kit(const struct tc_case *c, int16_t *out, int room);
int tc_recruit_base(const struct tc_case *c, const struct tc_entry *e); /* in mm */
int tc_recruit_abilities(const struct tc_case *c, int16_t *out, int room);

/* tc_offer_for: by which option or row the model gets its n-th item; -1 and the best reason why not. */
struct tc_objection {
    char clause[12], reason[200];
};
int tc_offer_for(const struct tc_case *c, int word, struct tc_objection *why);
bool tc_entry_shut(const struct tc_case *c, const struct tc_entry *e, struct tc_objection *why);

/* tc_item_price, tc_recruit_price: what one item, a model with all it has costs. tc_roster_price. */
struct tc_price {
    int ducats, glory;
};
struct tc_price tc_item_price(const struct tc_case *c, int n);
struct tc_price tc_recruit_price(const struct tc_case *c);
struct tc_price tc_roster_price(const struct tc_list *list, const struct tc_roster *r);

/* --- legal_roster.c --- */

/* tc_roster_judge reports every fault, each with its line, the reason and the clause. How many. `name`
 * is the file's, for the sentences. `field`: it goes to a table, so that its size matters. */
int tc_roster_judge(const struct tc_list *list, const struct tc_roster *r, const char *name,
                    struct findings *findings);

/* --- recruit.c --- */

/* tc_roster_invent: a legal warband for so many ducats and so much glory, sensible enough to play. 0,
 * or -1 when none was found. */
int tc_roster_invent(const struct tc_list *list, int variant, int ducats, int glory,
                     struct rng *rng, struct tc_roster *out);

/* --- vet.c: are added rosters legal? --- */

void tc_vet(const char *added, const struct content *content, struct findings *findings);

#endif

/* test_tc_roster.c - rosters of Trench Crusade: whatever the lists name is known, every fault is found with
 * its clause, what is read is written the same, and warbands drawn from seeds are legal. That the lists say
 * what the facts say: test_tc_lists.c. */
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "games/trench_crusade/kit/kit.h"
#include "games/trench_crusade/warband/warband.h"
#include "games/trench_crusade/words/words.h"

static const char *const factions[] = { "new-antioch",    "trench-pilgrims", "iron-sultanate",
                                        "heretic-legion", "black-grail",     "the-court" };
enum { FACTIONS = 6 };

static struct tc_list list;
static struct tc_roster roster;

static void load(const char *faction)
{
    struct error err;

    if (strcmp(list.id, faction) != 0 && tc_list_read(&list, &embedded_content, faction, &err))
        fail_msg("%s", err.text);
}

/* --- data --- */

/* has_words: people are told what it does, not only when. */
static void has_words(const struct tc_item *item, const struct tc_effect *e)
{
    char room[400];
    struct text words = text_fixed(room, sizeof room);

    tc_effect_say(e, &words);
    if (e->verb != DOES_NOTHING && (room[0] == '\0' || strchr(" ,", room[0])))
        fail_msg("%s: an effect without words (\"%s\")", item->id, room);
}

/* compile: the items of a file that are wanted, as many as a scenario has room for. */
static void compile(const char *file, const struct tc_wants *wants)
{
    static struct tc t;
    struct error err;

    t.items = 0;
    if (tc_kit_read(&t, &embedded_content, file, wants, NULL, &err))
        fail_msg("%s", err.text);
    assert_int_equal(t.items, wants->count);
    for (int i = 0; i < t.items; i++)
        for (int k = 0; k < t.item[i].effects; k++)
            has_words(&t.item[i], &t.item[i].effect[k]);
}

/* Every line of kit and abilities compiles; abilities do something or say what they do not. */
static void kit(void **state)
{
    static const char *const files[] = { "trench-crusade/battlekit.txt",
                                         "trench-crusade/warband-kit.txt",
                                         "trench-crusade/abilities.txt" };
    struct error err;

    (void)state;
    for (int i = 0; i < 3; i++) {
        struct tc_wants wants = { .count = 0 };
        struct data d;

        content_read(content_find(&embedded_content, files[i]), &d);
        while (data_next(&d, &err) > 0) {
            if (data_is(&d, "kit") || data_is(&d, "ability"))
                tc_want(&wants, d.word[1]);
            if (wants.count == TC_WANTS) {
                compile(files[i], &wants);
                wants.count = 0;
            }
        }
        compile(files[i], &wants);
    }
}

/* Whatever a list names is known: kit, options, abilities, entries. */
static void names(void **state)
{
    (void)state;
    for (int f = 0; f < FACTIONS; f++) {
        load(factions[f]);
        for (int i = 0; i < list.offers; i++)
            if (tc_article_of(&list, list.offer[i].item) < 0)
                fail_msg("%s: there is no kit or ability %s", factions[f],
                         list.word[list.offer[i].item]);
        for (int i = 0; i < list.change_count; i++) {
            const struct tc_change *c = &list.change[i];
            bool thing = c->kind == CHANGE_CARRIES || c->kind == CHANGE_HAS ||
                         c->kind == CHANGE_WITHOUT || c->kind == CHANGE_NEEDS ||
                         c->kind == CHANGE_TAKES || c->kind == CHANGE_EVERYBODY;

            if (thing && tc_article_of(&list, c->what) < 0)
                fail_msg("%s: there is no kit or ability %s", factions[f], list.word[c->what]);
        }
        for (int i = 0; i < list.terms; i++) {
            const struct tc_term *t = &list.term[i];

            if (t->kind == TERM_HAS && tc_article_of(&list, t->what) < 0)
                fail_msg("%s: a condition asks for %s", factions[f], list.word[t->what]);
        }
    }
}

/* --- faults --- */

static char told[8000];

static void collect(void *context, bool doubt, const char *sentence)
{
    size_t length = strlen(told);

    (void)context;
    (void)doubt;
    snprintf(told + length, sizeof told - length, "%s\n", sentence);
}

static int judge(const char *text)
{
    struct findings findings = { .report = collect };
    struct error err;
    struct data d;

    told[0] = '\0';
    data_open(&d, "r", text, strlen(text));
    d.findings = &findings;
    if (tc_roster_read(&roster, &list, &embedded_content, &d, &err)) {
        collect(NULL, false, err.text);
        return -1;
    }
    tc_roster_judge(&list, &roster, "r", &findings);
    return findings.mistakes;
}

/* Each text, a piece of its fault with line and clause, and how many there are. */
static const struct {
    const char *text, *fault;
    int count;
} cases[] = {
#define NA "roster \"A\" new-antioch\nducats 700\nmodel 1 \"L\" lieutenant\n"
#define BULL                                                                                       \
    "roster \"A\" iron-sultanate\nmodel 1 \"Y\" yuzbasi-captain\nmodel 2 \"B\" brazen-bull : "
#define WISDOM "roster \"A\" iron-sultanate house-of-wisdom\nmodel 1 \"A\" jabirean-alchemist : "
#define WRETCH                                                                                     \
    "roster \"A\" heretic-legion\nmodel 1 \"H\" heretic-priest\nmodel 2 \"W\" wretched : sword "
#define HUNGER "roster \"A\" black-grail great-hunger\nmodel 1 \"H\" matagot-hag\nmodel 2 \"A\" "
#define WALL                                                                                       \
    "roster \"A\" iron-sultanate iron-wall\nducats 700\nmodel 1 \"Y\" yuzbasi-captain\nmodel 2 "   \
    "\"B\" brazen-bull : "
#define METHODIUS                                                                                  \
    "roster \"A\" trench-pilgrims saint-methodius\nmodel 1 \"P\" war-prophet\nmodel 2 \"S\" "      \
    "anchorite-shrine : "
#define COURT "roster \"A\" the-court wrath\nmodel 1 \"P\" praetor : trench-club\n"
    { NA, "", 0 },
    { "", "there is no roster", -1 },
    { "model 1 \"A\" yeoman\n", "a roster begins with", -1 },
    { "roster \"A\" new-antoch\n", "is not a faction", -1 },
    { "roster \"A\" new-antioch papal-state\n", "did you mean papal-states? (TC-16.1)", 3 },
    { "roster \"A\" new-antioch remnants-of-byzantium\nmodel 1 \"L\" lieutenant\n",
      "r:1: Remnants of Byzantium is a third-party list, which we do not play (TC-16.1)", 1 },
    { "roster \"A\" the-court\nmodel 1 \"P\" praetor\n", "one of the seven sins (TC-16.1)", 1 },
    { "roster \"A\" new-antioch\n", "there is nobody in it (TC-16.1)", 2 },
    { "roster \"A\" new-antioch\nmodel 1 \"B\" yeoman\n",
      "r:1: at least 1 of Lieutenant must be there, not 0 (TC-16.2)", 1 },
    { NA "model 2 \"M\" lieutenant\n", "r:4: there may be 1 of Lieutenant, not 2 (TC-16.2)", 1 },
    { NA "model 2 \"M\" crimson-communicant\n",
      "r:4: Crimson Communicant is only for The Red Brigade", 1 },
    { NA "model 2 \"M\" sin-eater\n",
      "Sin Eater is only for (Heretic Legion or The Court or Black Grail) and not Trench Ghosts",
      2 },
    { NA "model 2 \"M\" homunculus\n", "only found in a campaign (TC-16.2)", 1 },
    { NA "campaign\nmodel 2 \"M\" homunculus\n", "", 0 },
    { NA "model 2 \"M\" trench-dog\n", "one Trench Dog for each dog-food, and 0 of those", 1 },
    { NA "model 2 \"M\" shocktroper\n", "did you mean shocktrooper? (TC-16.2)", 1 },
    { "roster \"A\" new-antioch\nducats 69\nmodel 1 \"L\" lieutenant\n",
      "r:1: it costs 70 ducats, and there are 69 (TC-16.3)", 1 },
    { NA "model 2 \"M\" yeoman : troop-flag\n", "it costs 1 glory, and there is 0 (TC-16.3)", 1 },
    { NA "model 2 \"M\" yeoman : binoculars\n",
      "r:4: Yeoman: Binoculars is only for ELITE (TC-16.4)", 1 },
    { NA "model 2 \"M\" combat-engineer : standard-armour\n",
      "Combat Engineer: it may not buy Standard Armour (TC-16.4)", 2 },
    { NA "model 2 \"M\" yeoman : bayonet\n",
      "Bayonet is only for those with Automatic Rifle or Automatic ", 1 },
    { NA "model 2 \"M\" yeoman : bolt-action-rifle bayonet\n", "", 0 },
    { NA "model 2 \"M\" yeoman : frobnicator\n", "there is no item or option \"frobnicator\"", 1 },
    { NA "model 2 \"M\" yeoman : automatic-rifle\nmodel 3 \"N\" yeoman : automatic-rifle\n",
      "r:5: the limit of Automatic Rifle is 1, not 2 (TC-16.5)", 1 },
    { NA "model 2 \"M\" yeoman : automatic-rifle\narsenal automatic-rifle\n",
      "the limit of Automatic Rifle is 1, not 2 (TC-16.5)", 1 },
    { NA "model 2 \"M\" yeoman : trench-mole\nmodel 3 \"N\" yeoman : trench-mole\n"
         "model 4 \"O\" yeoman : trench-mole\n",
      "the limit of Trench Mole is 2, not 3 (TC-16.5)", 1 },
    { NA "model 2 \"M\" yeoman : sword sword sword\n", "Sword once too often (TC-13.1)", 2 },
    { NA "model 2 \"M\" yeoman : bolt-action-rifle pistol\n",
      "one 2-Handed or two 1-Handed Ranged Weapons at most (TC-13.1)", 1 },
    { NA "model 2 \"M\" yeoman : great-sword sword\n",
      "one 2-Handed or two 1-Handed Melee Weapons at most (TC-13.1)", 1 },
    { NA "model 2 \"M\" yeoman : frag-grenades incendiary-grenades\n", "one kind of Grenade", 1 },
    { NA "model 2 \"M\" yeoman : gas-mask gas-mask\n", "Gas Mask once too often (TC-13.1)", 1 },
    { NA "model 2 \"M\" yeoman : trench-shield bolt-action-rifle\n", "Shield Combo (TC-13.2)", 1 },
    { NA "model 2 \"M\" yeoman : trench-shield shotgun polearm\n", "", 0 },
    { NA "model 2 \"M\" yeoman : trench-shield pistol pistol\n", "one 1-Handed weapon of each", 1 },
    { NA "model 2 \"M\" yeoman : musical-instrument shotgun\n", "leaves one hand", 1 },
    { NA "model 2 \"M\" yeoman : musical-instrument sword\n", "", 0 },
    { NA "model 2 \"M\" yeoman : machine-gun great-sword\n", "2 HEAVY items, and may carry one",
      1 },
    { NA "model 2 \"M\" mechanized-heavy-infantry : machine-gun great-sword sword\n", "", 0 },
    { NA "model 2 \"M\" yeoman\nmodel 3 \"N\" yeoman\nfireteam 1 2\nfireteam 2 3\n",
      "r:7: model 2 is in two Fireteams (TC-12.23)", 1 },
    { NA "model 2 \"M\" yeoman\nmodel 3 \"N\" yeoman\nmodel 4 \"O\" yeoman\nmodel 5 \"P\" yeoman\n"
         "model 6 \"Q\" yeoman\nfireteam 1 2\nfireteam 3 4\nfireteam 5 6\n",
      "there may be 2 Fireteams (TC-16.10)", 1 },
    { "roster \"A\" new-antioch\nducats 700 glory 9\nmodel 1 \"L\" lieutenant\n"
      "model 2 \"M\" mamluk-faris : greatsword\nfireteam 1 2\n",
      "", 0 },
    { "roster \"A\" new-antioch\nducats 700 glory 9\nmodel 1 \"L\" lieutenant\n"
      "model 2 \"M\" observer : sword\n",
      "a mercenary's kit is fixed: no Sword (TC-16.11)", 2 },
    { "roster \"A\" new-antioch\nducats 700 glory 9\nmodel 1 \"L\" lieutenant\n"
      "model 2 \"M\" mamluk-faris\n",
      "it has 0 of loadout, and should have 1 to 1 (TC-16.6)", 1 },
    { "roster \"A\" new-antioch red-brigade\nmodel 1 \"L\" lieutenant\nmodel 2 \"C\" "
      "trench-cleric\n"
      "model 3 \"S\" sniper-priest\nmodel 4 \"T\" sniper-priest\n",
      "of trench-cleric and sniper-priest there may be 2 together (TC-16.2)", 1 },
    { "roster \"A\" new-antioch abyssinia\nmodel 1 \"L\" lieutenant\nmodel 2 \"C\" trench-cleric\n"
      "model 3 \"D\" trench-cleric\n",
      "of trench-cleric there may be 1 without holy-warrior (TC-16.2)", 1 },
    { "roster \"A\" iron-sultanate house-of-wisdom\nmodel 1 \"A\" jabirean-alchemist : scourge\n"
      "model 2 \"B\" janissary : anti-tank-hammer\n",
      "one item of each foreign list may be bought, and no more (TC-16.12)", 1 },
    { "roster \"A\" iron-sultanate\nmodel 1 \"Y\" yuzbasi-captain\nmodel 2 \"B\" brazen-bull : "
      "shotgun\n",
      "Shotgun is not for Brazen Bull", 2 },
    { "roster \"A\" heretic-legion\nmodel 1 \"H\" heretic-priest\nmodel 2 \"W\" wretched\n",
      "Wretched must have a weapon (TC-16.8)", 1 },
    { "roster \"A\" heretic-legion\nmodel 1 \"H\" heretic-priest\nmodel 2 \"W\" wretched : "
      "trench-club automatic-shotgun\n",
      "Automatic Shotgun is ", 1 },
    { WRETCH "wind-amulet\n", "Wind Amulet is only for Knights of Avarice (TC-16.4)", 1 },
    { WRETCH "medi-kit\n", "Medi-kit is only for Knights of Avarice (TC-16.4)", 1 },
    { WRETCH "gas-mask shovel combat-helmet\n", "", 0 },
    { WRETCH "troop-flag\n", "Troop Flag costs glory, and not up to 10 ducats (TC-16.4)", 1 },
    { WRETCH "unholy-relic\n", "Unholy Relic is not for Wretched (TC-16.4)", 1 },
    { "roster \"A\" heretic-legion trench-ghosts\nmodel 1 \"H\" heretic-priest\nmodel 2 \"W\" "
      "wretched : sword infernal-brand\n",
      "Infernal Brand is not for", 1 },
    { "roster \"A\" heretic-legion trench-ghosts\nmodel 1 \"H\" heretic-priest : tank-palanquin "
      "trench-shield\n",
      "Trench Shield is not for those with Machine Armour or Tank Palanquin (TC-16.4)", 1 },
    { "roster \"A\" heretic-legion\nmodel 1 \"H\" heretic-priest\nmodel 2 \"G\" "
      "scripture-guardian : hellblade\n",
      "Hellblade is not for", 1 },
    { "roster \"A\" heretic-legion\nmodel 1 \"H\" heretic-priest\nmodel 2 \"T\" heretic-trooper : "
      "legionnaire melee-skill\n",
      "not be more Heretic Trooper with Legionnaire than without (TC-16.6)", 1 },
    { "roster \"A\" heretic-legion knights-of-avarice\nmodel 1 \"H\" heretic-priest\nmodel 2 \"T\" "
      "heretic-trooper\n",
      "it costs 30 ducats with its kit, and must cost 80 (TC-16.3)", 1 },
    { "roster \"A\" black-grail\nmodel 1 \"H\" hound-of-the-black-grail\n",
      "a lord-of-tumours or a plague-knight must be there (TC-16.2)", 2 },
    { "roster \"A\" black-grail\nmodel 1 \"K\" plague-knight : leader sword\n",
      "Plague Knight must wear Armour (TC-16.8)", 1 },
    { "roster \"A\" black-grail\nmodel 1 \"K\" plague-knight : standard-armour\n",
      "1 model must have the option Leader (TC-16.6)", 1 },
    { "roster \"A\" trench-pilgrims saint-methodius\nmodel 1 \"P\" war-prophet\nmodel 2 \"N\" "
      "stigmatic-nun\n",
      "Stigmatic Nun must have Standard Armour (TC-16.8)", 1 },
    { METHODIUS "autocannon gas-filters piston-legs\n", "", 0 },
    { METHODIUS "autocannon punt-gun\n", "it has 2 of anchorite-weapons, and should have 0 to 1",
      2 },
    { METHODIUS "gas-filters piston-legs holy-diesel-engine\n",
      "it has 3 of anchorite-kit, and should have 0 to 2 (TC-16.6)", 1 },
    { "roster \"A\" trench-pilgrims\nducats 700 glory 7\nmodel 1 \"P\" war-prophet\nmodel 2 "
      "\"G\" scripture-guardian : misericordia sword\n",
      "Misericordia is not for Scripture Guardian (TC-16.4)", 1 },
    { "roster \"A\" new-antioch abyssinia\nmodel 1 \"L\" lieutenant\nmodel 2 \"M\" yeoman : "
      "machine-gun\n"
      "model 3 \"N\" yeoman : machine-gun\nmodel 4 \"O\" yeoman : grenade-launcher\nmodel 5 \"P\" "
      "yeoman : grenade-launcher\n",
      "there may be 3 HEAVY Ranged Weapons, not 4 (TC-16.5)", 1 },
    { "roster \"A\" new-antioch kingdom-of-alba\nducats 102\nmodel 1 \"L\" lieutenant\nmodel 2 "
      "\"M\" yeoman : "
      "sword\n",
      "", 0 },
    { "roster \"A\" new-antioch kingdom-of-alba\nducats 135\nmodel 1 \"L\" lieutenant\nmodel 2 "
      "\"M\" yeoman : "
      "sword\nmodel 3 \"N\" yeoman : sword\n",
      "it costs 136 ducats, and there are 135 (TC-16.3)", 1 },
    { "roster \"A\" new-antioch stosstruppen\nmodel 1 \"L\" lieutenant\nmodel 2 \"A\" "
      "shocktrooper\nmodel 3 \"B\" shocktrooper\nmodel 4 \"C\" yeoman\nmodel 5 \"D\" yeoman\nmodel "
      "6 \"E\" yeoman\nfireteam 1 "
      "2\nfireteam 3 "
      "4\nfireteam 5 6\n",
      "", 0 },
    { "roster \"A\" new-antioch eire-rangers\nmodel 1 \"L\" lieutenant : berserker "
      "standard-armour\n",
      "what it has become rules out Standard Armour (TC-16.6)", 1 },
    { "roster \"A\" new-antioch eire-rangers\nmodel 1 \"L\" lieutenant\nmodel 2 \"F\" "
      "shocktrooper : fianna berserker\n",
      "", 0 },
    { "roster \"A\" new-antioch eire-rangers\nmodel 1 \"L\" lieutenant : berserker\nmodel 2 "
      "\"F\" shocktrooper : fianna berserker\n",
      "r:3: the limit of Berserker is 1, not 2 (TC-16.5)", 1 },
    { "roster \"A\" new-antioch eire-rangers\nmodel 1 \"L\" lieutenant\nmodel 2 \"F\" "
      "shocktrooper : berserker\n",
      "Berserker is only for", 1 },
    { NA "model 2 \"E\" combat-engineer : satchel-charge machine-gun\n",
      "2 HEAVY items, and may carry one (TC-12.27)", 1 },
    { NA "model 2 \"E\" combat-engineer : satchel-charge shotgun\n", "", 0 },
    { NA "model 2 \"M\" mechanized-heavy-infantry : machine-armour trench-shield sword\n",
      "Trench Shield is not for those with Machine Armour (TC-16.4)", 1 },
    { NA "model 2 \"M\" mechanized-heavy-infantry : trench-shield sword\n", "", 0 },
    { "roster \"A\" iron-sultanate fidai-of-alamut\nmodel 1 \"M\" sultanate-assassin : "
      "master-assassin "
      "mirage-of-time secret-paths\n",
      "it has 2 of arts, and should have 0 to 1 (TC-16.6)", 1 },
    { "roster \"A\" iron-sultanate fidai-of-alamut\nmodel 1 \"M\" sultanate-assassin : "
      "master-assassin\n"
      "model 2 \"A\" azeb\nmodel 3 \"B\" azeb\nmodel 4 \"C\" azeb\nfireteam 1 2\nfireteam 3 4\n",
      "there may be 1 Fireteams (TC-16.10)", 1 },
    { "roster \"A\" iron-sultanate\nmodel 1 \"Y\" yuzbasi-captain\nmodel 2 \"A\" azeb\nfireteam 1 "
      "2\n",
      "there may be 0 Fireteams (TC-16.10)", 1 },
    { "roster \"A\" iron-sultanate house-of-wisdom\nmodel 1 \"A\" jabirean-alchemist : "
      "secrets-of-medicine secrets-of-philosophy\n",
      "it has 2 of secrets, and should have 0 to 1 (TC-16.6)", 1 },
    { "roster \"A\" iron-sultanate house-of-wisdom\nmodel 1 \"A\" jabirean-alchemist\nmodel 2 "
      "\"H\" "
      "takwin-homunculus\nmodel 3 \"I\" takwin-homunculus\n",
      "there is one Takwin Homunculus for each jabirean-alchemist, and 1 of those (TC-16.2)", 1 },
    { "roster \"A\" iron-sultanate house-of-wisdom\nmodel 1 \"A\" jabirean-alchemist : "
      "punt-gun\nmodel 2 \"B\" "
      "azeb : scourge\n",
      "one item of each foreign list may be bought, and no more (TC-16.12)", 1 },
    { WALL "sultanate-grand-cannon\narsenal sultanate-grand-cannon\n", "", 0 },
    { WALL "sultanate-grand-cannon sultanate-grand-cannon\n",
      "r:4: it has Sultanate Grand Cannon once too often (TC-13.1)", 1 },
    { WALL "sultanate-grand-cannon\narsenal sultanate-grand-cannon sultanate-grand-cannon\n",
      "the limit of Sultanate Grand Cannon is 2, not 3 (TC-16.5)", 1 },
    { NA "model 2 \"M\" yeoman\nducats 109\narsenal bolt-action-rifle\n",
      "it costs 110 ducats, and there are 109 (TC-16.3)", 1 },
    { NA "model 2 \"M\" yeoman\nducats 110\narsenal bolt-action-rifle\n", "", 0 },
    { BULL "shovel\n", "Shovel is not for Sultanate Sapper or Brazen Bull (TC-16.4)", 1 },
    { BULL "marid-shovel titan-zulfiqar flame-cannon\n", "", 0 },
    { WISDOM "alchemist-armour\nmodel 2 \"B\" jabirean-alchemist : alchemist-armour\n", "", 0 },
    { WISDOM "secrets-of-medicine medi-kit\n",
      "Medi-kit is not for those with Secrets of Medicine (TC-16.4)", 1 },
    { WISDOM "secrets-of-takwin medi-kit\n", "", 0 },
    { WISDOM "sword\nmodel 2 \"B\" azeb : machine-armour\n",
      "Machine Armour is only for The House of Wisdom and ELITE (TC-16.4)", 1 },
    { WISDOM "machine-armour\nmodel 2 \"B\" azeb : blessed-icon\n", "", 0 },
    { WISDOM "machine-armour\nmodel 2 \"B\" azeb : automatic-rifle\n",
      "one item of each foreign list may be bought, and no more (TC-16.12)", 1 },
    { WISDOM "machine-armour trench-shield\n",
      "Trench Shield is not for those with Machine Armour (TC-16.4)", 1 },
    { WISDOM "sword\nmodel 2 \"B\" azeb : bolt-action-rifle bayonet\n", "", 0 },
    { WISDOM "sword\nmodel 2 \"B\" brazen-bull : satchel-charge\n", "", 0 },
    { WISDOM "sword\nmodel 2 \"H\" takwin-homunculus : human-hands sword fire-shield\n", "", 0 },
    { WISDOM "sword\nmodel 2 \"H\" takwin-homunculus : human-hands inhuman-strength massive-size "
             "gargantuan-size titan-zulfiqar\n",
      "", 0 },
    { WISDOM "sword\nmodel 2 \"H\" takwin-homunculus : human-hands inhuman-strength massive-size "
             "gargantuan-size titan-zulfiqar flame-cannon\n",
      "it has 2 of bull-weapons, and should have 0 to 1 (TC-16.6)", 1 },
    { "roster \"A\" heretic-legion\nmodel 1 \"H\" heretic-priest\nmodel 2 \"T\" "
      "heretic-trooper\nmodel 3 \"U\" "
      "heretic-trooper : legionnaire\n",
      "it has 0 of skill, and should have 1 to 1 (TC-16.6)", 1 },
    { "roster \"A\" black-grail\nmodel 1 \"K\" plague-knight : leader standard-armour "
      "plague-almoner companion-of-the-fly melee-skill\n",
      "it has 2 of ranks, and should have 0 to 1 (TC-16.6)", 1 },
    { "roster \"A\" black-grail great-hunger\nmodel 1 \"H\" matagot-hag : grasping-maw "
      "lockjaw-bite strain-of-starvation rotten-cutters\n",
      "it has 4 of strains, and should have 0 to 3 (TC-16.6)", 1 },
    { HUNGER
      "plague-knight : standard-armour\nmodel 3 \"B\" plague-knight : standard-armour\nmodel 4 "
      "\"C\" plague-knight : standard-armour\n",
      "r:5: there may be 2 of Plague Knight, not 3 (TC-16.2)", 1 },
    { HUNGER "grail-thrall : unending-starvation\n", "", 0 },
    { HUNGER "grail-thrall : strain-of-starvation unending-starvation\n",
      "Unending Starvation is not for those with Unending Starvation (TC-16.4)", 1 },
    { HUNGER "cradle-thrall : hellfly-host papillal-hide rotten-cutters\n", "", 0 },
    { HUNGER "hound-of-the-black-grail : papillal-hide\n", "", 0 },
    { "roster \"A\" black-grail great-hegemon\nmodel 1 \"K\" plague-knight : executor "
      "standard-armour\nmodel 2 \"T\" grail-thrall : grounded musket bayonet\n",
      "Bayonet is not for Grail Thrall (TC-16.4)", 1 },
    { "roster \"A\" black-grail great-hegemon\nmodel 1 \"K\" plague-knight : executor "
      "standard-armour\n"
      "model 2 \"L\" plague-knight : standard-armour\n",
      "it has 0 of role, and should have 1 to 1 (TC-16.6)", 1 },
    { "roster \"A\" black-grail\nmodel 1 \"K\" plague-knight : leader standard-armour\nmodel 2 "
      "\"A\" amalgam : "
      "sword sword sword\n",
      "once too often (TC-13.1)", 1 },
    { "roster \"A\" black-grail\nmodel 1 \"K\" plague-knight : leader standard-armour\nmodel 2 "
      "\"A\" amalgam : "
      "sword sword polearm polearm trench-club\n",
      "hands", 1 },
    { "roster \"A\" the-court lust\nmodel 1 \"P\" praetor : trench-club\nmodel 2 \"Y\" yoke-fiend "
      ": machine-gun\n",
      "TC-16", 1 },
    { "roster \"A\" trench-pilgrims sacred-affliction\nmodel 1 \"W\" war-prophet\nmodel 2 \"T\" "
      "trench-pilgrim : "
      "wrath-of-god standard-armour\n",
      "what it has become rules out Standard Armour (TC-16.6)", 1 },
    { COURT "model 2 \"W\" wretched : trench-club\n",
      "fewer of Wretched than models with demonic (TC-16.2)", 1 },
    { COURT "model 2 \"K\" hell-knight : charge-of-hatred blind-rage\n",
      "it has 2 of goetic, and should have 0 to 1 (TC-16.6)", 1 },
    { COURT "model 2 \"K\" hell-knight : proud-defiance\n", "Proud Defiance is only for Pride", 1 },
    { NA "model 2 \"M\" yeoman : musical-instrument sword pistol\n", "leaves one hand", 1 },
    { NA "model 2 \"M\" mechanized-heavy-infantry : machine-armour heavy-ballistic-shield sword\n",
      "", 0 },
    { NA
      "model 2 \"M\" mechanized-heavy-infantry : machine-armour heavy-ballistic-shield polearm\n",
      "", 0 },
    { NA "model 2 \"M\" mechanized-heavy-infantry : machine-armour heavy-ballistic-shield "
         "bolt-action-rifle\n",
      "Shield Combo (TC-13.2)", 1 },
    { COURT "model 2 \"Y\" yoke-fiend : pistol sword\n", "", 0 },
    { COURT "model 2 \"Y\" yoke-fiend : pistol pistol\n",
      "it carries 1 Ranged Weapon at most (TC-16.8)", 1 },
    { COURT "model 2 \"Y\" yoke-fiend\nmodel 3 \"W\" wretched : pistol gas-grenades\n",
      "Gas Grenades is not for", 1 },
    { COURT "model 2 \"Y\" yoke-fiend\nmodel 3 \"W\" wretched : sword gas-grenades\n", "", 0 },
    { COURT "model 2 \"H\" hunter-of-the-left-hand-path : sword pistol\n", "", 0 },
    { COURT "model 2 \"H\" hunter-of-the-left-hand-path : trench-shield\n", "", 0 },
    { COURT "model 2 \"H\" hunter-of-the-left-hand-path : sword trench-shield\n",
      "one hand is never free", 1 },
    { COURT "model 2 \"H\" hunter-of-the-left-hand-path : sword trench-club\n",
      "one hand is never free", 1 },
    { COURT "ducats 900 glory 7\nmodel 2 \"G\" scripture-guardian : sword\n",
      "it must have two 1-Handed Melee Weapons or a 2-Handed one (TC-16.8)", 1 },
    { COURT "ducats 900 glory 7\nmodel 2 \"G\" scripture-guardian : sword trench-club\n", "", 0 },
    { COURT "ducats 900 glory 7\nmodel 2 \"G\" scripture-guardian : polearm\n", "", 0 },
    { COURT "ducats 900 glory 7\nmodel 2 \"G\" scripture-guardian : headtaker sword\n",
      "Headtaker is not for", 1 },
    { COURT "model 2 \"S\" desecrated-saint : sword trench-club great-sword\n", "", 0 },
    { COURT "model 2 \"S\" desecrated-saint : sword sword\n", "once too often (TC-13.1)", 1 },
    { COURT "model 2 \"S\" desecrated-saint : great-sword great-hammer polearm\n", "hands", 1 },
};

static void faults(void **state)
{
    int wrong = 0;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int count = judge(cases[i].text);

        if (count != cases[i].count || !strstr(told, cases[i].fault)) {
            wrong++;
            print_error("case %zu has %d faults, not %d:\n%s\nwanted: %s\n%s", i, count,
                        cases[i].count, cases[i].text, cases[i].fault, told);
        }
    }
    assert_int_equal(wrong, 0);
}

/* --- text --- */

static void round_trip(void **state)
{
    static const char text[] = "roster \"The Third\" new-antioch eire-rangers\n"
                               "ducats 700 glory 2\n"
                               "campaign\n"
                               "model 1 \"Osric\" lieutenant : sword pistol standard-armour\n"
                               "model 3 \"Wat\" shocktrooper : fianna\n"
                               "fireteam 1 3\n"
                               "strongbox 15 glory 1\n"
                               "arsenal combat-helmet gas-mask\n";
    char room[1000];
    struct text out = text_fixed(room, sizeof room);

    (void)state;
    assert_int_equal(judge(text), 0);
    tc_roster_write(&list, &roster, &out);
    assert_string_equal(out.at, text);
}

/* --- ready and new warbands --- */

static void ready(void **state)
{
    static const char folder[] = "trench-crusade/rosters/";
    int count = 0, of[FACTIONS] = { 0 };

    (void)state;
    for (int i = 0; i < embedded_content.count; i++) {
        const struct content_file *file = &embedded_content.file[i];
        struct findings findings = { .report = collect };
        struct error err;
        struct data d;

        if (strncmp(file->name, folder, sizeof folder - 1) != 0)
            continue;
        told[0] = '\0';
        content_read(file, &d);
        d.findings = &findings;
        if (tc_roster_read(&roster, &list, &embedded_content, &d, &err))
            fail_msg("%s", err.text);
        if (tc_roster_judge(&list, &roster, file->name, &findings) || findings.mistakes)
            fail_msg("%s", told);
        assert_true(roster.limited && roster.ducats == 700);
        for (int f = 0; f < FACTIONS; f++)
            of[f] += strcmp(list.id, factions[f]) == 0;
        count++;
    }
    for (int f = 0; f < FACTIONS; f++)
        assert_true(of[f] >= 2);
    assert_true(count >= 12);
}

enum distance { ANY_DISTANCE, FAR, NEAR };

static bool is_for(const struct tc_article *a, enum distance d)
{
    return d == FAR ? a->ranged : a->melee || (a->ranged && d == ANY_DISTANCE);
}

/* has_weapon: for this distance? What it always carries counts, and claws. */
static bool has_weapon(int model, enum distance d)
{
    struct tc_case c = { &list, &roster, model };
    int16_t kit[128];
    int count = tc_recruit_kit(&c, kit, 64);

    count += tc_recruit_abilities(&c, kit + count, 64);
    for (int i = 0; i < count; i++) {
        if (is_for(&list.article[tc_article_of(&list, kit[i])], d))
            return true;
    }
    return false;
}

/* sells_weapon: could it buy one for ducats? */
static bool sells_weapon(int model, enum distance d)
{
    struct tc_case c = { &list, &roster, model };

    for (int i = 0; i < list.offers; i++) {
        const struct tc_article *a = &list.article[tc_article_of(&list, list.offer[i].item)];

        if ((a->type == ITEM_ONE_HANDED || a->type == ITEM_TWO_HANDED) && !list.offer[i].glory &&
            is_for(a, d) && tc_offer_for(&c, list.offer[i].item, NULL) == i)
            return true;
    }
    return false;
}

/* sensible: everybody who may has a weapon, a quarter of those who could shoot do, somebody fights hand
 * to hand, and the ducats are spent: of very many not all, where few may buy much. */
static void sensible(const char *what)
{
    int could = 0, shoot = 0, fight = 0;

    for (int m = 0; m < roster.recruits; m++) {
        if (sells_weapon(m, ANY_DISTANCE) && !has_weapon(m, ANY_DISTANCE))
            fail_msg("%s: %s, model %d, has no weapon", what, roster.recruit[m].name, m + 1);
        could += sells_weapon(m, FAR);
        shoot += has_weapon(m, FAR);
        fight += has_weapon(m, NEAR);
    }
    if (roster.recruits > 4 && 4 * shoot < could)
        fail_msg("%s: %d of %d shoot", what, shoot, could);
    if (roster.recruits > 4 && !fight)
        fail_msg("%s: nobody lives by the blade", what);
    if (roster.recruits < 3 * roster.ducats / 350 || roster.recruits > TC_SIDE_MODELS)
        fail_msg("%s: %d models for %d ducats", what, roster.recruits, roster.ducats);
    if (tc_roster_price(&list, &roster).ducats <
        roster.ducats * (roster.ducats > 1000 ? 7 : 9) / 10)
        fail_msg("%s: costs %d of %d ducats", what, tc_roster_price(&list, &roster).ducats,
                 roster.ducats);
}

static void invent(int variant, int ducats, uint64_t seed)
{
    struct findings findings = { .report = collect };
    struct rng rng;
    char what[100];

    snprintf(what, sizeof what, "%s, variant %d, %d ducats, seed %d", list.id, variant, ducats,
             (int)seed);
    rng_seed(&rng, seed, 16);
    told[0] = '\0';
    if (tc_roster_invent(&list, variant, ducats, seed == 2 ? 8 : 0, &rng, &roster))
        fail_msg("%s: none is found", what);
    if (tc_roster_judge(&list, &roster, "new", &findings))
        fail_msg("%s: %s", what, told);
    sensible(what);
}

static void invented(void **state)
{
    static const int ducats[] = { 300, 500, 700, 1000, 1500 };

    (void)state;
    for (int f = 0; f < FACTIONS; f++) {
        load(factions[f]);
        for (int v = -1; v < list.variants; v++)
            for (int seed = 1; seed <= 2 && !(v >= 0 && list.variant[v].third_party); seed++)
                invent(v, ducats[(v + f + 2 * seed) % 5], (uint64_t)seed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kit),        cmocka_unit_test(names), cmocka_unit_test(faults),
        cmocka_unit_test(round_trip), cmocka_unit_test(ready), cmocka_unit_test(invented),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* terrain.js - what each terrain id looks like. Ids are data: one that is not in these tables is
 * printed as a word on plain ground, so a new game needs no change here. */

/** @typedef {{fill?: string, pattern?: string, craters?: number, trees?: boolean, wire?: boolean,
 *   net?: string, symbol?: string, size?: number}} Look */

const grass = { fill: "grass", pattern: "p-grass" };
const soil = { fill: "ground", pattern: "p-mud" };

/** @type {Record<string, Look>} */
const LOOKS = {
  open: grass,
  clear: { ...soil, craters: 3 },
  mud: { fill: "mud", pattern: "p-mud", craters: 2 },
  trench: { fill: "mud", net: "trench" },
  wire: { fill: "mud", pattern: "p-mud", wire: true, craters: 1 },
  foxhole: { ...soil, symbol: "t-foxhole", size: 112 },
  crater: { ...soil, symbol: "t-crater", size: 150 },
  road: { ...grass, net: "road" },
  bridge: { ...grass, net: "road" },
  forest: { fill: "forest-bg", pattern: "p-grass", trees: true },
  orchard: { ...grass, symbol: "t-orchard", size: 118 },
  crops: { fill: "crop", pattern: "p-crops" },
  haystack: { ...grass, symbol: "t-haystack", size: 112 },
  water: { ...grass, net: "water" },
  stream: { ...grass, net: "stream" },
  marsh: { fill: "marsh", symbol: "t-marsh", size: 112 },
  building: { ...grass, symbol: "t-building", size: 124 },
  rubble: { ...soil, symbol: "t-rubble", size: 112 },
  fort: { ...grass, symbol: "t-fort", size: 127 },
  entrance: { ...grass, symbol: "t-entrance", size: 75 },
  dugout: { symbol: "t-dugout", size: 104 },
  bunker: { symbol: "t-bunker", size: 104 },
  sandbags: { symbol: "t-sandbags", size: 120 },
  mines: { symbol: "t-mines", size: 104 },
  smoke: { symbol: "t-smoke", size: 104 },
  smoke2: { symbol: "t-smoke2", size: 104 },
  objective: { symbol: "t-objective", size: 84 },
};

/** Other words for the same look. @type {Record<string, string>} */
const SAME = {
  meadow: "open",
  grass: "open",
  field: "crops",
  fields: "crops",
  farmland: "crops",
  grain: "crops",
  ground: "clear",
  shellhole: "crater",
  craters: "crater",
  "shell-hole": "crater",
  "fox-hole": "foxhole",
  fox_hole: "foxhole",
  woods: "forest",
  wood: "forest",
  trees: "forest",
  hay: "haystack",
  "hay-stack": "haystack",
  river: "water",
  lake: "water",
  pond: "water",
  canal: "water",
  sea: "water",
  swamp: "marsh",
  house: "building",
  village: "building",
  town: "building",
  buildings: "building",
  ruin: "rubble",
  ruins: "rubble",
  flag: "objective",
  "fort-entrance": "entrance",
  minefield: "mines",
  path: "road",
  brook: "stream",
  "smoke-2": "smoke2",
};

/** lookOf: how to draw an id, or null for an unknown one. @param {string} kind */
export function lookOf(kind) {
  return LOOKS[kind] || LOOKS[SAME[kind]] || null;
}

/** netOf: the network (road, trench, water, stream) a link kind or terrain id belongs to.
 * @param {string} kind */
export function netOf(kind) {
  const look = lookOf(kind);
  return look && look.net ? look.net : kind;
}

/** fillOf: the ground colour of a cell: the first of its ids that has one.
 * @param {string[]} kinds */
export function fillOf(kinds) {
  for (const kind of kinds) {
    const look = lookOf(kind);
    if (look && look.fill) return look;
  }
  return soil;
}

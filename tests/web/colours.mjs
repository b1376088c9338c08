/* colours.mjs - WCAG 2 contrast of every pair of text and background the design uses, and how far
 * side colours and highlights are from each other for normal sight and three kinds of colour
 * blindness (Machado, Oliveira and Fernandes 2009, severity 1). */

const SIGHT = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** text, background, least contrast */
const PAIRS = [
  ["ink", "paper", 7],
  ["ink-2", "paper", 4.5],
  ["ink", "paper-2", 7],
  ["ink-2", "paper-2", 4.5],
  ["ink-2", "paper-3", 3],
  ["on-table", "table", 4.5],
  ["btn-ink", "btn", 4.5],
  ["red-ink", "paper", 4.5],
  ["blue-ink", "paper", 4.5],
  ["ok-ink", "paper", 4.5],
  ["warn-ink", "paper", 4.5],
  ["card", "s1", 4.5],
  ["card", "s2", 4.5],
  ["card-ink", "s3", 4.5],
  ["card-ink", "s4", 4.5],
  ["card-ink", "card", 7],
  ["card-ink", "amber", 4.5],
  ["card", "target", 4.5],
  ["focus", "paper", 3],
  ["focus-2", "table", 3],
  ["rule", "paper", 1.5],
];

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const rgb = (hex) => [1, 3, 5].map((i) => linear(parseInt(hex.slice(i, i + 2), 16) / 255));
const light = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a, b) {
  const [x, y] = [light(rgb(a)), light(rgb(b))].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
}

function lab([r, g, b]) {
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a, b, matrix) {
  const seen = (hex) =>
    lab(
      matrix.map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            row.reduce((sum, k, i) => sum + k * rgb(hex)[i], 0),
          ),
        ),
      ),
    );
  const [p, q] = [seen(a), seen(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function pairsOf(list) {
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b]));
}

/** shortfalls: every promise the palette breaks, as sentences. */
export function shortfalls(css) {
  const blocks = [...css.matchAll(/\/\* (day|night) \*\/(.*?)\/\* end \*\//gs)];
  if (blocks.length < 2) return ["palette.css has no day and night blocks"];
  return blocks.flatMap(([, name, block]) => {
    const v = Object.fromEntries(
      [...block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map((m) => [m[1], m[2]]),
    );
    const dim = PAIRS.filter(([a, b, least]) => !v[a] || !v[b] || contrast(v[a], v[b]) < least).map(
      ([a, b, least]) => `${name}: ${a} on ${b} has less than ${least}`,
    );
    const near = Object.entries(SIGHT).flatMap(([sight, matrix]) =>
      [
        [["s1", "s2", "s3", "s4"], 20],
        [["amber", "target", "threat"], 15],
      ].flatMap(([list, least]) =>
        pairsOf(list)
          .filter(([a, b]) => distance(v[a], v[b], matrix) < least)
          .map(([a, b]) => `${name}, ${sight}: ${a} and ${b} are too alike`),
      ),
    );
    return [...dim, ...near];
  });
}

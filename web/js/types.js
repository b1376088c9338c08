/* types.js - the shapes of what the server sends (docs/server.md). Types only; no code. */

/** @typedef {{id: string, name?: string, board?: string, x: number, y: number, terrain: string,
 *   glyph?: string, label?: string}} Cell */
/** @typedef {{kind: string, from: string, to: string, edge?: boolean}} Link */
/** @typedef {{layout: 'pointy'|'flat'|'plane', inch?: number, north?: string, south?: string,
 *   cells: Cell[], links: Link[], shapes?: Shape[]}} BoardData */
/** @typedef {{id: string, cell?: string, x?: number, y?: number, side: number, hidden?: boolean,
 *   secret?: boolean, picture?: string, name?: string, glyph?: string, left?: string,
 *   right?: string, facts?: string, states?: string, damage?: number, damage_of?: number,
 *   experience?: number, facing?: number,
 *   order?: number, height?: number, diameter?: number}} Token */
/** @typedef {{kind: string, role: string, text?: string, height?: number,
 *   points: [number, number][]}} Shape */
/** @typedef {{title: string, clause?: string, rows: [string, string][]}} PanelData */
/** @typedef {{side: number, points: number, goal?: number, text?: string}} Score */
/** @typedef {{turn: number, turns: number, phase: number, phases: string[], tokens: Token[],
 *   shapes: Shape[], panels: PanelData[], scores: Score[]}} Scene */
/** @typedef {{label: string, value?: string, clause?: string, waived?: boolean,
 *   part?: boolean}} Item */
/** @typedef {{action: string, label: string, group?: string,
 *   role?: 'move'|'shoot'|'end'|'yield'|'other',
 *   token?: string, cell?: string, target?: string, cost?: string, needs?: string,
 *   clause?: string, items?: Item[], dice?: boolean, usual?: boolean, form?: boolean,
 *   amount?: number, chance?: number, aim?: string, with?: string,
 *   then?: string[], cells?: string[], risk?: string, odds?: Odds}} Action `form`: the attack can
 *   still be put together; `amount`, `chance`: markers laid out, and the chance of what the seat
 *   wants from the roll; `aim`: what to point with to place it by hand, `with` this weapon;
 *   `then`: further actions of one order; `cells`: the way it takes */
/** @typedef {{cell: string, cost?: number, watched: number, actions: string[],
 *   cells: string[]}} Way */
/** One sentence of a line: `at` are the pieces and cells it names.
 * @typedef {{text: string, at: string[], hurt?: number[], lost?: number[]}} StoryPart */
/** @typedef {{seq: number, entry?: number, kind: 'play'|'dice'|'note', seat: number, text?: string,
 *   faces?: number[], sides?: number, counted?: number[], took?: number, hurt?: number[],
 *   lost?: number[], parts?: StoryPart[]}} LogLine */
/** What one entry changed in the scene.
 * @typedef {{entry: number, seat: number, turn: number, phase: number, scores: Score[],
 *   tokens: Token[], gone: string[], shapes?: Shape[], log: LogLine[]}} Step */
/** The first entry of a turn, and the points of the scores then.
 * @typedef {{turn: number, entry: number, points: number[]}} TurnStart */
/** @typedef {{after: number, to: number, as: number, start?: Scene, steps: Step[]}} Steps */
/** @typedef {{seq: number, seat: number, name?: string, text: string, at?: number}} ChatLine */
/** @typedef {{chat?: ChatLine[], chat_after?: number, chat_before?: number}} Talk */
/** @typedef {{side: string, title: string, team?: number, who: 'person'|'computer'|'open',
 *   name?: string, level?: string, online?: boolean, resigned?: boolean, took?: number,
 *   kept?: boolean}} Seat */
/** @typedef {{minutes?: number, add?: number, days?: number, left: number[], running: number,
 *   now: number}} Clock */
/** @typedef {{commitment: string, match: string, nonces: string[], rolls: number,
 *   secret?: string}} Dice */
/** @typedef {{by: number, agreed: number[], entry?: number}} Offer */
/** @typedef {{winners: number[], reason: string, text?: string, returns?: number[],
 *   decided?: string, why?: string, lost?: number[]}} Result */
/** @typedef {{match: string, game: string, scenario: string, title: string, created?: number,
 *   public?: boolean, seq: number, entry: number, you: number[], as: number, over: boolean,
 *   result: Result|null, to_move: number, mover: string, prompt: string, board?: BoardData,
 *   scene: Scene, legal: Action[], unlisted?: boolean, log_after?: number, log_before?: number,
 *   log: LogLine[], chat?: ChatLine[], chat_after?: number, chat_before?: number, seats: Seat[],
 *   clock: Clock|null, dice: Dice, undo: boolean, takeback?: boolean,
 *   draw_offer: Offer|null, takeback_offer: Offer|null,
 *   thinking: {seat: number, since?: number, budget?: number, busy?: boolean}|null,
 *   rematch?: string, invited?: number[],
 *   muted?: number[], standing?: string|null, markers?: string}} View */
/** @typedef {{text: string, p: number, fraction?: string, effect: boolean,
 *   hurt: number[], lost: number[], next?: number, returns?: number[]}} OddsLine */
/** @typedef {{text: string, p: number, hurt: number[], lost: number[]}} OddsEffect */
/** @typedef {{action: string, lines: OddsLine[], effects?: OddsEffect[],
 *   expected?: number[]}} Odds */
/** @typedef {{side: string, rolls: number, hits: number, expected: number, percentile: number,
 *   first: number, wide: number, bars: number[]}} LuckLine `bars`: the chance of each number of
 *   hits from `first` on, `wide` numbers in each */
/** The chances of all seats after a move.
 * @typedef {{entry: number, turn: number, games: number, chance: number[]}} ChancePoint */
/** A move that changed them much; `odds`: dice did it, and would have done so with this chance.
 * @typedef {{from: number, entry: number, turn: number, seat: number, swing: number[],
 *   odds?: number, text: string, place?: string}} Turning */
/** A piece that is no longer there.
 * @typedef {{entry: number, lost: boolean, points: number, token: Token}} Fallen */
/** A score that changed, by its number in the scene, and the piece that brought it.
 * @typedef {{entry: number, score: number, points: number, name?: string}} Gain */
/** @typedef {{entry: number, done: number, method: string, playouts: number, points: ChancePoint[],
 *   result: number[], turning: Turning[], fallen: Fallen[], gains: Gain[]}} Review */
/** @typedef {{name: string, title?: string, choices: string[]|null, titles?: string[], min: number,
 *   max: number, initial: number|string, help?: string, clause?: string}} Option */
/** @typedef {{id: string, title: string, situation?: string, notes?: string, turns?: number,
 *   sides: {id: string, title: string, team?: number, printed?: boolean}[],
 *   learn?: string, minutes?: number, balance?: Balance,
 *   options: Record<string, number|string>, tables?: {id: string, title: string}[]}} Scenario */
/** Games that were counted: wins of each team.
 * @typedef {{measured: string, games: number, wins: number[], draws: number}} Balance */
/** What is told of a side before a match.
 * @typedef {{cells: string[], hidden: number, forces: {picture: string, left?: string,
 *   right?: string, name: string, count: number}[]}} Outset */
/** @typedef {{board: BoardData, scene: Scene, outset: Outset[]}} Opening */
/** @typedef {{id: string, title: string, about?: string, learn?: string, minutes?: number,
 *   players: [number, number], hidden?: boolean, sight?: boolean, field?: boolean, part?: boolean,
 *   odds?: boolean, rosters?: boolean,
 *   stepwise?: boolean, ordered?: boolean, scenarios: Scenario[], options: Option[], levels:
 * string[]}} Game */
/** @typedef {{id: string, title: string, section?: string, text: string}} Clause */

export {};

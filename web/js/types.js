/* types.js - the shapes of what the server sends (docs/server.md). Types only; no code. */

/** @typedef {{id: string, name?: string, board?: string, x: number, y: number, terrain: string,
 *   glyph?: string, label?: string}} Cell */
/** @typedef {{kind: string, from: string, to: string, edge?: boolean}} Link */
/** @typedef {{layout: 'pointy'|'flat'|'plane', inch?: number, north?: string, south?: string,
 *   cells: Cell[], links: Link[]}} BoardData */
/** @typedef {{id: string, cell?: string, x?: number, y?: number, side: number, hidden?: boolean,
 *   picture?: string, name?: string, glyph?: string, left?: string, right?: string,
 *   states?: string, damage?: number, damage_of?: number, experience?: number, facing?: number,
 *   order?: number, height?: number, diameter?: number}} Token */
/** @typedef {{kind: string, role: string, text?: string, points: [number, number][]}} Shape */
/** @typedef {{title: string, clause?: string, rows: [string, string][]}} PanelData */
/** @typedef {{side: number, points: number, goal?: number, text?: string}} Score */
/** @typedef {{turn: number, turns: number, phase: number, phases: string[], tokens: Token[],
 *   shapes: Shape[], panels: PanelData[], scores: Score[]}} Scene */
/** @typedef {{label: string, value?: string, clause?: string, waived?: boolean}} Item */
/** @typedef {{action: string, label: string, group?: string, role?: 'move'|'shoot'|'end'|'other',
 *   token?: string, cell?: string, target?: string, cost?: string, needs?: string,
 *   clause?: string, items?: Item[], dice?: string}} Action */

export {};

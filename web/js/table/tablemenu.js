/* tablemenu.js - the table's menu, and what its entries do. */
import { downloadRecord } from "../download.js";
import { openPreferences } from "../preferences.js";
import { pref, setPref } from "../prefs.js";
import { showKeys } from "./keys.js";
import { ask, askWords, openMenu, showLink } from "./menu.js";
import { markersText } from "./spend.js";

/** @import { Table } from "./table.js" */

/** @param {Table} table */
export function openTableMenu(table) {
  const { view } = table;
  const button = document.getElementById("menu-button");
  if (!view || !button) return;
  const playing = view.you.length > 0 && !view.over;
  const seat = view.you.includes(view.to_move) ? view.to_move : view.you[0];
  const go = (/** @type {string} */ page) => () =>
    location.assign(`/${page}/${table.match}${table.hash()}`);
  openMenu(button, [
    { label: "Seats and links", act: go("seats") },
    { label: "Replay", act: () => table.parts.replay.seek(0) },
    { label: "Show the last turn again", act: () => void table.parts.follow.again() },
    { label: "Verify the dice", act: go("verify") },
    { label: "Download the record", act: () => download(table) },
    null,
    {
      label: "Ask to take back a move",
      off: !playing || !view.takeback,
      act: () => table.dispatch.deliver("takeback", { answer: "yes" }),
    },
    {
      label: "Offer a draw",
      off: !playing,
      act: () => table.dispatch.deliver("draw", { answer: "yes" }),
    },
    ...(view.standing
      ? [
          {
            label: "Standing orders",
            off: !playing,
            note: standingNote(view.standing),
            act: () => giveOrders(table, button),
          },
        ]
      : []),
    ...(view.markers
      ? [
          {
            label: "Orders for markers",
            off: !playing,
            note: markersText(view.markers, view.scene.turn) || markerOrders[0].label,
            act: () => giveMarkerOrders(table, button),
          },
        ]
      : []),
    { label: "My name at the table", off: !view.you.length, act: () => rename(table, seat) },
    { label: "Give my seat to a friend", off: !playing, act: () => handOn(table, seat) },
    { label: "Let the computer play for me", off: !playing, act: () => giveAway(table, seat) },
    { label: "Resign", danger: true, off: !playing, act: () => resign(table) },
    null,
    { label: "Preferences", act: openPreferences },
    ...(table.sights ? [{ label: "Line of sight (L)", act: () => table.toggleSight() }] : []),
    ...(table.parts.board.ground?.plane
      ? [{ label: "Measuring tape (M)", act: () => table.toggleTape() }]
      : []),
    { label: "Keys (?)", act: showKeys },
    {
      label: "Lessons of a first game",
      off: !playing,
      act: () => table.parts.coach.begin(table.situation, true),
    },
    { label: "Home", act: () => location.assign("/") },
  ]);
}

/** What the server does for a seat that may shoot during another side's move. */
const standingOrders = [
  { orders: "ask", label: "Ask me every time" },
  { orders: "hold", label: "Hold fire" },
  { orders: "adjacent", label: "Fire at adjacent targets only" },
  ...[25, 50, 75].map((n) => ({
    orders: `odds ${n}`,
    label: `Fire when the chance of an effect is ${n} % or more`,
  })),
];

/** @param {string} orders */
function standingNote(orders) {
  return (
    standingOrders.find((s) => s.orders === orders)?.label ??
    `Fire at ${orders.replace("odds ", "")} % or more`
  );
}

/** Only this seat sees them. @param {Table} table @param {HTMLElement} button */
function giveOrders(table, button) {
  openMenu(
    button,
    standingOrders.map(({ orders, label }) => ({
      label,
      note: orders === table.view?.standing ? "current" : undefined,
      act: () => table.dispatch.deliver("standing", { orders, seat: table.view?.as }),
    })),
  );
}

/** What the server does for a seat that may lay out markers before a roll. */
const markerOrders = [
  { orders: "ask", label: "Ask me every time" },
  { orders: "keep", label: "Keep them" },
  { orders: "all", label: "Lay out all I can" },
  ...[5, 10, 20].map((n) => ({
    orders: `when ${n}`,
    label: `Lay out when a marker is worth ${n} points or more`,
  })),
];

/** Only this seat sees them. @param {Table} table @param {HTMLElement} button */
function giveMarkerOrders(table, button) {
  openMenu(
    button,
    markerOrders.map(({ orders, label }) => ({
      label,
      note: orders === table.view?.markers ? "current" : undefined,
      act: () =>
        table.dispatch.deliver("standing", { orders: `markers ${orders}`, seat: table.view?.as }),
    })),
  );
}

/** @param {Table} table */
async function resign(table) {
  if (await ask("Resign this game?", "Resign"))
    table.dispatch.deliver(
      "resign",
      table.view && table.view.you.length > 1 ? { seat: table.view.as } : {},
    );
}

/** @param {Table} table @param {number} seat */
async function giveAway(table, seat) {
  if (
    await ask("The computer will play for you. You can take back control at any time.", "Hand over")
  )
    table.dispatch.deliver("handover", { seat, to: "computer" });
}

/** @param {Table} table @param {number} seat */
async function rename(table, seat) {
  const name = await askWords(
    "Your name at the table",
    table.view?.seats[seat]?.name || pref("name", ""),
    "Save",
  );
  if (name && (await table.dispatch.deliver("name", { name, seat }))) setPref("name", name);
}

/** A new link to the seat; the old link, and this page, lose it.
 * @param {Table} table @param {number} seat */
async function handOn(table, seat) {
  const title = table.view?.seats[seat]?.title;
  if (
    !(await ask(
      `This makes a new link to the seat of ${title}. ` + "From then on, this page can only watch.",
      "Make the link",
    ))
  )
    return;
  const answer = await table.dispatch.deliver("handover", { seat, to: "link" });
  if (answer?.token)
    showLink(`The seat of ${title}`, `${location.origin}/match/${table.match}#${answer.token}`);
}

/** @param {Table} table */
async function download(table) {
  try {
    await downloadRecord(table.match, table.secret);
  } catch (error) {
    table.dispatch.refused(error);
  }
}

/* news.js - what the server tells besides the position: it is announced, heard, noticed elsewhere;
 * and the match is remembered for the home page. */
import { announce } from "../announce.js";
import { notice } from "../notices.js";
import { keepMatch } from "../prefs.js";
import { play } from "../sound.js";
import { shortTitle } from "./header.js";
import { standing } from "./standing.js";

/** @import { ChatLine, LogLine, View } from "../types.js" */
/** @import { Table } from "./table.js" */

/** toldWords: new lines as they are read out. @param {LogLine[]} lines */
export function toldWords(lines) {
  const said = lines
    .map((l) => `${l.text || ""}${l.faces?.length ? ` Dice: ${l.faces.join(", ")}.` : ""}`)
    .filter((x) => x);
  return said.slice(-6).join(" ");
}

export class News {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {View} before @param {View} after @param {LogLine[]} fresh */
  tell(before, after, fresh) {
    const { game, match, parts } = this.table;
    announce(toldWords(fresh));
    if (!parts.follow.running) this.sound(fresh); /* a playback has its own */
    if (standing(after).mine && !standing(before).mine) {
      announce("Your turn.");
      play("turn");
      notice("Your turn", `${game}: ${after.prompt}`, match);
    }
    if (after.over && !before.over) {
      announce(after.result?.text || "The game is over.");
      notice("The game is over", after.result?.text || game, match);
    } else if (after.prompt !== before.prompt && standing(after).mine) announce(after.prompt);
  }

  /** @param {LogLine[]} fresh */
  sound(fresh) {
    if (fresh.some((l) => l.faces?.length)) play("dice");
    else if (fresh.length) play("move");
  }

  /** Somebody said something. @param {ChatLine[]} lines */
  heard(lines) {
    const { match, parts, view } = this.table;
    const last = lines.filter((l) => !view?.you.includes(l.seat)).at(-1);
    if (!last) return;
    const name = parts.diary.speaker(last);
    if (parts.diary.pageTalk.hidden) parts.slips.show("hint", `${name}:`, last.text);
    else announce(`${name}: ${last.text}`);
    notice(name, last.text, `${match} talk`);
  }

  /** @param {View["thinking"]} thinking */
  thinking(thinking) {
    const { parts, shown, view } = this.table;
    if (!view) return;
    view.thinking = thinking;
    if (shown) parts.orders.update(shown);
  }

  /** @param {boolean[]} online */
  presence(online) {
    const { header, slips } = this.table.parts;
    const { players } = header;
    const { view: present } = this.table;
    present?.seats.forEach((seat, i) => {
      const other = seat.who === "person" && !present.you.includes(i) && !present.over;
      if (!other || seat.online === online[i]) return;
      const words = online[i] ? "is at the table." : "has left the table.";
      slips.show("careful", seat.name || seat.title, words);
    });
    for (const view of [this.table.view, players.view])
      view?.seats.forEach((seat, i) => {
        seat.online = online[i];
      });
    players.tick();
  }

  /** Remember the match for the home page. @param {View} view */
  keep(view) {
    const { game, match, parts, secret } = this.table;
    if (!view.you.length || !secret) return;
    const seat = view.you[0];
    const state = standing(view);
    const where = view.over ? state.text : state.mine ? "" : state.text;
    keepMatch({
      match,
      token: secret,
      game: view.game,
      gameTitle: game,
      title: shortTitle(view.title, game),
      side: view.seats[seat]?.title || "",
      colour: parts.board.sideOf(seat),
      state: where || (view.scene.turn ? `turn ${view.scene.turn}` : ""),
      mine: state.mine,
      over: view.over,
      at: Date.now(),
    });
  }
}

import type { Seat } from "../../../shared/engine/game.ts";
import { isMatchEvent, isPlayedByPerson } from "../../../shared/engine/match.ts";
import { movesOf, redoTo } from "../../../shared/engine/steps.ts";
import { listed } from "../../app/words.ts";
import type { Part } from "../../games/game.ts";
import { language } from "../../i18n/language.ts";
import { describeTakeBack } from "../../match/log-lines.ts";
import { nameOf } from "../../match/match-events.ts";
import type { TableConnection } from "../../match/table-connection.ts";
import { latest, type Timeline } from "../../match/timeline.ts";
import { ask } from "../ask.ts";
import type { Notice } from "../notices.ts";
import { words } from "./words/words.ts";

/** The version before the last move of a seat that counts: there it could make another. Undefined before its first. */
function beforeOwnMove({ log, states }: Timeline, seat: Seat): number | undefined {
  const { trail } = latest({ states });
  const moves = movesOf(log);
  const last = moves.findLastIndex((v, i) => i > 0 && log[v - 1]!.by === seat && !isMatchEvent(log[v - 1]!));
  return moves.slice(0, Math.max(0, last)).findLast((v) => trail.some(({ version }) => version === v));
}

/**
 * The buttons that take one's last move back, with what followed it, and that do again what was taken back; where all must
 * agree, they ask the others. None where there is nothing to take back or to do again.
 */
export function takeBackButtons(connection: TableConnection) {
  const timeline = connection.timeline.value;
  const { phase, seats, takingBack, trail } = latest(timeline);
  const { seat } = timeline;
  if (phase !== "live" || seat === undefined || takingBack || !isPlayedByPerson(seats[seat])) return [];
  const to = beforeOwnMove(timeline, seat);
  const again = redoTo(
    timeline.log,
    trail.map(({ version }) => version),
  );
  const goTo = (to: number) => () => void ask(connection, "takeBack", { to });
  const { button, short, redo } = words.value;
  return [
    ...(to === undefined ? [] : [{ icon: "undo", says: button, short, keys: "Backspace", onClick: goTo(to) } as const]),
    ...(again === undefined ? [] : [{ icon: "redo", says: redo, short: redo, onClick: goTo(again) } as const]),
  ];
}

/** What the table is asked, in words, and what one may answer. */
export function takeBackOffer(connection: TableConnection, { by, to, isOwn }: Extract<Notice, { of: "takeBack" }>) {
  const { timeline, game } = connection;
  const match = latest(timeline.value);
  const { offer, own, asked, agree, refuse } = words.value;
  const { way, told } = describeTakeBack(game, timeline.value, to, { match, me: timeline.value.seat });
  const names = by.map((seat) => nameOf(match, seat));
  const lead = isOwn ? own[way] : offer[way](listed(names, language.value));
  const parts: readonly Part[] = [`${lead} `, ...told, ...(isOwn ? [`. ${asked}`] : [])];
  const leave = { says: refuse, does: () => void ask(connection, "playOn", {}) };
  const join = { says: agree, does: () => void ask(connection, "takeBack", { to }) };
  return { parts, deeds: isOwn ? [leave] : [join, leave] };
}

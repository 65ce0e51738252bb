import type { Seat } from "../../../shared/engine/game.ts";
import { isMatchEvent, isPlayedByPerson } from "../../../shared/engine/match.ts";
import { movesOf } from "../../../shared/engine/steps.ts";
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

/** Takes one's last move back, and what followed it; or asks the others to agree. Undefined where there is none. */
export function takeBackButton(connection: TableConnection) {
  const timeline = connection.timeline.value;
  const { phase, seats, takingBack } = latest(timeline);
  const { seat } = timeline;
  if (phase !== "live" || seat === undefined || takingBack || !isPlayedByPerson(seats[seat])) return undefined;
  const to = beforeOwnMove(timeline, seat);
  if (to === undefined) return undefined;
  return { icon: "undo", says: words.value.button, does: () => void ask(connection, "takeBack", { to }) } as const;
}

/** What the table is asked, in words, and what one may answer. */
export function takeBackOffer(connection: TableConnection, { by, to, isOwn }: Extract<Notice, { of: "takeBack" }>) {
  const { timeline, game } = connection;
  const match = latest(timeline.value);
  const { offer, own, asked, agree, refuse } = words.value;
  const { way, told } = describeTakeBack(game, timeline.value.log, to, { match, me: timeline.value.seat });
  const names = by.map((seat) => nameOf(match, seat));
  const lead = isOwn ? own[way] : offer[way](listed(names, language.value));
  const parts: readonly Part[] = [`${lead} `, ...told, ...(isOwn ? [`. ${asked}`] : [])];
  const leave = { says: refuse, does: () => void ask(connection, "playOn", {}) };
  const join = { says: agree, does: () => void ask(connection, "takeBack", { to }) };
  return { parts, deeds: isOwn ? [leave] : [join, leave] };
}

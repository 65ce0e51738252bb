import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { isPlayedByPerson } from "../../../../shared/engine/match/match.ts";
import { isMatchEvent } from "../../../../shared/engine/match/match-events.ts";
import { movesOf, redoTarget, stepsOf } from "../../../../shared/engine/match/steps.ts";
import { stepMakersBetween } from "../../../../shared/engine/match/undo.ts";
import type { SentencePart } from "../../../contract/sentences.ts";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { language, listed } from "../../../i18n/language.ts";
import { ask } from "../../../match/ask.ts";
import { describeSteps, describeTakeBack } from "../../../match/log-lines.ts";
import { nameOf } from "../../../match/match-events.ts";
import type { Notice } from "../notices.ts";
import { messages } from "./messages/messages.ts";

/** The version to which undo returns, if the seat has a move that can be undone. */
function beforeOwnMove({ log, states }: Timeline, seat: Seat): number | undefined {
  const { undoHistory } = latest({ states });
  const moves = movesOf(log);
  const last = moves.findLastIndex((v, i) => i > 0 && log[v - 1]!.by === seat && !isMatchEvent(log[v - 1]!));
  return moves.slice(0, Math.max(0, last)).findLast((v) => undoHistory.some(({ version }) => version === v));
}

function mayGo({ timeline }: TableConnection): boolean {
  const { seat } = timeline.value;
  const { phase, seats, undoRequest } = latest(timeline.value);
  return phase === "live" && seat !== undefined && !undoRequest && isPlayedByPerson(seats[seat]);
}

/** The steps that going to a version undoes or redoes, and the names of others who took any of them. */
export function describeGoing({ game, timeline }: TableConnection, to: number) {
  const known = timeline.value;
  const match = latest(known);
  const makers = stepMakersBetween(match.undoHistory, match.table, to);
  const others = makers.filter((seat) => seat !== known.seat).map((seat) => nameOf(match, seat));
  const steps = describeSteps(game, known, to, { match, me: known.seat });
  return { ...steps, others: others.length > 0 ? listed(others, language.value) : undefined };
}

/** Without the parts that only the game can render. */
const plain = (parts: readonly SentencePart[]): string => parts.filter((part) => typeof part === "string").join("");

/** One button undoes the viewer's last move with everything after it, one redoes. */
export function takeBackButtons(connection: TableConnection) {
  const timeline = connection.timeline.value;
  if (!mayGo(connection)) return [];
  const { undoHistory } = latest(timeline);
  const to = beforeOwnMove(timeline, timeline.seat!);
  const again = redoTarget(
    timeline.log,
    undoHistory.map(({ version }) => version),
  );
  const { button, short, redo } = messages.value;
  const goTo = (to: number, icon: "undo" | "redo") => {
    const { steps, others } = describeGoing(connection, to);
    const what = plain(steps[0] ?? []);
    const named = icon === "undo" ? button({ what, more: steps.length - 1, others }) : redo(what);
    const onClick = () => void ask(connection, "takeBack", { to });
    return { icon, says: named, short: icon === "undo" ? short : redo(""), what, onClick } as const;
  };
  return [
    ...(to === undefined ? [] : [{ ...goTo(to, "undo"), keys: "Backspace" }]),
    ...(again === undefined ? [] : [goTo(again, "redo")]),
  ];
}

/** Maps log lines to the version to which undo or redo leads: before a step that counts, or after an undone step. */
export function momentsOf(connection: TableConnection): ReadonlyMap<number, number> {
  const moments = new Map<number, number>();
  if (!mayGo(connection)) return moments;
  const { log } = connection.timeline.value;
  const { undoHistory, table } = latest(connection.timeline.value);
  const pasts = new Map(undoHistory.map((past) => [past.version, past]));
  const counted = movesOf(log);
  const before = new Map(counted.map((v, i) => [v, counted[i - 1]]));
  for (const step of stepsOf(log)) {
    const { v: end } = step.at(-1)!;
    const to = before.has(end) ? before.get(end) : end;
    if (to === undefined || !pasts.has(to) || pasts.get(to)!.table === table) continue;
    for (const { v } of step) moments.set(v, to);
  }
  return moments;
}

/** A pending request to undo or redo, and the possible answers. */
export function takeBackOffer(connection: TableConnection, { by, to, isOwn }: Extract<Notice, { of: "takeBack" }>) {
  const { timeline, game } = connection;
  const match = latest(timeline.value);
  const { offer, own, asked, agree, refuse } = messages.value;
  const { way, sentence } = describeTakeBack(game, timeline.value, to, { match, me: timeline.value.seat });
  const names = by.map((seat) => nameOf(match, seat));
  const lead = isOwn ? own[way] : offer[way](listed(names, language.value));
  const parts: readonly SentencePart[] = [`${lead} `, ...sentence, ...(isOwn ? [`. ${asked}`] : [])];
  const leave = { says: refuse, does: () => void ask(connection, "playOn", {}) };
  const join = { says: agree, does: () => void ask(connection, "takeBack", { to }) };
  return { parts, actions: isOwn ? [leave] : [join, leave] };
}

import type { Seat } from "../../../shared/engine/game.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import { faceOf, isJoker, numberOn } from "../../../shared/games/tranquility/state.ts";
import type { Mode } from "./mode.ts";
import { type Moment, moveOf } from "./moment.ts";
import { isLent } from "./players.ts";
import { type Toll, tollOf } from "./toll.ts";
import { dueFor, endFor, paysLater, spacesFor } from "./verdict.ts";

/** What the main button would do, language left out. Not `ready`: it says what is still missing. */
export type Deed =
  | {
      readonly do: "place";
      readonly ready: boolean;
      readonly number: number;
      /** What is to be picked now. */
      readonly cost: number;
      readonly have: number;
      /** What is paid in a second step, once an explorer card was drawn (P3). */
      readonly later?: number;
      readonly isJoker?: true;
    }
  | { readonly do: "joker"; readonly ready: false; readonly spaces: number }
  | { readonly do: "number"; readonly ready: false }
  | { readonly do: "clear"; readonly ready: boolean; readonly storms: number }
  | {
      readonly do: "due";
      readonly ready: boolean;
      readonly have: number;
      readonly cost: number;
      readonly number: number;
    }
  | { readonly do: "turn"; readonly ready: boolean; readonly have: number; readonly number?: number }
  | { readonly do: "sweep"; readonly ready: true; readonly cards: number }
  | { readonly do: "pair"; readonly ready: boolean; readonly have: number }
  | { readonly do: "start" | "finish"; readonly ready: boolean; readonly isJoker?: true }
  | { readonly do: "offer"; readonly ready: boolean; readonly have: number; readonly toll: Toll }
  | { readonly do: "offered"; readonly ready: false; readonly have: number; readonly toll: Toll }
  | { readonly do: "space"; readonly ready: false; readonly number: number; readonly spaces: number }
  | { readonly do: "choose" | "stuck" | "watch" | "lent" | "over"; readonly ready: false }
  | { readonly do: "wait"; readonly ready: false; readonly seats: readonly Seat[] };

/** What the other buttons do: two of them at most. */
export type Other = "pair" | "turn" | "sweep" | "nothing" | "change" | "back";

export function deedOf(moment: Moment): Deed {
  const { match, seat } = moment;
  if (match.phase !== "live") return { do: "over", ready: false };
  if (seat === undefined) return { do: "watch", ready: false };
  if (isLent(match, seat)) return { do: "lent", ready: false };
  const toll = tollOf(match.table, seat);
  return toll ? tollDeed(moment, toll) : turnDeed(moment, seat);
}

/** B7. What is given is chosen first; to give nothing is the only thing left to do once the others give all of it. */
function tollDeed({ mode }: Moment, toll: Toll): Deed {
  const { own, least, most } = toll;
  if (own && mode.at !== "offer") return { do: "offered", ready: false, have: own.length, toll };
  const have = mode.at === "offer" ? mode.cards.length : 0;
  return { do: "offer", ready: have >= least && (have > 0 || most === 0), have, toll };
}

function turnDeed(moment: Moment, seat: Seat): Deed {
  const { match, mode, moves } = moment;
  const { board, stage } = match.table;
  if ("seat" in stage && stage.seat !== seat) return { do: "wait", ready: false, seats: [stage.seat] };
  if (stage.at === "cost") {
    const have = mode.at === "due" ? mode.cards.length : 0;
    return { do: "due", ready: have === stage.cost, have, cost: stage.cost, number: board[stage.cell]?.number ?? 0 };
  }
  if (moveOf(moves, "PlayStart")) return { do: "start", ready: true };
  switch (mode.at) {
    case "card":
      return cardDeed(moment, mode);
    case "pair":
      return { do: "pair", ready: mode.cards.length === 2, have: mode.cards.length };
    case "sweep":
      return { do: "sweep", ready: true, cards: moment.hand.length };
    case "turn": {
      const number = mode.cell === undefined ? undefined : board[mode.cell]?.number;
      const have = mode.cards.length;
      return {
        do: "turn",
        ready: number !== undefined && have === 1,
        have,
        ...(number === undefined ? {} : { number }),
      };
    }
    default:
      return restDeed(moment);
  }
}

/** B10: whoever can finish is told so, whatever else there is. */
function restDeed({ match: { table }, moves }: Moment): Deed {
  const finish = moveOf(moves, "PlayFinish");
  if (!finish) return { do: canPlay(moves) ? "choose" : "stuck", ready: false };
  return { do: "finish", ready: true, ...(isJoker(table, finish.command.card) ? { isJoker: true } : {}) };
}

/** Whether any card could be played to the board. */
const canPlay = (moves: Moment["moves"]): boolean =>
  moveOf(moves, "PlaceCard") !== undefined || moveOf(moves, "ClearStorm") !== undefined;

function cardDeed({ match: { table }, moves }: Moment, mode: Extract<Mode, { at: "card" }>): Deed {
  const { card, cell } = mode;
  const spaces = spacesFor(table, moves, card);
  const joker = isJoker(table, card);
  const asJoker = joker ? ({ isJoker: true } as const) : {};
  if (endFor(moves, card) === "finish") return { do: "finish", ready: true, ...asJoker };
  if (faceOf(table, card) === "compass") return { do: "clear", ready: cell !== undefined, storms: spaces.size };
  const number = joker ? mode.value : numberOn(table, card);
  if (joker && cell === undefined) return { do: "joker", ready: false, spaces: spaces.size };
  if (joker && number === undefined) return { do: "number", ready: false };
  if (number === undefined) return { do: "choose", ready: false };
  const price = cell === undefined ? undefined : spaces.get(cell);
  if (cell === undefined || price === undefined) return { do: "space", ready: false, number, spaces: spaces.size };
  const cost = dueFor(moves, card, cell, mode.value);
  const have = mode.pay.length;
  const isLater = paysLater(table, card, cell) ? { later: price } : {};
  return { do: "place", ready: have === cost, number, cost, have, ...isLater, ...asJoker };
}

/** What can be done beside the main deed. */
export function othersOf(deed: Deed, { mode, moves }: Moment): readonly Other[] {
  if (deed.do === "offered") return ["change"];
  if (deed.do === "offer") return othersInToll(deed);
  if (mode.at !== "rest" && mode.at !== "due" && (mode.at !== "card" || mode.cell !== undefined)) return ["back"];
  return OTHERS.flatMap(([other, type]) => (moveOf(moves, type) ? [other] : []));
}

const OTHERS: readonly (readonly [Other, Command["type"]])[] = [
  ["pair", "DiscardPair"],
  ["turn", "TurnCard"],
  ["sweep", "Sweep"],
];

/** To give nothing is no choice where the others do not hold enough; nor the main one as long as there is another. */
function othersInToll({ have, toll: { least, most, own } }: Extract<Deed, { do: "offer" }>): readonly Other[] {
  const nothing: readonly Other[] = have === 0 && least === 0 && most > 0 ? ["nothing"] : [];
  return have > 0 || own ? [...nothing, "back"] : nothing;
}

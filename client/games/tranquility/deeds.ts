import type { Move, Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import { faceOf, isJoker, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import type { Mode } from "./mode.ts";
import { dueFor, endFor, spacesFor } from "./verdict.ts";

/** What the main button would do, language left out. Not `ready`: it says what is still missing. */
export type Deed =
  | {
      readonly do: "place";
      readonly ready: boolean;
      readonly number: number;
      /** What is to be picked now; what is paid in a second step is not part of it. */
      readonly cost: number;
      readonly have: number;
      readonly isJoker?: true;
    }
  | { readonly do: "joker"; readonly ready: false; readonly spaces: number }
  | { readonly do: "number"; readonly ready: false }
  | { readonly do: "clear"; readonly ready: boolean; readonly storms: number }
  | { readonly do: "due"; readonly ready: boolean; readonly have: number; readonly cost: number }
  | { readonly do: "turn"; readonly ready: boolean; readonly have: number; readonly number?: number }
  | { readonly do: "sweep"; readonly ready: true }
  | { readonly do: "pair"; readonly ready: boolean; readonly have: number }
  | { readonly do: "start" | "finish"; readonly ready: boolean; readonly isJoker?: true }
  | { readonly do: "offer"; readonly ready: boolean; readonly have: number; readonly most: number }
  | { readonly do: "offered"; readonly ready: false; readonly have: number }
  | { readonly do: "space"; readonly ready: false; readonly number: number; readonly spaces: number }
  | { readonly do: "choose" | "watch" | "over"; readonly ready: false }
  | { readonly do: "wait"; readonly ready: false; readonly seats: readonly Seat[] };

/** What the other buttons do: two of them at most. */
export type Other = "pair" | "turn" | "sweep" | "change" | "back";

interface Moment {
  readonly match: Match<State>;
  readonly seat: Seat | undefined;
  readonly mode: Mode;
  readonly moves: readonly Move<Command>[];
  readonly sent: boolean;
}

export function deedOf(moment: Moment): Deed {
  const { match, seat, sent } = moment;
  if (match.phase !== "live") return { do: "over", ready: false };
  if (seat === undefined) return { do: "watch", ready: false };
  const deed = match.table.stage.at === "toll" ? tollDeed(moment, seat) : turnDeed(moment, seat);
  return sent && deed.ready ? ({ ...deed, ready: false } as Deed) : deed;
}

function tollDeed({ match, mode, moves }: Moment, seat: Seat): Deed {
  const { stage } = match.table;
  const choose = moves.find(({ command }) => command.type === "OfferToll")?.choose;
  const most = choose?.most ?? 0;
  const have = mode.at === "offer" ? mode.cards.length : 0;
  // Nobody else can give what a single player does not.
  const ready = match.charter.seats === 1 ? have === most : have <= most;
  if (mode.at === "offer") return { do: "offer", ready, have, most };
  const own = stage.at === "toll" ? stage.offers[seat] : undefined;
  return own ? { do: "offered", ready: false, have: own.length } : { do: "offer", ready, have, most };
}

function turnDeed({ match, mode, moves }: Moment, seat: Seat): Deed {
  const { table } = match;
  const { stage } = table;
  if ("seat" in stage && stage.seat !== seat) return { do: "wait", ready: false, seats: [stage.seat] };
  if (stage.at === "cost") {
    const have = mode.at === "due" ? mode.cards.length : 0;
    return { do: "due", ready: have === stage.cost, have, cost: stage.cost };
  }
  if (mode.at === "pair") return { do: "pair", ready: mode.cards.length === 2, have: mode.cards.length };
  if (mode.at === "sweep") return { do: "sweep", ready: true };
  if (mode.at === "turn") {
    const number = mode.cell === undefined ? undefined : table.board[mode.cell]?.number;
    const have = mode.cards.length;
    return { do: "turn", ready: number !== undefined && have === 1, have, ...(number === undefined ? {} : { number }) };
  }
  if (moves.some(({ command }) => command.type === "PlayStart")) return { do: "start", ready: true };
  return mode.at === "card" ? cardDeed(table, mode, moves) : { do: "choose", ready: false };
}

function cardDeed(table: State, mode: Extract<Mode, { at: "card" }>, moves: readonly Move<Command>[]): Deed {
  const { card, cell } = mode;
  const spaces = spacesFor(table, moves, card);
  const joker = isJoker(table, card);
  const asJoker = joker ? ({ isJoker: true } as const) : {};
  if (endFor(moves, card) === "finish") return { do: "finish", ready: true, ...asJoker };
  if (faceOf(table, card) === "compass" && table.options.mode === "pyramid")
    return { do: "clear", ready: cell !== undefined, storms: spaces.size };
  const number = joker ? mode.value : numberOn(table, card);
  if (joker && cell === undefined) return { do: "joker", ready: false, spaces: spaces.size };
  if (joker && number === undefined) return { do: "number", ready: false };
  if (number === undefined) return { do: "choose", ready: false };
  if (cell === undefined || !spaces.has(cell)) return { do: "space", ready: false, number, spaces: spaces.size };
  const cost = dueFor(moves, card, cell, mode.value);
  return { do: "place", ready: mode.pay.length === cost, number, cost, have: mode.pay.length, ...asJoker };
}

/** What can be done beside the main deed. */
export function othersOf(deed: Deed, mode: Mode, moves: readonly Move<Command>[]): readonly Other[] {
  if (deed.do === "offered") return ["change"];
  if (mode.at !== "rest" && mode.at !== "due" && (mode.at !== "card" || mode.cell !== undefined)) return ["back"];
  const offered = (type: Command["type"]) => moves.some(({ command }) => command.type === type);
  const found: Other[] = [];
  if (offered("DiscardPair")) found.push("pair");
  if (offered("TurnCard")) found.push("turn");
  if (offered("Sweep")) found.push("sweep");
  return found;
}

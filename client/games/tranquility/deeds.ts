import type { Move, Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import { numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import type { Mode } from "./mode.ts";
import { endFor, spacesFor } from "./verdict.ts";

/** What the main button would do, language left out. Not `ready`: it says what is still missing. */
export type Deed =
  | {
      readonly do: "place";
      readonly ready: boolean;
      readonly number: number;
      readonly cost: number;
      readonly have: number;
    }
  | { readonly do: "pair"; readonly ready: boolean; readonly have: number }
  | { readonly do: "start" | "finish"; readonly ready: boolean }
  | { readonly do: "offer"; readonly ready: boolean; readonly have: number; readonly most: number }
  | { readonly do: "offered"; readonly ready: false; readonly have: number }
  | { readonly do: "space"; readonly ready: false; readonly number: number; readonly spaces: number }
  | { readonly do: "choose" | "watch" | "over"; readonly ready: false }
  | { readonly do: "wait"; readonly ready: false; readonly seats: readonly Seat[] };

/** What the second button does. */
export type Other = "pair" | "change" | "back";

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
  const { stage } = match.table;
  if (stage.at === "turn" && stage.seat !== seat) return { do: "wait", ready: false, seats: [stage.seat] };
  if (mode.at === "pair") return { do: "pair", ready: mode.cards.length === 2, have: mode.cards.length };
  if (moves.some(({ command }) => command.type === "PlayStart")) return { do: "start", ready: true };
  if (mode.at !== "card") return { do: "choose", ready: false };
  if (endFor(moves, mode.card) === "finish") return { do: "finish", ready: true };
  const number = numberOn(match.table, mode.card);
  if (number === undefined) return { do: "choose", ready: false };
  const spaces = spacesFor(moves, mode.card);
  const cost = mode.cell === undefined ? undefined : spaces.get(mode.cell);
  if (cost === undefined) return { do: "space", ready: false, number, spaces: spaces.size };
  return { do: "place", ready: mode.pay.length === cost, number, cost, have: mode.pay.length };
}

export function otherDeed(deed: Deed, mode: Mode, moves: readonly Move<Command>[]): Other | undefined {
  if (deed.do === "offered") return "change";
  if (mode.at === "pair" || mode.at === "offer" || (mode.at === "card" && mode.cell !== undefined)) return "back";
  return moves.some(({ command }) => command.type === "DiscardPair") ? "pair" : undefined;
}

import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { isOfPlayer, type OccupantKind } from "../../../../shared/engine/match/match-events.ts";
import type { IslandSide } from "../../../../shared/games/tranquility/cards.ts";
import type { DuelScore } from "../../../../shared/games/tranquility/events.ts";
import { scoresOf } from "../../../../shared/games/tranquility/scoring.ts";
import { isFull, type State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../game.ts";
import { handSide } from "../scene/sides.ts";
import type { Words } from "../text/messages/messages.ts";

export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: OccupantKind;
  readonly stoodIn: boolean;
  readonly hand: number;
  /** Absent before the deal, and in a duel, where both draw from the open row. */
  readonly pile?: number;
  /** Cards discarded face down. */
  readonly spent: number;
  /** Public in "day-night" (N3) and duels (D1). */
  readonly side?: IslandSide;
  /** Points in a duel so far (D6). */
  readonly score?: DuelScore;
  readonly turn: boolean;
  /** Cards offered while a toll is open, or "none". */
  readonly offer?: number | "none";
  readonly offering: boolean;
}

export const isLent = ({ seats }: Match, seat: Seat): boolean =>
  isOfPlayer(seats[seat]) && seats[seat]?.bot !== undefined;

export function playersInfo(match: Match<State>): PlayerInfo[] {
  const { table, phase } = match;
  const awaited = phase === "live" ? tranquility.toAct(table).map(({ seat }) => seat) : [];
  const stage = table?.stage;
  const scores = table?.options.mode === "duel" ? scoresOf(table) : [];
  return match.seats.flatMap((held, seat) => {
    if (!held) return [];
    const offering = phase === "live" && stage?.at === "toll";
    const score = scores[seat];
    const pile = score || phase === "open" ? undefined : (table.piles[seat]?.length ?? 0);
    const side =
      table.options.mode === "duel" || table.options.mode === "day-night" ? handSide(table, seat) : undefined;
    const info: PlayerInfo = {
      seat,
      name: held.name,
      kind: held.kind,
      stoodIn: isLent(match, seat),
      hand: table.hands[seat]?.length ?? 0,
      ...(pile === undefined ? {} : { pile }),
      spent: table.discards[seat]?.length ?? 0,
      ...(side ? { side } : {}),
      ...(score ? { score } : {}),
      turn: awaited.includes(seat),
      offering,
      ...(offering && stage.at === "toll" ? { offer: stage.offers[seat]?.length ?? "none" } : {}),
    };
    return [info];
  });
}

export function stateText(info: PlayerInfo, me: Seat | undefined, { toll, states }: Words): string {
  if (info.offering) {
    return typeof info.offer === "number" ? toll.gives({ n: info.offer, of: info.hand }) : toll.silent;
  }
  if (info.turn) return info.seat === me ? states.turn : states.theirTurn;
  return info.pile === 0 ? states.pileEmpty : states.waiting;
}

export const spacesLeft = ({ table }: Match<State>): number =>
  table === undefined || isFull(table) ? 0 : table.board.filter((placed) => placed === undefined).length;

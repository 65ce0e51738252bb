import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { FIELDS } from "../../../../shared/games/arcanoid/cards.ts";
import { toAct } from "../../../../shared/games/arcanoid/moves.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import { actingFor, handOf, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { CountView, SeatInfo, SeatView } from "../../../contract/seats.ts";
import { atTable } from "../../../i18n/at-table.ts";
import { rowOfSeat } from "../scene/rows.ts";
import { messages } from "../text/messages/messages.ts";
import { SUITS } from "./suits.ts";

function doingOf(table: State, seat: Seat, isSelf: boolean): string {
  const { plaque } = messages.value;
  const { stage, turn, parties } = table;
  const party = actingFor(table, seat);
  if (party === undefined) return parties[seat]?.isOut ? plaque.out : plaque.waits;
  if (stage.at === "turn") {
    if (parties[party]!.kind === "demon") return plaque.demon;
    if (turn.isExtra) return plaque.extra;
    return isSelf ? atTable().table.yourTurn : plaque.turn;
  }
  return stage.at === "deal" || stage.at === "over" ? plaque.waits : plaque[stage.at];
}

/** Leaves out suits of which the seat has won no field. */
function wonBy(table: State, seat: Seat): readonly CountView[] {
  const { plaque, fieldTitles } = messages.value;
  const won = tableOf(table)[seat] ?? [];
  return FIELDS.flatMap((field) => {
    const n = won[field] ?? 0;
    return n === 0 ? [] : [{ icon: SUITS[field]!, n, says: `${fieldTitles[field]}: ${plaque.won(n)}` }];
  });
}

export const seatsOf = (match: Match<State>, { me }: SeatView): readonly SeatInfo[] => {
  const { table, phase, seats } = match;
  return seats.map((_, seat) => {
    const isAwaited = phase === "live" && toAct(table).some((awaited) => awaited.seat === seat);
    const held = table.parties[seat] ? handOf(table, seat).length : 0;
    return {
      seat,
      isAwaited,
      row: rowOfSeat(match, seat, me),
      doing: phase === "live" ? doingOf(table, seat, seat === me) : "",
      counts: [{ icon: "hand", n: held, says: messages.value.plaque.hand(held) }, ...wonBy(table, seat)],
    };
  });
};

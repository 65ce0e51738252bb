import type { Seat } from "../../../../shared/engine/game.ts";
import type { Match } from "../../../../shared/engine/match.ts";
import { toAct } from "../../../../shared/games/arcanoid/moves.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import { actingFor, handOf, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { SeatInfo } from "../../game.ts";
import { words } from "../speech/words/words.ts";

/** What somebody is doing, in a word or two. */
function doingOf(table: State, seat: Seat): string {
  const { plaque } = words.value;
  const { stage, turn, parties } = table;
  const party = actingFor(table, seat);
  if (party === undefined) return parties[seat]?.isOut ? plaque.out : plaque.waits;
  if (stage.at === "turn") {
    if (parties[party]!.kind === "demon") return plaque.demon;
    return turn.isExtra ? plaque.extra : plaque.turn;
  }
  return stage.at === "deal" || stage.at === "over" ? plaque.waits : plaque[stage.at];
}

/** What the plaques of a table say. */
export const seatsOf = ({ table, phase, seats }: Match<State>): readonly SeatInfo[] =>
  seats.map((_, seat) => {
    const { plaque } = words.value;
    const isAwaited = phase === "live" && toAct(table).some((awaited) => awaited.seat === seat);
    const held = table.parties[seat] ? handOf(table, seat).length : 0;
    const won = tableOf(table)[seat]?.reduce((sum, n) => sum + n, 0) ?? 0;
    return {
      seat,
      isAwaited,
      doing: phase === "live" ? doingOf(table, seat) : "",
      counts: [{ icon: "hand", n: held, says: plaque.hand(held) }],
      score: { figure: String(won), says: plaque.won(won), parts: [] },
    };
  });

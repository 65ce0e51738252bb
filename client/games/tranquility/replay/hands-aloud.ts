import type { Match } from "../../../../shared/engine/match.ts";
import { handOf, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import { words } from "../../../replay/words/words.ts";

/** What every seat holds, as far as it is known. */
export function handsAloud({ seats, table }: Match<State>): readonly string[] {
  const { unknownCards, noneInHand } = words.value;
  return seats.map((_, seat) => {
    const hand = handOf(table, seat);
    const known = hand.flatMap((card) => numberOn(table, card) ?? []);
    const rest = hand.length - known.length;
    return [...known.map(String), ...(rest ? [unknownCards(rest)] : [])].join(", ") || noneInHand;
  });
}

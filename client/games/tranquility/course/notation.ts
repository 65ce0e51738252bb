import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import { faceOf, handOf, type State } from "../../../../shared/games/tranquility/state.ts";

/** An island by its number, `s` for the start, `f` for the finish. */
const faceIn = (card: string): TranquilityFace =>
  card === "s" ? "start" : card === "f" ? "finish" : (`i${card}` as TranquilityFace);

/**
 * `43@20-2-17` places 43 on space 20 and pays 2 and 17, `-2-17` discards, `toll-2-17` gives, `start` and `finish` play
 * those cards; as payment they are `s` and `f`.
 * @throws Error if the seat does not hold a card of the move
 */
export function commandOf(state: State, seat: Seat, move: string): Command {
  const left = [...handOf(state, seat)];
  const take = (card: string): Handle => {
    const at = left.findIndex((held) => faceOf(state, held) === faceIn(card));
    if (at < 0) throw new Error(`${move}: seat ${seat} does not hold ${card}`);
    return left.splice(at, 1)[0]!;
  };
  const [target = "", ...paid] = move.split("-");
  const cards = paid.map(take);
  switch (target) {
    case "":
      return { type: "DiscardPair", cards };
    case "toll":
      return { type: "OfferToll", cards };
    case "start":
      return { type: "PlayStart", card: take("s") };
    case "finish":
      return { type: "PlayFinish", card: take("f") };
    default: {
      const [island = "", cell] = target.split("@");
      return { type: "PlaceCard", card: take(island), cell: Number(cell), pay: cards };
    }
  }
}

import type { Match } from "../../../../shared/engine/match.ts";
import { handOf, type State } from "../../../../shared/games/tranquility/state.ts";
import type { Key, Piece } from "../../../canvas/pose.ts";
import { tranquility } from "../game.ts";
import { laidFlat } from "../scene/flat.ts";
import type { Frame } from "../scene/frames/frame.ts";
import { handSide } from "../scene/sides.ts";
import { lying, middleOf, pictureOf, Z } from "../scene/view.ts";

/** Every hand beside its owner, or where there is room for one, that of whoever is to act; what is not known lies face down. */
export function* shownHands({ table }: Match<State>, frame: Frame): Generator<[Key, Piece]> {
  const hand = { seat: tranquility.toAct(table)[0]?.seat ?? 0, place: frame.regions.hand };
  for (const { seat, place } of frame.hands?.map((place, seat) => ({ seat, place })) ?? [hand]) {
    const cards = handOf(table, seat);
    for (const [i, square] of laidFlat(place, cards.length).entries()) {
      const picture = pictureOf(table, cards[i]!, { side: handSide(table, seat) });
      const faceUp = table.faces[cards[i]!] === undefined ? 0 : 1;
      yield [cards[i]!, lying(picture, square, { faceUp, z: Z.hand + i })];
    }
    if (!frame.hands) continue;
    const plaque = frame.regions.plaques[seat]!;
    const panel = middleOf(plaque, plaque.width);
    yield [`plaque:${seat}`, lying(`panel:${plaque.height}`, panel, { z: Z.hand - 1 })];
  }
}

import { handOf } from "../../../shared/games/tranquility/state.ts";
import type { Key, Piece } from "../../play/pose.ts";
import { laidFlat } from "./flat.ts";
import type { Frame } from "./frames/frame.ts";
import { handSide } from "./sides.ts";
import { lying, middleOf, pictureOf, type View, Z } from "./view.ts";

/** Every hand beside its owner, or where there is room for one, that; what is not known lies face down. */
export function* shownHands({ match, watched }: View, frame: Frame): Generator<[Key, Piece]> {
  const { table } = match;
  const hand = { seat: watched!.focus, place: frame.regions.hand };
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

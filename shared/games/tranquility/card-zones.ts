import type { Handle, Seat, Secret } from "../../engine/contract/events.ts";
import type { TranquilityFace } from "./cards.ts";
import type { State } from "./state.ts";

/** Lists of cards, such as hands or piles. */
export type Zones = readonly (readonly Handle[])[];
type Faces = State["faces"];

export function without(cards: readonly Handle[], gone: readonly Handle[]): readonly Handle[] {
  // A fast path: most cards leave from the top of a long pile.
  let top = 0;
  while (top < gone.length && cards[top] === gone[top]) top++;
  return top === gone.length ? cards.slice(top) : cards.filter((card) => !gone.includes(card));
}

export function replaced(zones: Zones, index: number, cards: readonly Handle[]): Zones {
  const out = zones.slice();
  out[index] = cards;
  return out;
}

export const put = (zones: Zones, index: number, cards: readonly Handle[]): Zones =>
  replaced(zones, index, [...(zones[index] ?? []), ...cards]);

export const taken = (zones: Zones, index: number, cards: readonly Handle[]): Zones =>
  replaced(zones, index, without(zones[index] ?? [], cards));

/** Returns the same list if no face is new, as in the true state. */
export function reveal(
  faces: Faces,
  cards: readonly Handle[],
  revealed: Secret<TranquilityFace>["faces"] | undefined,
): Faces {
  if (!revealed) return faces;
  let out: (TranquilityFace | undefined)[] | undefined;
  for (const card of cards) {
    const face = revealed[card];
    if (face === undefined || faces[card] === face) continue;
    out ??= faces.slice();
    out[card] = face;
  }
  return out ?? faces;
}

export function show(faces: Faces, card: Handle, face: TranquilityFace): Faces {
  if (faces[card] === face) return faces;
  const out = faces.slice();
  out[card] = face;
  return out;
}

/** B12: forgets the faces of `were`, adds the revealed ones. */
export function renamed(
  faces: Faces,
  were: readonly Handle[],
  cards: readonly Handle[],
  revealed: Secret<TranquilityFace>["faces"] = {},
): Faces {
  const out = faces.slice();
  for (const card of were) out[card] = undefined;
  for (const card of cards) if (revealed[card] !== undefined) out[card] = revealed[card];
  return out;
}

/** B12: discards face down. */
export const discard = (state: State, seat: Seat, cards: readonly Handle[]): State => ({
  ...state,
  hands: taken(state.hands, seat, cards),
  discards: put(state.discards, seat, cards),
});

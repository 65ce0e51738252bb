import type { Piece, Pieces } from "../../../../client/canvas/pose.ts";
import type { BaseView } from "../../../../client/canvas/tableaux.ts";
import type { Rect } from "../../../../client/contract/layout.ts";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { State } from "../pebbles/pebbles.ts";

/** Minimum room of a row, in tokens. */
const ROOM = 5;

/** Places tokens in a row, centred and as large as possible. */
function row(tokens: readonly Handle[], faces: State["faces"], { x, y, width, height }: Rect): [Handle, Piece][] {
  const size = Math.floor(Math.min(height, width / Math.max(ROOM, tokens.length)));
  const left = x + (width - size * (tokens.length - 1)) / 2;
  return tokens.map((token, i) => {
    const picture = { id: `${faces[token] ?? "hidden"} ${size}` };
    const place = { x: left + i * size, y: y + height / 2, size, picture };
    return [token, { ...place, turn: 0, faceUp: 1, lift: 0, z: 0, alpha: 1 }];
  });
}

/** Places played tokens in the area of the board, own ones in that of the hand. */
export function layout({ match, seat, areas }: BaseView<State, object>): { readonly pieces: Pieces } {
  const { hands, put, shown, faces } = match.table;
  const { board, hand } = areas.rects;
  const onTable = [...shown, ...put.filter((token) => token !== undefined)];
  const own = seat === undefined ? [] : hands[seat]!;
  return { pieces: new Map([...row(onTable, faces, board), ...row(own, faces, hand)]) };
}

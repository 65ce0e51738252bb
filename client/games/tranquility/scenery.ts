import type { Key, Piece } from "../../play/pose.ts";
import type { Frame, Sea, Square } from "./frames/frame.ts";
import { squareAt } from "./frames/measure.ts";
import { boardOf, lying, type View, Z } from "./view.ts";

/** How deep each sea lies: what comes later covers what was there. */
const DEPTH = { still: -1003, lost: -1001, evening: -1000 } as const;

/** What is not a card: the sea with its shores, the boats of the frame, the quay, and the spaces at both ends. */
export function* sceneryOf(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { match } = view;
  const { table, outcome } = match;
  const mood = outcome ? (outcome.result === "won" ? "evening" : "lost") : "still";
  const board = boardOf(match);
  const cells = board.cells.map((space) => squareAt(frame, board, space));
  const sea: Sea = { ...frame.sea, mood, cells };
  const { width, height } = frame.viewport;
  const toll = frame.quay ? 1 : 0;
  const whole = { x: width / 2, y: height / 2, size: width };
  yield [`sea:${mood}${toll}`, lying(`sea:${JSON.stringify(sea)}`, whole, { z: DEPTH[mood] + toll })];
  yield* boats(view, frame, mood === "lost");
  if (table.start === undefined && frame.start) yield ["slot:start", lying("slot:anchor", frame.start)];
  if (table.finish === undefined && frame.finish) yield ["slot:finish", lying("slot:light", frame.finish)];
  if (frame.quay) {
    const { x, y, width: w, height: h } = frame.quay;
    yield ["quay", lying(`quay:${h}`, { x: x + w / 2, y: y + h / 2, size: w }, { z: Z.quay })];
  }
  if (mood === "evening") yield* lights(frame, cells);
}

/** The boats of the frame, where there is room for them; none on top of harbour or lighthouse. */
function* boats({ match }: View, frame: Frame, lost: boolean): Generator<[Key, Piece]> {
  const board = boardOf(match);
  const area = frame.board;
  for (const [i, space] of board.frame.entries()) {
    const { x, y } = squareAt(frame, board, space);
    const above = y < area.y;
    const below = y > area.y + area.height;
    const aside = x < area.x || x > area.x + area.width;
    if (frame.lanes === "rows" && aside) continue;
    if (frame.lanes === "columns" && (above || below)) continue;
    const place: Square = {
      x: aside ? (x < area.x ? area.x - frame.lane / 2 - 6 : area.x + area.width + frame.lane / 2 + 6) : x,
      y: above ? area.y - frame.lane / 2 - 3 : below ? area.y + area.height + frame.lane / 2 + 3 : y,
      size: frame.boat,
    };
    const nudged = { ...place, x: place.x + wobble(i) * 3, y: place.y + wobble(i + 50) * 2.5 };
    const others = [frame.start, frame.finish, frame.dial, frame.sea.islet];
    if (others.some((other) => other && touches(nudged, other))) continue;
    yield [
      `boat:${i}`,
      lying(`boat:${(i * 7 + 3) % 6}${lost ? ":bare" : ""}`, nudged, { turn: wobble(i + 9) * 2.5, z: 1 }),
    ];
  }
}

/** A number from -1 to 1 that is always the same for the same i. */
const wobble = (i: number): number => ((Math.sin(i * 12.9898) * 43758.5453) % 1) as number;

function touches(a: Square, b: Square): boolean {
  const reach = (a.size + b.size) / 2 - 6;
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach;
}

/** The line that a win lights, from start to finish. */
function* lights(frame: Frame, cells: readonly Square[]): Generator<[Key, Piece]> {
  if (frame.finish) yield ["beam", lying("beam", { ...frame.finish, size: frame.cell * 9 }, { z: 4 })];
  for (const [i, square] of cells.entries()) {
    yield [`lit:${i}`, lying("lit", square, { z: 6 })];
    const next = cells[i + 1];
    if (next?.y !== square.y) continue;
    const seam = { x: (square.x + next.x) / 2, y: square.y, size: square.size };
    yield [`seam:${i}`, lying("seam", seam, { z: 5 })];
  }
  if (frame.start) yield ["lit:start", lying("lit", frame.start, { z: 6 })];
  if (frame.finish) yield ["lit:finish", lying("lit", frame.finish, { z: 6 })];
}

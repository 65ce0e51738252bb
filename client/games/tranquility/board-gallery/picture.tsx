import type { BoardDefinition } from "../../../../shared/games/tranquility/boards/definition.ts";
import type { Space } from "../../../../shared/games/tranquility/layouts.ts";

/** Line colours, used cyclically. */
const TONES = ["#f0bd79", "#7fc3b8", "#8f7fc0", "#a9cf8b", "#6fb2dc", "#e9a9a0"];
const [WATER, NIGHT, FRAME, MARK, PATH] = ["#42858c", "#22315f", "#2c646d", "#fff6e2", "#14303f"];
/** Margin and width of a cell's tile, as fractions of its place. */
const [GAP, WIDTH] = [0.06, 0.88];

export function Picture({ definition }: { readonly definition: BoardDefinition }) {
  const { lines, frame, start, finish, borders = [], night = [] } = definition;
  const cells = lines.flatMap((line) => line.cells);
  const all = [...cells, ...frame, ...(finish ? [finish] : []), ...(start ? [start] : [])];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [bottom, top] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const size = Math.max(right - left, top - bottom) + 2;
  /** Rows count from the bottom; the board is centred. */
  const at = ({ x, y }: Space) => ({
    x: x - left + (size - 1 - (right - left)) / 2,
    y: top - y + (size - 1 - (top - bottom)) / 2,
  });
  const toneOf = (line: number, cell: number) => (night.includes(cell) ? NIGHT : TONES[line % TONES.length]);
  const firsts = lines.map((_, i) => lines.slice(0, i).reduce((sum, line) => sum + line.cells.length, 0));
  return (
    <svg class="board-picture" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} rx={size / 14} fill={WATER} />
      {frame.map((space) => (
        <Tile key={`${space.x}:${space.y}`} {...at(space)} fill={FRAME} />
      ))}
      {lines.map((line, i) =>
        line.cells.map((space, n) => {
          const cell = firsts[i]! + n;
          return <Tile key={cell} {...at(space)} fill={toneOf(i, cell)} isBorder={borders.includes(cell)} />;
        }),
      )}
      {lines.map((line, i) => (
        <polyline
          key={firsts[i]}
          points={line.cells.map((space) => `${at(space).x + 0.5},${at(space).y + 0.5}`).join(" ")}
          fill="none"
          stroke={line.cells.every((_, n) => night.includes(firsts[i]! + n)) ? MARK : PATH}
          stroke-width={0.07}
          stroke-opacity={0.55}
          stroke-linejoin="round"
        />
      ))}
      {start && <circle cx={at(start).x + 0.5} cy={at(start).y + 0.5} r={0.3} fill={MARK} />}
      {finish && <path d={`M${at(finish).x + 0.5} ${at(finish).y + 0.12}l.34 .68h-.68z`} fill={MARK} />}
    </svg>
  );
}

interface TileProps extends Space {
  readonly fill: string | undefined;
  readonly isBorder?: boolean;
}

const Tile = ({ x, y, fill, isBorder = false }: TileProps) => (
  <rect
    x={x + GAP}
    y={y + GAP}
    width={WIDTH}
    height={WIDTH}
    rx={0.16}
    fill={fill}
    stroke={isBorder ? MARK : undefined}
    stroke-width={isBorder ? 0.1 : undefined}
  />
);

import type { BoardDefinition } from "../../../../../shared/games/tranquility/boards/definition.ts";
import type { Space } from "../../../../../shared/games/tranquility/layouts.ts";
import { lineName } from "../place-texts.ts";

export function SheetPicture({ board }: { readonly board: BoardDefinition }) {
  const { lines, frame, start, finish, borders = [], night = [], cards, rules } = board;
  const startPlace = cards.starts ? start : undefined;
  const finishPlace = rules.opposed ? undefined : finish;
  const cells = lines.flatMap(({ cells }, line) =>
    cells.map((at, i) => ({ at, name: `${lines.length > 1 ? lineName(line) : ""}${i + 1}` })),
  );
  const others = [...(startPlace ? [startPlace] : []), ...(finishPlace ? [finishPlace] : [])];
  const all = [...cells.map(({ at }) => at), ...frame, ...others];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [bottom, top] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const place = ({ x, y }: Space) => ({ x: x - left, y: top - y });
  const spot = (at: Space) => `translate(${place(at).x} ${place(at).y})`;
  return (
    <svg viewBox={`-0.1 -0.1 ${right - left + 1.2} ${top - bottom + 1.2}`} aria-hidden="true">
      {frame.map((at) => (
        <rect key={`${at.x}:${at.y}`} transform={spot(at)} {...TILE} fill="#ddd" stroke="#bbb" stroke-width={0.02} />
      ))}
      {cells.map(({ at, name }, cell) => (
        <g key={name} transform={spot(at)}>
          <rect
            {...TILE}
            fill={night.includes(cell) ? "#333" : "#fff"}
            stroke="#000"
            stroke-width={borders.includes(cell) ? 0.11 : 0.03}
          />
          <text x={0.5} y={0.62} font-size={0.34} text-anchor="middle" fill={night.includes(cell) ? "#fff" : "#000"}>
            {name}
          </text>
        </g>
      ))}
      {startPlace && <circle transform={spot(startPlace)} cx={0.5} cy={0.5} r={0.3} fill="#000" />}
      {finishPlace && <path transform={spot(finishPlace)} d="M.5 .14 .86 .82H.14Z" fill="#000" />}
    </svg>
  );
}

const TILE = { x: 0.06, y: 0.06, width: 0.88, height: 0.88, rx: 0.08 };

// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be a square with lines drawn over it
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are not stops, their cells are
import { useState } from "preact/hooks";
import type { Space } from "../../../../shared/games/tranquility/layouts.ts";
import { say } from "../../../ui/aloud.tsx";
import { type BoardDraft, EDGE, has, isInGrid, isSame } from "./draft.ts";
import { ids } from "./fault-texts.ts";
import { messages } from "./messages/messages.ts";
import { cellAt, contentText, lineName, placeText } from "./place-texts.ts";
import { between, isUsable, ROWS, type Stroke, type Tool, takesAt, used } from "./tools.ts";

const SIZE = ROWS.length;

interface GridProps {
  readonly draft: BoardDraft;
  readonly tool: Tool;
  readonly line: number;
  readonly heat?: readonly number[] | undefined;
  readonly onChange: (draft: BoardDraft, stroke?: string) => void;
}

/** `draft`: the board after the stroke so far. */
interface Drawn extends Stroke {
  readonly id: string;
  draft: BoardDraft;
  last: Space;
}

let strokes = 0;

export function BoardGrid(props: GridProps) {
  const { draft, heat: counted } = props;
  const most = Math.max(0, ...(counted ?? []));
  // Relative to the place that was empty most often.
  const heat = most > 0 ? counted?.map((share) => share / most) : undefined;
  const [active, setActive] = useState<Space>({ x: 0, y: 0 });
  const [pen] = useState(() => new Pen(props));
  pen.props = props;
  const focusAt = (at: Space) => {
    setActive(at);
    document.getElementById(ids.place(at))?.focus({ preventScroll: true });
  };
  const pressKey = (event: KeyboardEvent, at: Space) => {
    const step = ARROWS[event.key];
    if (step) {
      const next = { x: within(at.x + step[0]), y: within(at.y + step[1]) };
      if (event.shiftKey && !isSame(next, at)) pen.goOn(at, next);
      focusAt(next);
    } else if (event.key === "Home" || event.key === "End") {
      focusAt({ ...at, x: event.key === "Home" ? EDGE.least : EDGE.most });
    } else if (event.key === "Enter" || event.key === " ") pen.use(at);
    else if (event.key === "Delete" || event.key === "Backspace") pen.use(at, "erase");
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="grid"
      id={ids.grid}
      class="tranq-grid"
      tabIndex={-1}
      aria-label={messages.value.drawing.grid}
      aria-describedby="board-help"
      {...pen.pointer}
    >
      {ROWS.map((row) => (
        <div role="row" key={row[0]!.y} class="tranq-row">
          {row.map((at) => (
            <Place
              key={at.x}
              at={at}
              draft={draft}
              heat={heat}
              isActive={isSame(at, active)}
              onFocus={() => setActive(at)}
              onKeyDown={(event) => pressKey(event, at)}
              onClick={() => pen.click(at)}
            />
          ))}
        </div>
      ))}
      <Paths draft={draft} />
    </div>
  );
}

const within = (n: number): number => Math.min(EDGE.most, Math.max(EDGE.least, n));

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

class Pen {
  #drawn: Drawn | undefined;
  #wasPointed = false;
  props: GridProps;

  constructor(props: GridProps) {
    this.props = props;
  }

  #begin(at: Space, tool: Tool): Drawn {
    const { draft, line } = this.props;
    this.#drawn = { id: `stroke ${++strokes}`, tool, line, takes: takesAt(draft, tool, at), draft, last: at };
    this.#touch(this.#drawn, at);
    return this.#drawn;
  }

  #touch(stroke: Drawn, at: Space): void {
    const next = used(stroke.draft, stroke, at);
    stroke.last = at;
    if (next !== stroke.draft) this.props.onChange(next, stroke.id);
    stroke.draft = next;
  }

  #notify(stroke: Drawn): void {
    const { drawing } = messages.value;
    if (isUsable(stroke.draft, stroke, stroke.last)) say(contentText(stroke.draft, stroke.last));
    else say(stroke.tool === "cell" || stroke.tool === "line" ? drawing.onlyInside : drawing.onlySpaces);
  }

  use(at: Space, tool: Tool = this.props.tool): void {
    this.#notify(this.#begin(at, tool));
  }

  /** Clicks of assistive software come without a pointer. The click after a pointer's stroke is ignored. */
  click(at: Space): void {
    if (!this.#wasPointed) this.use(at);
    this.#wasPointed = false;
  }

  /** Continues the last stroke if it ended at `from` with the same tool and line. */
  goOn(from: Space, to: Space): void {
    const { tool, line } = this.props;
    const before = this.#drawn;
    const goesOn = before && before.tool === tool && before.line === line && isSame(before.last, from);
    const stroke = goesOn ? before : this.#begin(from, tool);
    if (goesOn) stroke.draft = this.props.draft;
    this.#touch(stroke, to);
    this.#notify(stroke);
  }

  readonly pointer = {
    onPointerDown: (event: PointerEvent): void => {
      const grid = event.currentTarget as HTMLElement;
      const at = placeUnder(grid, event);
      if (event.button !== 0 || !at) return;
      grid.setPointerCapture(event.pointerId);
      this.#wasPointed = true;
      this.#begin(at, this.props.tool);
    },
    onPointerMove: (event: PointerEvent): void => {
      const grid = event.currentTarget as HTMLElement;
      if (!this.#drawn || !grid.hasPointerCapture(event.pointerId)) return;
      const at = placeUnder(grid, event);
      if (at) for (const place of between(this.#drawn.last, at)) this.#touch(this.#drawn, place);
    },
    onPointerUp: (event: PointerEvent): void => {
      const grid = event.currentTarget as HTMLElement;
      if (!this.#drawn || !grid.hasPointerCapture(event.pointerId)) return;
      document.getElementById(ids.place(this.#drawn.last))?.focus({ preventScroll: true });
      this.#notify(this.#drawn);
      // The browser sends the click of this press, if any, in the same task or the next.
      setTimeout(() => {
        this.#wasPointed = false;
      });
    },
  };
}

function placeUnder(grid: HTMLElement, { clientX, clientY }: PointerEvent): Space | undefined {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const x = EDGE.least + Math.floor(((clientX - left) / width) * SIZE);
  const y = EDGE.most - Math.floor(((clientY - top) / height) * SIZE);
  return x < EDGE.least || y < EDGE.least || x > EDGE.most || y > EDGE.most ? undefined : { x, y };
}

interface PlaceProps {
  readonly at: Space;
  readonly draft: BoardDraft;
  readonly heat?: readonly number[] | undefined;
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
}

function Place({ at, draft, heat, isActive, ...events }: PlaceProps) {
  const cell = cellAt(draft, at);
  const before = cell ? draft.lines.slice(0, cell.line).reduce((sum, { cells }) => sum + cells.length, 0) : 0;
  const share = cell && heat?.[before + cell.nth - 1];
  const isAt = (place: Space | undefined) => place !== undefined && isSame(place, at);
  const kinds = [
    isInGrid(at) ? "in" : "out",
    cell && "cell",
    has(draft.borders, at) && "border",
    has(draft.night, at) && "night",
    isAt(draft.start) && "start",
    isAt(draft.finish) && "finish",
    has(draft.frame, at) && "frame",
  ];
  return (
    <div
      role="gridcell"
      id={ids.place(at)}
      class={`tranq-place ${kinds.filter(Boolean).join(" ")}`}
      tabIndex={isActive ? 0 : -1}
      aria-label={`${placeText(at)}: ${contentText(draft, at)}`}
      {...events}
    >
      {cell && (
        <span>
          <small>{draft.lines.length > 1 && lineName(cell.line)}</small>
          {cell.nth}
        </span>
      )}
      {share !== undefined && share > 0 && <i class="tranq-heat" style={{ opacity: 0.1 + 0.65 * share }} />}
    </div>
  );
}

const STROKES = ["line-0", "line-1", "line-2", "line-3"] as const;

/** Steps between cells that are not adjacent are thinner. */
const Paths = ({ draft }: { readonly draft: BoardDraft }) => (
  <svg class="tranq-paths" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
    {draft.lines.map(({ cells }, line) => (
      <g key={line} class={STROKES[line % STROKES.length]}>
        {cells.slice(1).map((to, i) => (
          <Step key={i} from={cells[i]!} to={to} />
        ))}
      </g>
    ))}
  </svg>
);

function Step({ from, to }: { readonly from: Space; readonly to: Space }) {
  const isFar = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) > 1;
  const middle = ({ x, y }: Space) => [x - EDGE.least + 0.5, EDGE.most - y + 0.5] as const;
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  return <line class={isFar ? "far" : undefined} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

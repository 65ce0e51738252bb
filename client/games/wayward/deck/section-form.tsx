import "./form.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { equal } from "../../../../shared/engine/equal.ts";
import type { Place } from "../../../../shared/games/wayward/deck/faults.ts";
import { type Cell, cellsOf, commonGrid, isOn, type Section } from "../../../../shared/games/wayward/deck/schema.ts";
import { Choice } from "../../../ui/choice.tsx";
import { isShortcut } from "../../../ui/keys.ts";
import { Face } from "../over/section.tsx";
import { words as gameWords } from "../speech/words/words.ts";
import {
  cubesAt,
  type Draft,
  dropped,
  EMPTY,
  faultsOf,
  finished,
  firstTool,
  shownAt,
  standingAt,
  TOOLS,
  type Tool,
  tapped,
  toolAfter,
  typed,
  withCubes,
  withLeftOf,
} from "./draft.ts";
import { Effects } from "./effects.tsx";
import { NumberField } from "./fields.tsx";
import { words } from "./words/words.ts";

interface Props {
  readonly draft: Draft;
  readonly place: Place;
  /** Keeps each change. */
  readonly onChange: (draft: Draft) => void;
  /** The section is done. */
  readonly onDone: (draft: Draft) => void;
  /** What its button says. */
  readonly done: string;
}

/** One section, typed in on the card as it will look: its left side by taps on the grid, its right side by icons. */
export function SectionForm({ draft, place, onChange, onDone, done }: Props) {
  const say = words.value;
  const section = shownAt(draft, place) ?? EMPTY;
  const grid = commonGrid(draft.deck.grids);
  const [tool, choose] = useState<Tool>(() => firstTool(section));
  const [last, touch] = useState<Cell>();
  const [note, tell] = useState("");
  const change = (next: Section) => {
    tell("");
    onChange(typed(draft, place, next));
  };
  const tap = (cell: Cell) => {
    const next = tapped(section, cell, tool);
    touch(cell);
    if (typeof next === "string") return tell(say.tooMany[next]);
    choose(toolAfter(next, tool));
    change(next);
  };
  const finish = () => {
    const [fault] = faultsOf(draft, section);
    if (fault) tell(say.faults[fault.code](fault.values));
    else if (equal(section, EMPTY) && note !== say.nothingYet) tell(say.nothingYet);
    else onDone(finished(draft, place));
  };
  const root = useTypingKeys({ onCell: (cell) => isOn(grid, cell) && tap(cell), onTool: choose, onDone: finish });
  const swipe = useSwipe(finish);
  return (
    <div class="way-form" ref={root}>
      <div class="way-drawn" {...swipe}>
        <Face
          {...{ section, grid, place, laden: draft.deck.laden }}
          open={cellsOf(grid)}
          onTap={tap}
          onPort={() => change({ ...section, end: 0 })}
        />
      </div>
      <div class="way-typing">
        <Tools tool={tool} onTool={choose} />
        <p class="way-note" role="status">
          {note}
        </p>
        {last !== undefined && cubesAt(section, last) > 0 && (
          <NumberField
            label={say.cubesOn(gameWords.value.space(last))}
            value={cubesAt(section, last)}
            range={[0, 9]}
            onChange={(n) => change(withCubes(section, last, n ?? 0))}
          />
        )}
        <Conditions section={section} onChange={change} />
        <Above {...{ draft, place, section }} onChange={change} />
        <Effects label={say.right} effects={section.right} onChange={(right) => change({ ...section, right })} />
        <Foot {...{ draft, place, onChange, done }} onFinish={finish} />
      </div>
    </div>
  );
}

type FootProps = Pick<Props, "draft" | "place" | "onChange" | "done"> & { readonly onFinish: () => void };

/** The way on, and the way back to what was done before. */
const Foot = ({ draft, place, onChange, done, onFinish }: FootProps) => (
  <div class="way-foot">
    {standingAt(draft, place) === "unfinished" && (
      <button type="button" class="button quiet" onClick={() => onChange(dropped(draft, place))}>
        {words.value.discard}
      </button>
    )}
    <button type="button" class="button main" onClick={onFinish}>
      {done}
    </button>
  </div>
);

/** What a tap on a space stands for; each has a letter. */
const Tools = ({ tool, onTool }: { readonly tool: Tool; readonly onTool: (tool: Tool) => void }) => (
  <Choice
    legend={words.value.tool}
    options={TOOLS.map((value) => ({ value, label: words.value.tools[value] }))}
    chosen={tool}
    onChoose={onTool}
  />
);

interface PartProps {
  readonly section: Section;
  readonly onChange: (section: Section) => void;
}

/** L9, L10: the icons above and below the centre line. */
const Conditions = ({ section, onChange }: PartProps) => (
  <div class="way-conditions">
    {(["laden", "goods"] as const).map((icon) => (
      <label key={icon} class="check">
        <input
          type="checkbox"
          checked={section[icon]}
          onChange={({ currentTarget }) => onChange({ ...section, [icon]: currentTarget.checked })}
        />
        {words.value.conditions[icon]}
      </label>
    ))}
  </div>
);

/** Copies the left side of the stage above, where there is one. */
function Above({ draft, place, section, onChange }: PartProps & Pick<Props, "draft" | "place">) {
  const above = place.stage > 1 ? shownAt(draft, { ...place, stage: place.stage - 1 }) : undefined;
  if (!above) return null;
  return (
    <button type="button" class="button quiet" onClick={() => onChange(withLeftOf(section, above))}>
      {words.value.asAbove}
    </button>
  );
}

/** How far a finger goes that turns the page, and how far off the line it may be, in px. */
const [FAR, OFF] = [70, 40];

/** A swipe to the left is as good as the button that goes on. */
function useSwipe(onLeft: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first] = touches;
      from.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches: [last] }: TouchEvent) => {
      const { x, y } = from.current ?? { x: 0, y: 0 };
      if (last && x - last.clientX > FAR && Math.abs(y - last.clientY) < OFF) onLeft();
      from.current = undefined;
    },
  };
}

interface Keys {
  readonly onCell: (cell: Cell) => void;
  readonly onTool: (tool: Tool) => void;
  readonly onDone: () => void;
}

const LETTERS: Readonly<Record<string, Tool>> = { f: "frame", c: "cube", s: "ship" };

/** How long the second digit of a space may take, in milliseconds. */
const PAUSE = 1500;

/** Two digits are a space, its row first; `F`, `C` and `S` are tools; Enter is done. */
function useTypingKeys(keys: Keys) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(keys);
  latest.current = keys;
  // Before anything is seen of the section: who types fast goes on at once.
  useLayoutEffect(() => {
    let row: { readonly digit: number; readonly at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const { onCell, onTool, onDone } = latest.current;
      const tool = LETTERS[event.key.toLowerCase()];
      const onControl = event.target instanceof Element && event.target.closest("button, a, input, summary");
      if (tool) onTool(tool);
      else if (event.key === "Enter" && !onControl) onDone();
      else if (/^[1-9]$/.test(event.key)) {
        const isSecond = row !== undefined && event.timeStamp - row.at < PAUSE;
        if (isSecond) onCell(10 * row!.digit + Number(event.key));
        row = isSecond ? undefined : { digit: Number(event.key), at: event.timeStamp };
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return root;
}

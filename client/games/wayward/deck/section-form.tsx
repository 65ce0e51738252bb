import "./form.css";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { equal } from "../../../../shared/engine/equal.ts";
import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import {
  cellsOf,
  commonGrid,
  type GridSpace,
  isOn,
  type Section,
} from "../../../../shared/games/wayward/deck/schema.ts";
import { Choice } from "../../../ui/choice.tsx";
import { characterOf, isShortcut } from "../../../ui/keys.ts";
import { Face } from "../overlay/section.tsx";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { canCopyFace, faceCopied, sectionBefore, usualEffect } from "./copying.ts";
import {
  cubesAt,
  type DeckDraft,
  type DeckTool,
  dropped,
  EMPTY,
  faultsOf,
  finished,
  firstTool,
  MOST_CUBES,
  shownAt,
  standingAt,
  TOOLS,
  tapped,
  toolAfter,
  typed,
  withCubes,
  withLeftOf,
} from "./draft.ts";
import { Effects } from "./effects.tsx";
import { NumberField } from "./fields.tsx";
import { messages } from "./messages/messages.ts";
import { type SwipeDirection, useSwipes } from "./swipes.ts";

/** Whether the user has swiped since the page was loaded; taps then place cubes from the start. */
const hasSwiped = signal(false);

interface Props {
  readonly draft: DeckDraft;
  readonly place: SectionPlace;
  readonly onChange: (draft: DeckDraft) => void;
  readonly onDone: (draft: DeckDraft) => void;
  /** The finishing button's text. */
  readonly done: string;
}

function useTyping({ draft, place, onChange, onDone }: Pick<Props, "draft" | "place" | "onChange" | "onDone">) {
  const say = messages.value;
  const section = shownAt(draft, place) ?? EMPTY;
  const [tool, choose] = useState<DeckTool>(() => firstTool(section, hasSwiped.peek()));
  const [last, touch] = useState<GridSpace>();
  const [note, setNote] = useState("");
  const change = (next: Section) => {
    setNote("");
    onChange(typed(draft, place, next));
  };
  const put = (cell: GridSpace, by: DeckTool, then: DeckTool) => {
    const next = tapped(section, cell, by);
    touch(cell);
    if (typeof next === "string") return setNote(say.tooMany[next]);
    choose(toolAfter(next, then));
    change(next);
  };
  const addTwo = (cell: GridSpace) => {
    const n = cubesAt(section, cell);
    touch(cell);
    choose("cube");
    if (n === 0 && typeof tapped(section, cell, "cube") === "string") return setNote(say.tooMany.spaces);
    change(withCubes(section, cell, Math.min(MOST_CUBES, n + 2)));
  };
  const swiped = (cell: GridSpace, way: SwipeDirection) => {
    hasSwiped.value = true;
    if (way === "right") addTwo(cell);
    else put(cell, way === "up" ? "frame" : "ship", "cube");
  };
  const finish = () => {
    const [fault] = faultsOf(draft, section);
    if (fault) setNote(say.faults[fault.code](fault.values));
    else if (equal(section, EMPTY) && note !== say.nothingYet) setNote(say.nothingYet);
    else onDone(finished(draft, place));
  };
  const tap = (cell: GridSpace) => put(cell, tool, tool);
  return { section, tool, choose, last, note, change, tap, swiped, finish };
}

/** Taps on a drawn grid enter the left side, icons the right side. */
export function SectionForm({ draft, place, onChange, onDone, done }: Props) {
  const say = messages.value;
  const { section, tool, choose, last, note, change, tap, swiped, finish } = useTyping({
    draft,
    place,
    onChange,
    onDone,
  });
  const grid = commonGrid(draft.deck.grids);
  const root = useTypingKeys({ onCell: (cell) => isOn(grid, cell) && tap(cell), onTool: choose, onDone: finish });
  const swipe = useSwipes({ onLeft: finish, onSpace: swiped });
  return (
    <div class="way-form" ref={root}>
      <div class="way-drawn" {...swipe}>
        <Face
          {...{ section, grid, place, laden: draft.deck.laden, goods: draft.deck.goods }}
          open={cellsOf(grid)}
          onTap={tap}
          onPort={() => change({ ...section, end: 0 })}
        />
      </div>
      <div class="way-typing">
        <Tools tool={tool} onTool={choose} />
        <p class="way-label way-swipes">{say.swipes}</p>
        <p class="way-note" role="status">
          {note}
        </p>
        {last !== undefined && cubesAt(section, last) > 0 && (
          <NumberField
            label={say.cubesOn(gameMessages.value.space(last))}
            value={cubesAt(section, last)}
            range={[0, 9]}
            onChange={(n) => change(withCubes(section, last, n ?? 0))}
          />
        )}
        <Conditions section={section} onChange={change} />
        <Copies {...{ draft, place, section }} onChange={change} onDraft={onChange} />
        <Effects
          label={say.right}
          effects={section.right}
          usual={(kind) => usualEffect(draft, place, kind)}
          onChange={(right) => change({ ...section, right })}
        />
        <Foot {...{ draft, place, onChange, done }} onFinish={finish} />
      </div>
    </div>
  );
}

type FootProps = Pick<Props, "draft" | "place" | "onChange" | "done"> & { readonly onFinish: () => void };

const Foot = ({ draft, place, onChange, done, onFinish }: FootProps) => (
  <div class="way-foot">
    {standingAt(draft, place) === "unfinished" && (
      <button type="button" class="button quiet" onClick={() => onChange(dropped(draft, place))}>
        {messages.value.discard}
      </button>
    )}
    <button type="button" class="button main" onClick={onFinish}>
      {done}
    </button>
  </div>
);

const Tools = ({ tool, onTool }: { readonly tool: DeckTool; readonly onTool: (tool: DeckTool) => void }) => (
  <Choice
    legend={messages.value.tool}
    options={TOOLS.map((value) => ({ value, label: messages.value.tools[value] }))}
    chosen={tool}
    onChoose={onTool}
  />
);

interface PartProps {
  readonly section: Section;
  readonly onChange: (section: Section) => void;
}

/** Conditions L9 (on top of the centre line) and L10 (at the bottom). */
const Conditions = ({ section, onChange }: PartProps) => (
  <div class="way-conditions">
    {(["laden", "goods"] as const).map((icon) => (
      <label key={icon} class="check">
        <input
          type="checkbox"
          checked={section[icon]}
          onChange={({ currentTarget }) => onChange({ ...section, [icon]: currentTarget.checked })}
        />
        {messages.value.conditions[icon]}
      </label>
    ))}
  </div>
);

interface CopiesProps extends PartProps, Pick<Props, "draft" | "place"> {
  readonly onDraft: Props["onChange"];
}

/** Copies from the normal face, the section before, or the left side of the stage above. */
function Copies({ draft, place, section, onChange, onDraft }: CopiesProps) {
  const say = messages.value;
  const above = place.stage > 1 ? shownAt(draft, { ...place, stage: place.stage - 1 }) : undefined;
  const before = sectionBefore(draft, place);
  const isFresh = shownAt(draft, place) === undefined;
  return (
    <div class="way-copies">
      {place.side === "hard" && canCopyFace(draft, place.no) && (
        <button type="button" class="button way-as-normal" onClick={() => onDraft(faceCopied(draft, place.no))}>
          {say.asNormal}
        </button>
      )}
      {isFresh && before && (
        <button type="button" class="button quiet way-as-before" onClick={() => onChange(before)}>
          {say.asBefore}
        </button>
      )}
      {above && (
        <button type="button" class="button quiet way-as-above" onClick={() => onChange(withLeftOf(section, above))}>
          {say.asAbove}
        </button>
      )}
    </div>
  );
}

interface Keys {
  readonly onCell: (cell: GridSpace) => void;
  readonly onTool: (tool: DeckTool) => void;
  readonly onDone: () => void;
}

const LETTERS: Readonly<Record<string, DeckTool>> = { f: "frame", c: "cube", s: "ship" };

/** Maximum time between the two digits of a space, in ms. */
const PAUSE = 1500;

/** Two digits are a space, row first; `F`, `C` and `S` are tools; Enter finishes. */
function useTypingKeys(keys: Keys) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(keys);
  latest.current = keys;
  // The layout effect runs before the section is painted, so that no key is missed.
  useLayoutEffect(() => {
    let row: { readonly digit: number; readonly at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const { onCell, onTool, onDone } = latest.current;
      const character = characterOf(event);
      const tool = LETTERS[character];
      const onControl = event.target instanceof Element && event.target.closest("button, a, input, summary");
      if (tool) onTool(tool);
      else if (event.key === "Enter" && !onControl) onDone();
      else if (/^[1-9]$/.test(character)) {
        const isSecond = row !== undefined && event.timeStamp - row.at < PAUSE;
        if (isSecond) onCell(10 * row!.digit + Number(character));
        row = isSecond ? undefined : { digit: Number(character), at: event.timeStamp };
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return root;
}

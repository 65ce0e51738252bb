import type { SectionPlace } from "../../../../shared/games/wayward/deck/faults.ts";
import {
  cellsOf,
  type Grid,
  type GridSpace,
  type Laden,
  laneOf,
  type Section as Read,
  rowOf,
  type SectionEffect,
} from "../../../../shared/games/wayward/deck/schema.ts";
import { gridOf, type State } from "../../../../shared/games/wayward/state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { marksIn, type SheetAnswer } from "../play/presets.ts";
import { messages } from "../text/messages/messages.ts";
import { EFFECT_ICONS, ICONS } from "./icons.ts";

interface Props {
  readonly table: State;
  readonly drafts: readonly SheetAnswer[];
  /** Spaces that can be tapped. */
  readonly open: readonly GridSpace[];
  /** The space of the question, or of the current step. */
  readonly asked?: GridSpace | undefined;
  readonly onTap?: ((cell: GridSpace) => void) | undefined;
}

export function Section({ table, drafts, open, asked, onTap }: Props) {
  const { card, header } = table;
  if (!card?.section) return null;
  return (
    <Face
      section={card.section}
      place={card}
      grid={gridOf(table)}
      laden={header!.laden}
      goods={header!.goods}
      isInPort={table.automata[card.seat]!.ship === 0}
      marks={drafts.flatMap(marksIn)}
      open={open}
      asked={asked}
      onTap={onTap}
    />
  );
}

type SpaceMark = ReturnType<typeof marksIn>[number];

interface FaceProps {
  readonly section: Read;
  readonly place: SectionPlace;
  readonly grid: Grid;
  readonly laden: Laden;
  /** What the goods icon counts. Default: coins. */
  readonly goods?: Laden | undefined;
  /** Whether the automaton's ship is in port before the card is resolved. */
  readonly isInPort?: boolean;
  /** Answers shown on spaces. Default: none. */
  readonly marks?: readonly SpaceMark[];
  readonly open: readonly GridSpace[];
  readonly asked?: GridSpace | undefined;
  readonly onTap: ((cell: GridSpace) => void) | undefined;
  /** Defined if the port can be tapped. */
  readonly onPort?: () => void;
}

/** Port and grid, with the right side below. */
export function Face({ section, place, grid, laden, goods, isInPort, marks, open, asked, onTap, onPort }: FaceProps) {
  const { card, grid: label } = messages.value;
  const isHard = place.side === "hard";
  return (
    <div class={isHard ? "way-section hard" : "way-section"}>
      <h2>{card({ ...place, isHard })}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of spaces is no set of fields */}
      <div class="way-sea" role="group" aria-label={label} style={{ "--rows": grid.rows, "--lanes": grid.lanes }}>
        <Port isEnd={section.end === 0} isInPort={isInPort} onTap={onPort} />
        {cellsOf(grid).map((cell) => (
          <Space
            key={cell}
            {...{ cell, section, onTap }}
            marks={marks?.filter((mark) => mark.cell === cell)}
            isOpen={open.includes(cell)}
            isAsked={cell === asked}
          />
        ))}
      </div>
      <Right section={section} laden={laden} goods={goods} />
    </div>
  );
}

interface PortProps {
  readonly isEnd: boolean;
  readonly isInPort: boolean | undefined;
  readonly onTap: (() => void) | undefined;
}

function Port({ isEnd, isInPort, onTap }: PortProps) {
  const { port, endsHere, itsShip } = messages.value;
  const kind = isEnd ? "way-port ends" : "way-port";
  const face = (
    <>
      <span>{port}</span>
      {isEnd && <Icon name={ICONS.ship} size={28} />}
      {isInPort && <span class="way-here" role="img" aria-label={itsShip} />}
    </>
  );
  if (!onTap) return <div class={kind}>{face}</div>;
  return (
    <button type="button" class={kind} aria-label={isEnd ? `${port}, ${endsHere}` : port} onClick={onTap}>
      {face}
    </button>
  );
}

interface SpaceProps {
  readonly cell: GridSpace;
  readonly section: Read;
  readonly marks: readonly SpaceMark[] | undefined;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  readonly onTap: ((cell: GridSpace) => void) | undefined;
}

const MARKS = {
  cells: "tick",
  chosen: "tick",
  forts: ICONS.fort,
  garrisons: ICONS.garrison,
  pirate0: ICONS.ship,
  pirate1: ICONS.ship,
} as const;

/** Undefined for a chosen space, because `aria-pressed` says this. */
function markName(mark: SpaceMark["mark"]): string | undefined {
  const { fort, garrison, pirateOf } = messages.value;
  if (mark === "forts") return fort;
  if (mark === "garrisons") return garrison;
  return mark === "pirate0" || mark === "pirate1" ? pirateOf(undefined) : undefined;
}

/** The name contains everything shown on the space. An empty space has none unless it is a button. */
function Space({ cell, section, marks, isOpen, isAsked, onTap }: SpaceProps) {
  const say = messages.value;
  const n = section.cubes.find(({ at }) => at === cell)?.n ?? 0;
  const isFramed = section.claim.includes(cell);
  const isEnd = section.end === cell;
  const marked = marks?.flatMap(({ mark }) => markName(mark) ?? []) ?? [];
  const contents = [isFramed && say.claim, n > 0 && say.cubes(n), isEnd && say.endsHere, ...marked].filter(Boolean);
  const name = [say.space(cell), ...contents].join(", ");
  const style = { gridColumn: rowOf(cell) + 1, gridRow: laneOf(cell) };
  const face = (
    <>
      {n > 0 && <span class="way-cubes">{n}</span>}
      {isEnd && <Icon name={ICONS.ship} size={28} />}
      {marks && marks.length > 0 && (
        <span class="way-marks">
          {marks.map(({ mark }) => (
            <Icon key={mark} name={MARKS[mark]} size={22} />
          ))}
        </span>
      )}
    </>
  );
  const kind = `way-space${isFramed ? " framed" : ""}${isAsked ? " asked" : ""}${isOpen && onTap ? " open" : ""}`;
  if (!isOpen || !onTap)
    return (
      <div class={kind} style={style} {...(contents.length > 0 && { role: "img", "aria-label": name })}>
        {face}
      </div>
    );
  return (
    <button
      type="button"
      class={kind}
      style={style}
      data-cell={cell}
      data-marks={marks?.map(({ mark }) => mark).join(" ")}
      aria-pressed={marks && marks.length > 0}
      aria-label={name}
      onClick={() => onTap(cell)}
    >
      {face}
    </button>
  );
}

/** Lines are in the order of the rules. */
function Right({ section, laden: of, goods: counted = "coins" }: Pick<FaceProps, "section" | "laden" | "goods">) {
  const { laden, goods, right, endsInPort } = messages.value;
  return (
    <ol class="way-right" aria-label={right}>
      {section.end === 0 && <Line icon={ICONS.ship} says={endsInPort} />}
      {section.laden && <Line icon={ICONS.laden} says={laden(of)} />}
      {section.goods && <Line icon={ICONS.goods} says={goods(counted)} />}
      {section.right.map((effect, i) => (
        <EffectLine key={i} effect={effect} />
      ))}
    </ol>
  );
}

const Line = ({ icon, says }: { readonly icon: (typeof ICONS)[keyof typeof ICONS]; readonly says: string }) => (
  <li>
    <Icon name={icon} size={24} /> <span>{says}</span>
  </li>
);

function EffectLine({ effect }: { readonly effect: SectionEffect }) {
  const { condition, otherwise, effects } = messages.value;
  if (effect.do !== "if") {
    const says = (effects[effect.do] as (effect: SectionEffect) => string)(effect);
    return <Line icon={EFFECT_ICONS[effect.do]} says={says} />;
  }
  return (
    <li class="way-if">
      <span>{condition(effect)}</span>
      <ol>
        {effect.then.map((one, i) => (
          <EffectLine key={i} effect={one} />
        ))}
      </ol>
      {effect.else.length > 0 && (
        <>
          <span>{otherwise}</span>
          <ol>
            {effect.else.map((one, i) => (
              <EffectLine key={i} effect={one} />
            ))}
          </ol>
        </>
      )}
    </li>
  );
}

import type { Cell, Effect, Section as Read } from "../../../../shared/games/wayward/deck/schema.ts";
import { cellsOf, laneOf, rowOf } from "../../../../shared/games/wayward/deck/schema.ts";
import { gridOf, type State } from "../../../../shared/games/wayward/state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type Draft, marksIn } from "../play/presets.ts";
import { words } from "../speech/words/words.ts";
import { EFFECT_ICONS, ICONS } from "./icons.ts";

interface Props {
  readonly table: State;
  readonly drafts: readonly Draft[];
  /** The spaces that are in question. */
  readonly open: readonly Cell[];
  readonly onTap: ((cell: Cell) => void) | undefined;
}

/** The section that was turned up: its grid with the port on the left, and its right side below. */
export function Section({ table, drafts, open, onTap }: Props) {
  const { card: cardWords, grid: label, port } = words.value;
  const { card } = table;
  if (!card?.section) return null;
  const { section, no, stage, side } = card;
  const grid = gridOf(table);
  const ship = table.automata[card.seat]!.ship;
  return (
    <div class={side === "hard" ? "way-section hard" : "way-section"}>
      <h2>{cardWords({ no, stage, isHard: side === "hard" })}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of spaces is no set of fields */}
      <div class="way-sea" role="group" aria-label={label} style={{ "--rows": grid.rows, "--lanes": grid.lanes }}>
        <div class={section.end === 0 ? "way-port ends" : "way-port"}>
          <span>{port}</span>
          {section.end === 0 && <Icon name={ICONS.ship} size={28} />}
          {ship === 0 && <span class="way-here" />}
        </div>
        {cellsOf(grid).map((cell) => (
          <Space key={cell} {...{ cell, section, drafts, onTap }} isOpen={open.includes(cell)} />
        ))}
      </div>
      <Right section={section} />
    </div>
  );
}

interface SpaceProps {
  readonly cell: Cell;
  readonly section: Read;
  readonly drafts: readonly Draft[];
  readonly isOpen: boolean;
  readonly onTap: ((cell: Cell) => void) | undefined;
}

const MARKS = {
  cells: "tick",
  chosen: "tick",
  forts: ICONS.fort,
  garrisons: ICONS.garrison,
  pirate0: ICONS.ship,
  pirate1: ICONS.ship,
} as const;

/** A space, with everything that the section says of it in its name. */
function Space({ cell, section, drafts, isOpen, onTap }: SpaceProps) {
  const say = words.value;
  const n = section.cubes.find(({ at }) => at === cell)?.n ?? 0;
  const isFramed = section.claim.includes(cell);
  const isEnd = section.end === cell;
  const marks = drafts.flatMap(marksIn).filter((mark) => mark.cell === cell);
  const told = [say.space(cell), isFramed && say.claim, n > 0 && say.cubes(n), isEnd && say.endsHere].filter(Boolean);
  const style = { gridColumn: rowOf(cell) + 1, gridRow: laneOf(cell) };
  const face = (
    <>
      {n > 0 && <span class="way-cubes">{n}</span>}
      {isEnd && <Icon name={ICONS.ship} size={28} />}
      {marks.length > 0 && (
        <span class="way-marks">
          {marks.map(({ mark }) => (
            <Icon key={mark} name={MARKS[mark]} size={22} />
          ))}
        </span>
      )}
    </>
  );
  const kind = `way-space${isFramed ? " framed" : ""}${isOpen && onTap ? " open" : ""}`;
  if (!isOpen || !onTap)
    return (
      <div class={kind} style={style} role="img" aria-label={told.join(", ")}>
        {face}
      </div>
    );
  return (
    <button
      type="button"
      class={kind}
      style={style}
      data-cell={cell}
      aria-pressed={marks.length > 0}
      aria-label={told.join(", ")}
      onClick={() => onTap(cell)}
    >
      {face}
    </button>
  );
}

/** What follows the left side, in the order of the rules. */
function Right({ section }: { readonly section: Read }) {
  const { laden, goods, right, endsInPort } = words.value;
  return (
    <ol class="way-right" aria-label={right}>
      {section.end === 0 && <Line icon={ICONS.ship} says={endsInPort} />}
      {section.laden && <Line icon={ICONS.laden} says={laden} />}
      {section.goods && <Line icon={ICONS.goods} says={goods} />}
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

function EffectLine({ effect }: { readonly effect: Effect }) {
  const { condition, otherwise, effects } = words.value;
  if (effect.do !== "if") {
    const says = (effects[effect.do] as (effect: Effect) => string)(effect);
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

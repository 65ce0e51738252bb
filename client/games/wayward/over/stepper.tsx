import type { Draft } from "../play/presets.ts";
import { words } from "../speech/words/words.ts";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Numbers that one tap sets, and a tap on what is set makes it none; there is no need to step down then. */
  readonly pad?: readonly number[];
  /** Undefined where it can only be read. */
  readonly onChange: ((value: number) => void) | undefined;
}

/** What numbers are most of the time: each has a button of its own. */
const PAD = [1, 2, 3];

interface CountsProps<Told extends Draft> {
  readonly draft: Told;
  /** The numbers of it, and the most that each may be. */
  readonly counts: readonly (readonly [into: keyof Told, label: string, most: number])[];
  readonly onChange: (draft: Told) => void;
}

/** Numbers of an answer, one below the other. */
export const Counts = <Told extends Draft>({ draft, counts, onChange }: CountsProps<Told>) => (
  <>
    {counts.map(([into, label, most]) => (
      <Stepper
        key={String(into)}
        label={label}
        value={Number(draft[into])}
        most={most}
        pad={PAD}
        onChange={(value) => onChange({ ...draft, [into]: value })}
      />
    ))}
  </>
);

/** From so many on, steps of ten are offered. */
const LARGE = 30;

/** A number that a thumb sets: a step down, a step up, and tens where there is much; or by a pad, and up from there. */
export function Stepper({ label, value, most, pad = [], onChange }: Props) {
  const { less, more } = words.value;
  const button = (says: string, face: string, to: number, isSet?: boolean) => (
    <button
      key={face}
      type="button"
      class="button quiet way-step"
      aria-label={says}
      aria-pressed={isSet}
      disabled={!onChange || to === value}
      onClick={() => onChange?.(to)}
    >
      {face}
    </button>
  );
  const down = (by: number) => button(less(label, by), by > 1 ? `−${by}` : "−", Math.max(0, value - by));
  const up = (by: number) => button(more(label, by), by > 1 ? `+${by}` : "+", Math.min(most, value + by));
  const hasPad = pad.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its buttons is no set of fields
    <div class="way-stepper" role="group" aria-label={label}>
      <span>
        {label} {hasPad && <output>{value}</output>}
      </span>
      <span class="way-steps">
        {pad.map((n) => button(`${label}: ${n}`, String(n), n === value ? 0 : n, n === value))}
        {!hasPad && most > LARGE && down(10)}
        {!hasPad && down(1)}
        {!hasPad && <output>{value}</output>}
        {up(1)}
        {most > LARGE && up(10)}
      </span>
    </div>
  );
}

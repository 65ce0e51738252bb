import type { SheetAnswer } from "../play/presets.ts";
import { messages } from "../text/messages/messages.ts";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** A second tap on a number resets to 0, so there is no step down. */
  readonly pad?: readonly number[];
  /** Undefined if read-only. */
  readonly onChange: ((value: number) => void) | undefined;
}

const PAD = [1, 2, 3];

interface CountsProps<Answer extends SheetAnswer> {
  readonly draft: Answer;
  /** The numbers of an answer, with their maxima. */
  readonly counts: readonly (readonly [into: keyof Answer, label: string, most: number])[];
  readonly onChange: (draft: Answer) => void;
}

export const Counts = <Answer extends SheetAnswer>({ draft, counts, onChange }: CountsProps<Answer>) => (
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

/** Numbers with a larger maximum also have steps of ten. */
const LARGE = 30;

/** A number set by steps, or by a pad and steps up. */
export function Stepper({ label, value, most, pad = [], onChange }: Props) {
  const { less, more } = messages.value;
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

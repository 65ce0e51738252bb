import { words } from "../speech/words/words.ts";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Numbers that one tap sets. */
  readonly pad?: readonly number[];
  /** Undefined where it can only be read. */
  readonly onChange: ((value: number) => void) | undefined;
}

/** From so many on, steps of ten are offered. */
const LARGE = 30;

/** A number that a thumb sets: a step down, a step up, and tens where there is much. */
export function Stepper({ label, value, most, pad = [], onChange }: Props) {
  const { less, more } = words.value;
  const step = (by: number) => {
    const to = Math.min(most, Math.max(0, value + by));
    return (
      <button
        type="button"
        class="button quiet way-step"
        aria-label={by < 0 ? less(label, -by) : more(label, by)}
        disabled={!onChange || to === value}
        onClick={() => onChange?.(to)}
      >
        {by < 0 ? "−" : "+"}
        {Math.abs(by) > 1 && Math.abs(by)}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its buttons is no set of fields
    <div class="way-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <span class="way-steps way-few">
        {pad.map((n) => (
          <button
            key={n}
            type="button"
            class="button quiet way-step"
            aria-label={`${label}: ${n}`}
            aria-pressed={n === value}
            onClick={() => onChange?.(n === value ? 0 : n)}
          >
            {n}
          </button>
        ))}
      </span>
      <span class="way-steps">
        {most > LARGE && step(-10)}
        {step(-1)}
        <output>{value}</output>
        {step(1)}
        {most > LARGE && step(10)}
      </span>
    </div>
  );
}

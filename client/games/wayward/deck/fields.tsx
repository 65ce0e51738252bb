import { useId, useState } from "preact/hooks";
import { isText } from "../../../../shared/games/wayward/deck/schema.ts";
import { messages } from "./messages/messages.ts";

/** Maximum number of values with their own button; a plus button leads to higher ones. */
const BUTTONS = 8;

interface NumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly range: readonly [least: number, most: number];
  readonly isOptional?: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A number is set by one tap, or by several on the plus button. */
export function NumberField({ label, value, range: [least, most], isOptional, onChange }: NumberProps) {
  const say = messages.value;
  const shown = Array.from({ length: Math.min(BUTTONS, most - least + 1) }, (_, i) => least + i);
  const button = (face: string, says: string, to: number | undefined) => (
    <button
      key={face}
      type="button"
      class="button quiet way-step"
      aria-label={`${label}: ${says}`}
      aria-pressed={to === value}
      onClick={() => onChange(to)}
    >
      {face}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a number with its buttons is no set of fields
    <div class="way-number" role="group" aria-label={label}>
      <span>
        {label}
        {value !== undefined && value > shown.at(-1)! && <b> {value}</b>}
      </span>
      <span class="way-pad">
        {isOptional && button("–", say.unknown, undefined)}
        {shown.map((n) => button(String(n), String(n), n))}
        {most > shown.at(-1)! && button("+", say.oneMore, Math.min(most, (value ?? least) + 1))}
      </span>
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
}

/** An invalid text is marked, and the last valid one is kept. */
export function TextField({ label, value, most, isOptional, onChange }: TextProps) {
  const id = useId();
  const [typed, type] = useState(value);
  const wanted = typed.trim();
  const isFine = wanted === "" ? isOptional === true : isText(wanted, most);
  return (
    <label class="col way-text">
      {label}
      <input
        class="field"
        value={typed}
        maxLength={most}
        autocomplete="off"
        aria-invalid={!isFine}
        aria-describedby={isFine ? undefined : id}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          const next = currentTarget.value.trim();
          if (next === "" ? isOptional : isText(next, most)) onChange(next);
        }}
      />
      {!isFine && (
        <span id={id} class="complaint" role="alert">
          {wanted === "" ? messages.value.noText : messages.value.badText(most)}
        </span>
      )}
    </label>
  );
}

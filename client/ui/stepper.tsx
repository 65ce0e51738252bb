import "./stepper.css";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Accessible names of the buttons. */
  readonly less: string;
  readonly more: string;
  /** Explains a value such as 0. */
  readonly note?: string | undefined;
  readonly onChange: (value: number) => void;
}

export function Stepper({ id, label, value, least, most, less, more, note, onChange }: Props) {
  const change = (wanted: number) => {
    if (Number.isInteger(wanted)) onChange(Math.min(most, Math.max(least, wanted)));
  };
  return (
    <div class="stepper">
      <label for={id}>
        {label}
        {note && <span class="small muted"> ({note})</span>}
      </label>
      <button type="button" class="ghost" aria-label={less} disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <input
        id={id}
        class="field num"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget }) => {
          change(currentTarget.valueAsNumber);
          // A rejected number changes no state, so no rendering would correct the field.
          currentTarget.value = String(value);
        }}
      />
      <button type="button" class="ghost" aria-label={more} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}

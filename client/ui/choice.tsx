import { useId } from "preact/hooks";

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** Absent for the page's language. */
  readonly lang?: string;
  readonly note?: string;
}

interface Props<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function Choice<Value extends string | number>({ legend, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="options">
        {options.map(({ value, label, lang, note }) => (
          <label key={value} lang={lang} class={note ? "explained" : ""}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {note ? (
              <span>
                <b>{label}</b>
                <span class="small note">{note}</span>
              </span>
            ) : (
              label
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

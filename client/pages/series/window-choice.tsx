import { duration } from "../../i18n/durations.ts";
import { Choice } from "../../ui/choice.tsx";
import { messages } from "./messages/messages.ts";
import { LENGTHS, type SeriesChoices } from "./series-form.ts";

interface WindowChoiceProps {
  readonly choices: SeriesChoices;
  readonly onChange: (more: Partial<SeriesChoices>) => void;
}

export function WindowChoice({ choices: { isLater, startAt, length }, onChange }: WindowChoiceProps) {
  const { form } = messages.value;
  return (
    <>
      <Choice
        legend={form.start}
        options={[
          { value: "now", label: form.now },
          { value: "later", label: form.later },
        ]}
        chosen={isLater ? "later" : "now"}
        onChoose={(start) => onChange({ isLater: start === "later" })}
      />
      {isLater && (
        <p>
          <label class="small" for="series-start">
            {form.startAt}
          </label>
          <input
            id="series-start"
            class="field"
            type="datetime-local"
            value={startAt}
            onInput={({ currentTarget }) => onChange({ startAt: currentTarget.value })}
          />
        </p>
      )}
      <Choice
        legend={form.length}
        options={LENGTHS.map((seconds) => ({ value: seconds, label: duration(seconds) }))}
        chosen={length}
        onChoose={(length) => onChange({ length })}
      />
    </>
  );
}

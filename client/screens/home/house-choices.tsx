import { duration } from "../../i18n/durations.ts";
import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { HOUSE } from "./house.ts";
import { wish, wishes } from "./wishes.ts";

/** From the shortest to the longest; for ever is the longest. */
const byLength = (times: readonly (number | null)[]): readonly (number | null)[] =>
  times.toSorted((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));

interface TimeProps {
  readonly name: "patience" | "clock";
  readonly legend: string;
  readonly note: string;
  readonly forever: string;
}

function Time({ name, legend, note, forever }: TimeProps) {
  return (
    <div class="col">
      <Choice
        legend={legend}
        options={byLength(HOUSE[name]).map((time) => ({
          value: String(time),
          label: time === null ? forever : duration(time),
        }))}
        chosen={String(wishes.value[name])}
        onChoose={(chosen) => wish({ [name]: HOUSE[name].find((time) => String(time) === chosen) ?? null })}
      />
      <p class="small muted">{note}</p>
    </div>
  );
}

/** How long a table waits for its people. */
export function HouseChoices() {
  const { options } = t();
  const { watchers } = wishes.value;
  return (
    <>
      <Time name="patience" legend={options.patience} note={options.patienceNote} forever={options.forever} />
      <Time name="clock" legend={options.clock} note={options.clockNote} forever={options.noClock} />
      <label class="check">
        <input type="checkbox" checked={watchers} onChange={() => wish({ watchers: !watchers })} />
        <span>
          <b>{options.watchers}</b>
          <span class="small note muted">{options.watchersNote}</span>
        </span>
      </label>
    </>
  );
}

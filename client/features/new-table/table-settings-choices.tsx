import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";
import { atTable } from "../../i18n/at-table.ts";
import { duration } from "../../i18n/durations.ts";
import { Choice } from "../../ui/choice.tsx";
import { TABLE_SETTINGS } from "./table-settings.ts";

const byLength = (times: readonly (number | null)[]): readonly (number | null)[] =>
  times.toSorted((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));

type TimeSetting = "patience" | "clock" | "watchDelay";

/** Whether a setting limits how long players wait for each other. */
export const isAboutTime = (name: keyof TableSettings): name is "patience" | "clock" =>
  name === "patience" || name === "clock";

/** The label for 0 and null depends on the setting. */
export function timeName(name: TimeSetting, time: number | null): string {
  const { tableSettings } = atTable();
  const none = {
    patience: tableSettings.forever,
    clock: tableSettings.noClock,
    watchDelay: tableSettings.noWatchDelay,
  };
  return time ? duration(time) : none[name];
}

interface Props {
  readonly settings: TableSettings;
  readonly asked: readonly (keyof TableSettings)[];
  readonly onChoose: (change: Partial<TableSettings>) => void;
}

interface TimeProps extends Props {
  readonly name: TimeSetting;
  readonly legend: string;
  readonly note?: string;
}

function Time({ name, legend, note, settings, onChoose }: TimeProps) {
  return (
    <div class="col">
      <Choice
        legend={legend}
        options={byLength(TABLE_SETTINGS[name]).map((time) => ({
          value: String(time),
          label: timeName(name, time),
        }))}
        chosen={String(settings[name] ?? TABLE_SETTINGS[name][0])}
        onChoose={(chosen) =>
          onChoose({ [name]: TABLE_SETTINGS[name].find((time) => String(time) === chosen) ?? null })
        }
      />
      {note && <p class="small muted">{note}</p>}
    </div>
  );
}

export function TableSettingsChoices(props: Props) {
  const { tableSettings } = atTable();
  const { asked, settings, onChoose } = props;
  const { watchers } = settings;
  return (
    <>
      {asked.includes("patience") && (
        <Time {...props} name="patience" legend={tableSettings.patience} note={tableSettings.patienceNote} />
      )}
      {asked.includes("clock") && (
        <Time
          {...props}
          name="clock"
          legend={tableSettings.clock}
          // The note mentions bots, so it has the condition of `patience`.
          {...(asked.includes("patience") && { note: tableSettings.clockNote })}
        />
      )}
      {asked.includes("watchers") && (
        <label class="check">
          <input type="checkbox" checked={watchers} onChange={() => onChoose({ watchers: !watchers })} />
          <span>
            <b>{tableSettings.watchers}</b>
            <span class="small note muted">{tableSettings.watchersNote}</span>
          </span>
        </label>
      )}
      {asked.includes("watchDelay") && (
        <Time {...props} name="watchDelay" legend={tableSettings.watchDelay} note={tableSettings.watchDelayNote} />
      )}
    </>
  );
}

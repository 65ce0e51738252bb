import "./setup.css";
import type { ComponentChildren } from "preact";
import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";
import { listedVariants, manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { VariantCard } from "../../catalog/variant-card.tsx";
import { type GameManifest, isApplicable } from "../../contract/manifest.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { applicableSettings, defaultNewTable, type NewTable } from "./new-table.ts";
import { SeatsChoice } from "./seats-choice.tsx";
import { isAboutTime, TableSettingsChoices, timeName } from "./table-settings-choices.tsx";

interface SetupProps {
  readonly table: NewTable;
  readonly onChange: (change: Partial<NewTable>) => void;
  /** The possible numbers of seats. A variant with none cannot be chosen. */
  readonly seatsFor: (variant: string) => readonly number[];
  /** Hides the settings of a table, such as its time limit, which a series sets for all its tables. */
  readonly isForSeries?: boolean;
}

interface GameProps extends SetupProps {
  readonly manifest: GameManifest;
}

const Variants = ({ manifest, table, onChange, seatsFor }: GameProps) => (
  <fieldset class="choice variants">
    <legend>{messagesOf(manifest).variant}</legend>
    <div class="options">
      {listedVariants(manifest, table.variant).map((variant) => (
        <label key={variant} class="explained">
          <input
            type="radio"
            name="variant"
            checked={variant === table.variant}
            disabled={seatsFor(variant).length === 0}
            onChange={() => onChange({ variant })}
          />
          <VariantCard manifest={manifest} variant={variant} />
        </label>
      ))}
    </div>
  </fieldset>
);

function GameChoice({ manifest, table, onChange, name }: Omit<GameProps, "seatsFor"> & { readonly name: string }) {
  const { values } = manifest.choices[name]!;
  const { legend, answers } = messagesOf(manifest).choices[name]!;
  return (
    <Choice
      legend={legend}
      options={values.map((value) => ({ value: String(value), ...answers[String(value)]! }))}
      chosen={String(table.options[name])}
      onChoose={(chosen) =>
        onChange({ options: { ...table.options, [name]: values.find((value) => String(value) === chosen) } })
      }
    />
  );
}

interface FoldProps {
  readonly title: string;
  readonly chosen: readonly string[];
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

const Fold = ({ title, chosen, isOpen = false, children }: FoldProps) => (
  <details class="choices-fold" open={isOpen}>
    <summary>
      <b>{title}</b> <span class="small muted">{chosen.join(" · ") || t().options.standard}</span>
    </summary>
    <div class="setup-choices">{children}</div>
  </details>
);

/** All choices except variant and seats. Only options that apply are shown. */
export function TableChoices({
  table,
  onChange,
  isForSeries = false,
}: Pick<SetupProps, "table" | "onChange" | "isForSeries">) {
  const { groups } = t().options;
  const { watching } = atTable().tableSettings;
  const manifest = manifestOf(table.game)!;
  const names = manifest.variants[table.variant]!.choices.filter((name) =>
    isApplicable(manifest.choices[name]!, table.options),
  );
  const { settings } = table;
  const asked = isForSeries ? [] : applicableSettings(table);
  const change = (more: Partial<TableSettings>) => onChange({ settings: { ...settings, ...more } });
  const usual = defaultNewTable(table);
  const changed = <Name extends keyof TableSettings>(names: readonly Name[]) =>
    names.filter((name) => settings[name] !== usual.settings[name]);
  const kinds = { time: asked.filter(isAboutTime), watchers: asked.filter((name) => !isAboutTime(name)) };
  return (
    <div>
      {names.length > 0 && (
        <Fold
          title={groups.game}
          chosen={names
            .filter((name) => table.options[name] !== usual.options[name])
            .map((name) => messagesOf(manifest).choices[name]!.answers[String(table.options[name])]!.label)}
          isOpen
        >
          {names.map((name) => (
            <GameChoice key={name} {...{ manifest, table, onChange, name }} />
          ))}
        </Fold>
      )}
      {kinds.time.length > 0 && (
        <Fold
          title={groups.time}
          chosen={changed(kinds.time).map(
            (name) => `${atTable().tableSettings[name]}: ${timeName(name, settings[name])}`,
          )}
        >
          <TableSettingsChoices settings={settings} asked={kinds.time} onChoose={change} />
        </Fold>
      )}
      {kinds.watchers.length > 0 && (
        <Fold
          title={groups.watchers}
          chosen={[
            ...(settings.watchers ? [] : [watching.no]),
            ...(settings.watchers && settings.watchDelay ? [timeName("watchDelay", settings.watchDelay)] : []),
          ]}
        >
          <TableSettingsChoices settings={settings} asked={kinds.watchers} onChoose={change} />
        </Fold>
      )}
    </div>
  );
}

export function Setup(props: SetupProps) {
  const { table, onChange, seatsFor, isForSeries = false } = props;
  const manifest = manifestOf(table.game)!;
  return (
    <>
      {Object.keys(manifest.variants).length > 1 && <Variants manifest={manifest} {...props} />}
      <div class="setup-choices">
        <SeatsChoice
          legend={t().options.seats}
          possible={seatsFor(table.variant)}
          chosen={table.seats}
          onChoose={(seats) => onChange({ seats })}
        />
        <TableChoices table={table} onChange={onChange} isForSeries={isForSeries} />
      </div>
    </>
  );
}

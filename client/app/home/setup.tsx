import "./setup.css";
import type { GameCard } from "../../games/card.ts";
import { cardOf, wordsOf } from "../../games/shelf.ts";
import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { VariantCard } from "../variant-card.tsx";
import { type NewTable, settingsAsked } from "./new-table.ts";
import { SeatsChoice } from "./seats-choice.tsx";
import { TableSettingsChoices } from "./table-settings-choices.tsx";

export interface SetupProps {
  readonly table: NewTable;
  readonly onChange: (change: Partial<NewTable>) => void;
  /** How many may sit at the table with a variant; one for none of them cannot be chosen. */
  readonly seatsFor: (variant: string) => readonly number[];
}

interface GameProps extends SetupProps {
  readonly card: GameCard;
}

/** The variants there are. */
const Variants = ({ card, table, onChange, seatsFor }: GameProps) => (
  <fieldset class="choice variants">
    <legend>{wordsOf(card).variant}</legend>
    <div class="options">
      {Object.keys(card.variants).map((variant) => (
        <label key={variant} class="explained">
          <input
            type="radio"
            name="variant"
            checked={variant === table.variant}
            disabled={seatsFor(variant).length === 0}
            onChange={() => onChange({ variant })}
          />
          <VariantCard card={card} variant={variant} />
        </label>
      ))}
    </div>
  </fieldset>
);

function GameChoice({ card, table, onChange, name }: Omit<GameProps, "seatsFor"> & { readonly name: string }) {
  const { values } = card.choices[name]!;
  const { legend, answers } = wordsOf(card).choices[name]!;
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

/** What a table may be like, each choice explained; only what the chosen variant has is there to be chosen. */
export function Setup(props: SetupProps) {
  const { table, onChange, seatsFor } = props;
  const card = cardOf(table.game)!;
  const asked = settingsAsked(table);
  return (
    <>
      {Object.keys(card.variants).length > 1 && <Variants card={card} {...props} />}
      <div class="setup-choices">
        <SeatsChoice
          legend={t().options.seats}
          possible={seatsFor(table.variant)}
          chosen={table.seats}
          onChoose={(seats) => onChange({ seats })}
        />
        {card.variants[table.variant]!.choices.map((name) => (
          <GameChoice key={name} {...{ card, table, onChange, name }} />
        ))}
      </div>
      {asked.length > 0 && (
        <div class="setup-choices settings">
          <TableSettingsChoices
            settings={table.settings}
            asked={asked}
            onChoose={(change) => onChange({ settings: { ...table.settings, ...change } })}
          />
        </div>
      )}
    </>
  );
}

import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { HouseChoices } from "./house-choices.tsx";
import { ModeCard } from "./mode-card.tsx";
import { type ChoiceName, infoOf, MODE_NAMES } from "./modes.ts";
import { questions } from "./questions.ts";
import { changedWishes, seatsFor, usual, wish, wishes } from "./wishes.ts";
import { words } from "./words/words.ts";

/** The boards there are. */
const Modes = () => (
  <fieldset class="choice modes">
    <legend>{t().options.mode}</legend>
    <div class="options">
      {MODE_NAMES.map((mode) => (
        <label key={mode} class="explained">
          <input type="radio" name="mode" checked={mode === wishes.value.mode} onChange={() => wish({ mode })} />
          <ModeCard mode={mode} />
        </label>
      ))}
    </div>
  </fieldset>
);

/** How many sit at the table; a board for just so many leaves nothing to choose. */
function Seats() {
  const counts = seatsFor(wishes.value.mode);
  return (
    <Choice
      legend={words.value.play.seats}
      options={counts.map((n) => ({ value: n, label: String(n) }))}
      chosen={wishes.value.seats}
      onChoose={(seats) => wish({ seats })}
    />
  );
}

function Asked({ name }: { readonly name: ChoiceName }) {
  const { legend, answers } = questions()[name];
  return (
    <Choice
      legend={legend}
      options={answers.map(({ value, label, note }) => ({ value: String(value), label, note }))}
      chosen={String(wishes.value[name])}
      onChoose={(chosen) => wish({ [name]: answers.find(({ value }) => String(value) === chosen)?.value })}
    />
  );
}

/** What a new table may be like, each choice explained; only what the chosen board has is there to be chosen. */
export function OptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { options, done } = t();
  return (
    <Dialog
      title={options.title}
      onClose={onClose}
      kind="setup"
      foot={
        <>
          {changedWishes.value > 0 && (
            <button type="button" class="link" onClick={() => wish(usual())}>
              {options.usual}
            </button>
          )}
          <button type="button" class="button main" onClick={onClose}>
            {done}
          </button>
        </>
      }
    >
      <Modes />
      <div class="setup-choices">
        <Seats />
        {infoOf(wishes.value.mode).choices.map((name) => (
          <Asked key={name} name={name} />
        ))}
      </div>
      <div class="setup-choices house">
        <HouseChoices />
      </div>
    </Dialog>
  );
}

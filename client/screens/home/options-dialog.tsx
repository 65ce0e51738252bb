import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { modeName } from "../words.ts";
import { ModePicture } from "./mode-picture.tsx";
import { infoOf, MODE_NAMES } from "./modes.ts";
import { wish, wishes } from "./wishes.ts";

/** The boards there are, each with its picture, a sentence and how many can play. */
function Modes() {
  const { options } = t();
  return (
    <fieldset class="choice modes">
      <legend>{options.mode}</legend>
      <div class="options">
        {MODE_NAMES.map((mode) => (
          <label key={mode} class="explained">
            <input type="radio" name="mode" checked={mode === wishes.value.mode} onChange={() => wish({ mode })} />
            <ModePicture mode={mode} />
            <span>
              <b>{modeName("tranquility", { mode })}</b>
              <span class="small note">
                {options.modeNotes[mode]} {options.players(...infoOf(mode).seats)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a new table may be like, each choice explained; only what the chosen board has is there to be chosen. */
export function OptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { options, done } = t();
  const { mode, galateia, soloToll, difficulty, edition, talk } = wishes.value;
  const { choices } = infoOf(mode);
  return (
    <Dialog title={options.title} onClose={onClose}>
      <Modes />
      {choices.includes("galateia") && (
        <label class="check">
          <input type="checkbox" checked={galateia} onChange={() => wish({ galateia: !galateia })} />
          <span>
            <b>{options.galateia}</b>
            <span class="small note muted">{options.galateiaNote}</span>
          </span>
        </label>
      )}
      {choices.includes("difficulty") && (
        <Choice
          legend={options.difficulty}
          options={[
            { value: "easier", label: options.easier, note: options.easierNote },
            { value: "normal", label: options.normal, note: options.normalNote },
            { value: "harder", label: options.harder, note: options.harderNote },
          ]}
          chosen={difficulty}
          onChoose={(chosen) => wish({ difficulty: chosen })}
        />
      )}
      {choices.includes("edition") && (
        <Choice
          legend={options.edition}
          options={[
            { value: "fr", label: options.jokers, note: options.jokersNote },
            { value: "de", label: options.noJokers, note: options.noJokersNote },
          ]}
          chosen={edition}
          onChoose={(chosen) => wish({ edition: chosen })}
        />
      )}
      {choices.includes("soloToll") && (
        <Choice
          legend={options.soloToll}
          options={[
            { value: "draw-five", label: options.drawFive, note: options.drawFiveNote },
            { value: "two-rounds", label: options.twoRounds, note: options.twoRoundsNote },
          ]}
          chosen={soloToll}
          onChoose={(chosen) => wish({ soloToll: chosen })}
        />
      )}
      {choices.includes("talk") && (
        <Choice
          legend={options.talk}
          options={[
            { value: "silent", label: options.silent, note: options.silentNote },
            { value: "open", label: options.open, note: options.openNote },
          ]}
          chosen={talk}
          onChoose={(chosen) => wish({ talk: chosen })}
        />
      )}
      <button type="button" class="button main" onClick={onClose}>
        {done}
      </button>
    </Dialog>
  );
}

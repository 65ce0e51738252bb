import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { wish, wishes } from "./wishes.ts";

/** What a new table may be like, each choice explained. */
export function OptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { options, done } = t();
  const { galateia, soloToll, talk } = wishes.value;
  return (
    <Dialog title={options.title} onClose={onClose}>
      <label class="check">
        <input type="checkbox" checked={galateia} onChange={() => wish({ galateia: !galateia })} />
        <span>
          <b>{options.galateia}</b>
          <span class="small note muted">{options.galateiaNote}</span>
        </span>
      </label>
      <Choice
        legend={options.soloToll}
        options={[
          { value: "draw-five", label: options.drawFive, note: options.drawFiveNote },
          { value: "two-rounds", label: options.twoRounds, note: options.twoRoundsNote },
        ]}
        chosen={soloToll}
        onChoose={(chosen) => wish({ soloToll: chosen })}
      />
      <Choice
        legend={options.talk}
        options={[
          { value: "silent", label: options.silent, note: options.silentNote },
          { value: "open", label: options.open, note: options.openNote },
        ]}
        chosen={talk}
        onChoose={(chosen) => wish({ talk: chosen })}
      />
      <button type="button" class="button main" onClick={onClose}>
        {done}
      </button>
    </Dialog>
  );
}

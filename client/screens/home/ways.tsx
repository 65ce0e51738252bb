import { useState } from "preact/hooks";
import { guest } from "../../net/identity.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LearnLink } from "../learn-link.tsx";
import { gameName } from "../words.ts";
import { playAlone, playWithAnybody, playWithFriends } from "./departures.ts";
import { ModeCard } from "./mode-card.tsx";
import { OptionsDialog } from "./options-dialog.tsx";
import { changedWishes, mayBeAlone, seatsFor, wish, wishes } from "./wishes.ts";
import { words } from "./words/words.ts";

/** The game, and the three ways to play it. */
export function Ways() {
  const [isLeaving, setLeaving] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const leave = (way: () => Promise<void>) => async () => {
    setLeaving(true);
    await way();
    setLeaving(false);
  };
  const { play } = words.value;
  const changed = changedWishes.value;
  const { mode } = wishes.value;
  return (
    <section class="panel ways" aria-labelledby="ways">
      <h2 id="ways">{gameName("tranquility")}</h2>
      <p class="small muted">{play.motto}</p>
      {!guest.value && (
        <p class="small">
          <LearnLink kind="plain" />
        </p>
      )}
      <button type="button" class="mode-pick" onClick={() => setChoosing(true)}>
        <ModeCard mode={mode} />
        <Icon name="forth" />
      </button>
      <button type="button" class="button main" disabled={isLeaving} onClick={leave(playWithAnybody)}>
        <Icon name="people" /> {isLeaving ? play.opening : play.quick}
      </button>
      <div class="pair">
        <button type="button" class="button" disabled={isLeaving} onClick={leave(playWithFriends)}>
          <Icon name="link" /> {play.friends}
        </button>
        <button type="button" class="button" disabled={isLeaving || !mayBeAlone.value} onClick={leave(playAlone)}>
          <Icon name="one" /> {play.alone}
        </button>
      </div>
      <div class="row between wrap table-wishes">
        <Choice
          legend={play.seats}
          options={seatsFor(mode).map((n) => ({ value: n, label: String(n) }))}
          chosen={wishes.value.seats}
          onChoose={(seats) => wish({ seats })}
        />
        <button type="button" class="link" onClick={() => setChoosing(true)}>
          {changed ? play.optionsSet(changed) : play.options}
        </button>
      </div>
      {isChoosing && <OptionsDialog onClose={() => setChoosing(false)} />}
    </section>
  );
}

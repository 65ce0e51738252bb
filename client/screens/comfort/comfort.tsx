import "../../style/keys.css";
import { asking, hints, letters, sounds, volume } from "../../ui/comfort.ts";
import { SettingChoice } from "../../ui/setting-choice.tsx";
import { words } from "./words/words.ts";

/** The volume, which is heard as soon as it is chosen. */
const louder: typeof volume = {
  ...volume,
  choose(value) {
    volume.choose(value);
    void import("../../sound/band.ts").then(
      ({ play }) => play(["placed"]),
      () => {},
    );
  },
};

/** The keys of a table, and what each does. */
const KEYS = ["1–5", "Enter", "Esc", "D", "R", "G", "W", "H", "M", "L", "C", "?"] as const;

function Keys() {
  const { keys, keysTitle } = words.value;
  return (
    <details class="keys">
      <summary>{keysTitle}</summary>
      <dl>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{keys[key]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How a table feels: what it tells, what it asks again, how it sounds, and which keys it has. */
export function Comfort() {
  const say = words.value;
  return (
    <>
      <SettingChoice legend={say.hints} of={hints} labels={say.hintLevels} />
      <SettingChoice legend={say.asking} of={asking} labels={say.askings} />
      <SettingChoice legend={say.sounds} of={sounds} labels={say.soundKinds} />
      {sounds.chosen.value !== "off" && <SettingChoice legend={say.volume} of={louder} labels={say.volumes} />}
      <SettingChoice legend={say.letters} of={letters} labels={say.letterKinds} />
      <Keys />
    </>
  );
}

import "../../style/keys.css";
import type { Setting } from "../../net/setting.ts";
import { Choice } from "../../ui/choice.tsx";
import { asking, hints, letters, sounds, volume } from "../../ui/comfort.ts";
import { words } from "./words/words.ts";

interface Props<Value extends string> {
  readonly legend: string;
  readonly of: Setting<Value>;
  readonly labels: Readonly<Record<Value, string>>;
}

/** A setting as a choice that holds at once. */
const Pick = <Value extends string>({ legend, of, labels }: Props<Value>) => (
  <Choice
    legend={legend}
    options={of.values.map((value) => ({ value, label: labels[value] }))}
    chosen={of.chosen.value}
    onChoose={of.choose}
  />
);

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
      <Pick legend={say.hints} of={hints} labels={say.hintLevels} />
      <Pick legend={say.asking} of={asking} labels={say.askings} />
      <Pick legend={say.sounds} of={sounds} labels={say.soundKinds} />
      {sounds.chosen.value !== "off" && <Pick legend={say.volume} of={louder} labels={say.volumes} />}
      <Pick legend={say.letters} of={letters} labels={say.letterKinds} />
      <Keys />
    </>
  );
}

import "./keys.css";
import { hasChoice } from "../../catalog/catalog.ts";
import { gameName } from "../../catalog/names.ts";
import type { GamePreferences } from "../../contract/manifest.ts";
import { announcements, letters, sounds, volume } from "../../ui/preferences.ts";
import { SettingChoice } from "../../ui/setting-choice.tsx";
import { messages } from "./messages/messages.ts";

/** A new choice plays a sample sound. */
const louder: typeof volume = {
  ...volume,
  choose(value) {
    volume.choose(value);
    void import("../../sound/synth.ts").then(
      ({ play }) => play(["placed"]),
      // The volume is stored even if the sample cannot be played.
      () => {},
    );
  },
};

const KEYS = ["Backspace", "M", "L", "C", "N", "?"] as const;

/** The game's own keys come first. */
function Keys({ own }: { readonly own: Readonly<Record<string, string>> }) {
  const { keys, keysTitle, keysNote, backspace } = messages.value;
  const shown = [...Object.entries(own), ...KEYS.map((key) => [key, keys[key]] as const)];
  return (
    <details class="keys">
      <summary>{keysTitle}</summary>
      <dl>
        {shown.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key === "Backspace" ? backspace : key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="small muted">{keysNote}</p>
    </details>
  );
}

function OwnChoices({ game, own }: { readonly game: string; readonly own: GamePreferences }) {
  if (!hasChoice()) return <own.Choices />;
  return (
    <section class="own-choices" aria-label={gameName(game)}>
      <h3>{gameName(game)}</h3>
      <own.Choices />
    </section>
  );
}

interface Props {
  readonly game: string;
  readonly own: GamePreferences | undefined;
}

export function TablePreferences({ game, own }: Props) {
  const say = messages.value;
  return (
    <>
      {own && <OwnChoices game={game} own={own} />}
      <SettingChoice legend={say.sounds} of={sounds} labels={say.soundKinds} />
      {sounds.chosen.value !== "off" && <SettingChoice legend={say.volume} of={louder} labels={say.volumes} />}
      <SettingChoice legend={say.announcements} of={announcements} labels={say.announced} />
      <SettingChoice legend={say.letters} of={letters} labels={say.letterKinds} />
      <Keys own={own?.keys() ?? {}} />
    </>
  );
}

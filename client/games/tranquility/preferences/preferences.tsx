import type { GamePreferences } from "../../../contract/manifest.ts";
import { catalogueOf } from "../../../i18n/catalogue.ts";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import type { TranquilityPreferenceMessages } from "./messages/en.ts";
import { asking, handOrder, hints } from "./settings.ts";

/** The messages of the game's own settings and keys, loaded with the settings. */
const { messages, load } = catalogueOf<TranquilityPreferenceMessages>({
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  de: () => import("./messages/de.ts"),
});

/** Settings for hints, confirmations, and the order of the hand. */
function Choices() {
  const say = messages.value;
  return (
    <>
      <SettingChoice legend={say.hints} of={hints} labels={say.hintLevels} />
      <SettingChoice legend={say.asking} of={asking} labels={say.askings} />
      <SettingChoice legend={say.order} of={handOrder} labels={say.orders} />
    </>
  );
}

/** Loads the game's own settings with their messages. */
export async function loadPreferences(): Promise<GamePreferences> {
  await load();
  return { Choices, keys: () => messages.value.keys };
}

import { catalogueOf } from "../../../i18n/catalogue.ts";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import type { GamePreferences } from "../../card.ts";
import { asking, handOrder, hints } from "./settings.ts";
import type { TranquilityPreferenceWords } from "./words/en.ts";

/** The words of the game's own settings and keys, loaded with the settings. */
const { words, learn } = catalogueOf<TranquilityPreferenceWords>({
  en: () => import("./words/en.ts"),
  fr: () => import("./words/fr.ts"),
  de: () => import("./words/de.ts"),
});

/** Settings for hints, confirmations, and the order of the hand. */
function Choices() {
  const say = words.value;
  return (
    <>
      <SettingChoice legend={say.hints} of={hints} labels={say.hintLevels} />
      <SettingChoice legend={say.asking} of={asking} labels={say.askings} />
      <SettingChoice legend={say.order} of={handOrder} labels={say.orders} />
    </>
  );
}

/** Loads the game's own settings with their words. */
export async function loadPreferences(): Promise<GamePreferences> {
  await learn();
  return { Choices, keys: () => words.value.keys };
}

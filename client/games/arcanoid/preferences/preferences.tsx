import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { GamePreferences } from "../../card.ts";
import { StandingChoices } from "../play/panel.tsx";
import { learnGameWords } from "../speech/words/words.ts";
import type { PreferenceWords } from "./words/en.ts";

/** The words of the game's own keys: fetched with the settings. */
const { words, learn } = catalogueOf<PreferenceWords>({
  en: () => import("./words/en.ts"),
  fr: () => import("./words/fr.ts"),
  de: () => import("./words/de.ts"),
});

/** The game's own settings, once there are words for them: what is answered without being asked. */
export async function loadPreferences(): Promise<GamePreferences> {
  await Promise.all([learn(), learnGameWords()]);
  return { Choices: StandingChoices, keys: () => words.value.keys };
}

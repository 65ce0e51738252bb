import type { GamePreferences } from "../../../contract/manifest.ts";
import { catalogueOf } from "../../../i18n/catalogue.ts";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import { StandingChoices } from "../play/panel.tsx";
import { learnGameWords } from "../text/messages/messages.ts";
import type { ArcanoidPreferenceWords } from "./messages/en.ts";
import { discarding } from "./settings.ts";

/** The messages of the game's own settings and keys, loaded with the settings. */
const { words, learn } = catalogueOf<ArcanoidPreferenceWords>({
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  de: () => import("./messages/de.ts"),
});

/** Standing answers, and the confirmation of discards. */
const Choices = () => (
  <>
    <StandingChoices />
    <SettingChoice legend={words.value.discarding} of={discarding} labels={words.value.discardings} />
  </>
);

/** Loads the game's own settings with their messages. */
export async function loadPreferences(): Promise<GamePreferences> {
  await Promise.all([learn(), learnGameWords()]);
  return { Choices, keys: () => words.value.keys };
}

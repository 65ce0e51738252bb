import type { GamePreferences } from "../../../contract/manifest.ts";
import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import { StandingChoices } from "../play/panel.tsx";
import { loadGameMessages } from "../text/messages/messages.ts";
import type { ArcanoidPreferenceMessages } from "./messages/en.ts";
import { discarding } from "./settings.ts";

const { messages, load } = catalogueOf<ArcanoidPreferenceMessages>({
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  de: () => import("./messages/de.ts"),
});

const Choices = () => (
  <>
    <StandingChoices />
    <SettingChoice legend={messages.value.discarding} of={discarding} labels={messages.value.discardings} />
  </>
);

export async function loadPreferences(): Promise<GamePreferences> {
  await Promise.all([load(), loadGameMessages()]);
  return { Choices, keys: () => messages.value.keys };
}

import type { GamePreferences } from "../../../contract/manifest.ts";
import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import { SettingChoice } from "../../../ui/setting-choice.tsx";
import type { TranquilityPreferenceMessages } from "./messages/en.ts";
import { asking, handOrder, hints } from "./settings.ts";

const { messages, load } = catalogueOf<TranquilityPreferenceMessages>({
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  de: () => import("./messages/de.ts"),
});

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

export async function loadPreferences(): Promise<GamePreferences> {
  await load();
  return { Choices, keys: () => messages.value.keys };
}

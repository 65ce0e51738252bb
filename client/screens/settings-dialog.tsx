import { LANGUAGES, type Language, language, speak } from "../i18n/language.ts";
import { t } from "../i18n/t.ts";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SettingChoice } from "../ui/setting-choice.tsx";
import { themes } from "../ui/theme.ts";
import { Comfort } from "./comfort/comfort.tsx";
import { OtherDevice } from "./device/section.tsx";
import type { SettingsProps } from "./settings.ts";

/** Language, look and feel, which change at once, and the way to another device. */
export function SettingsDialog({ onClose, children }: SettingsProps) {
  const { settings } = t();
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <Choice
        legend={settings.language}
        options={(Object.keys(LANGUAGES) as Language[]).map((tag) => ({ value: tag, label: LANGUAGES[tag] }))}
        chosen={language.value}
        onChoose={speak}
      />
      <SettingChoice legend={settings.theme} of={themes} labels={settings.themes} />
      {children}
      <Comfort />
      <OtherDevice />
    </Dialog>
  );
}

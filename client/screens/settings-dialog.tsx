import type { ComponentChildren } from "preact";
import { LANGUAGES, type Language, language, speak } from "../i18n/language.ts";
import { t } from "../i18n/t.ts";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { chooseTheme, THEMES, themeChoice } from "../ui/theme.ts";
import { OtherDevice } from "./device/section.tsx";

interface Props {
  readonly onClose: () => void;
  /** What else is to be had where the settings were opened. */
  readonly children?: ComponentChildren;
}

/** Language and look, which change at once, and the way to another device. */
export function SettingsDialog({ onClose, children }: Props) {
  const { settings } = t();
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <Choice
        legend={settings.language}
        options={(Object.keys(LANGUAGES) as Language[]).map((tag) => ({ value: tag, label: LANGUAGES[tag] }))}
        chosen={language.value}
        onChoose={speak}
      />
      <Choice
        legend={settings.theme}
        options={THEMES.map((theme) => ({ value: theme, label: settings.themes[theme] }))}
        chosen={themeChoice.value}
        onChoose={chooseTheme}
      />
      {children}
      <OtherDevice />
    </Dialog>
  );
}

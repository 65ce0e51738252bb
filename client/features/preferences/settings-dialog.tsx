import type { ComponentType } from "preact";
import { allGames } from "../../catalog/catalog.ts";
import type { GamePreferences } from "../../contract/manifest.ts";
import { LANGUAGES, type Language, language, speak } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { motions } from "../../ui/motion.ts";
import { SettingChoice } from "../../ui/setting-choice.tsx";
import { themes } from "../../ui/theme.ts";
import { loadDeviceMessages } from "../identity/messages/messages.ts";
import { OtherDevice } from "../identity/section.tsx";
import { loadPreferenceMessages } from "./messages/messages.ts";
import { TablePreferences } from "./preferences.tsx";
import type { SettingsProps } from "./settings.ts";

interface Props extends SettingsProps {
  readonly own: GamePreferences | undefined;
}

function SettingsDialog({ game, own, onClose }: Props) {
  const { settings } = t();
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <Choice
        legend={settings.language}
        options={(Object.keys(LANGUAGES) as Language[]).map((tag) => ({
          value: tag,
          label: LANGUAGES[tag],
          lang: tag,
        }))}
        chosen={language.value}
        onChoose={speak}
      />
      <SettingChoice legend={settings.theme} of={themes} labels={settings.themes} />
      <SettingChoice legend={settings.motion} of={motions} labels={settings.motions} />
      <TablePreferences game={game} own={own} />
      <OtherDevice />
    </Dialog>
  );
}

/** By game id. */
async function loadPreferences(): Promise<Readonly<Record<string, GamePreferences>>> {
  const own = await Promise.all(allGames().map(async ({ id, preferences }) => [id, await preferences?.()] as const));
  return Object.fromEntries(own.flatMap(([id, found]) => (found ? [[id, found]] : [])));
}

export async function loadSettingsDialog(): Promise<ComponentType<SettingsProps>> {
  const [own] = await Promise.all([loadPreferences(), loadPreferenceMessages(), loadDeviceMessages()]);
  return (props) => <SettingsDialog {...props} own={own[props.game]} />;
}

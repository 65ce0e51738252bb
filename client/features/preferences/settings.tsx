import { allGames } from "../../catalog/catalog.ts";
import type { GamePreferences } from "../../contract/manifest.ts";
import { t } from "../../i18n/t.ts";
import { lazy } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";
import { learnPreferenceWords } from "./messages/messages.ts";

export interface SettingsProps {
  /** The game whose own settings are included. */
  readonly game: string;
  readonly onClose: () => void;
}

/** The settings that games have of their own, by game id. */
async function loadPreferences(): Promise<Readonly<Record<string, GamePreferences>>> {
  const own = await Promise.all(allGames().map(async ({ id, preferences }) => [id, await preferences?.()] as const));
  return Object.fromEntries(own.flatMap(([id, found]) => (found ? [[id, found]] : [])));
}

/** Loaded on demand, with their messages: few open the settings. */
export const settingsDialog = lazy<SettingsProps>(
  async () => {
    const [{ SettingsDialog }, own] = await Promise.all([
      import("./settings-dialog.tsx"),
      loadPreferences(),
      learnPreferenceWords(),
    ]);
    return (props) => <SettingsDialog {...props} own={own[props.game]} />;
  },
  () => toast(t().lost.noConnection),
);

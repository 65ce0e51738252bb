import type { GamePreferences } from "../games/card.ts";
import { SHELF } from "../games/index.ts";
import { t } from "../i18n/t.ts";
import { lazy } from "../ui/lazy.ts";
import { toast } from "../ui/toast.tsx";
import { learnPreferenceWords } from "./preferences/words/words.ts";

/** What the settings are shown with. */
export interface SettingsProps {
  /** The game whose own settings are among them. */
  readonly game: string;
  readonly onClose: () => void;
}

/** What every game has settings of its own for, by its id. */
async function loadPreferences(): Promise<Readonly<Record<string, GamePreferences>>> {
  const own = await Promise.all(SHELF.map(async ({ id, preferences }) => [id, await preferences?.()] as const));
  return Object.fromEntries(own.flatMap(([id, found]) => (found ? [[id, found]] : [])));
}

/** Few open the settings: they are fetched, with their words, when somebody does. */
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

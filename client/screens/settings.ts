import type { ComponentChildren } from "preact";
import { t } from "../i18n/t.ts";
import { later } from "../ui/later.ts";
import { toast } from "../ui/toast.tsx";
import { learnComfortWords } from "./comfort/words/words.ts";

/** What the settings are shown with. */
export interface SettingsProps {
  readonly onClose: () => void;
  /** What else is to be had where the settings were opened. */
  readonly children?: ComponentChildren;
}

/** Few open the settings: they are fetched, with their words, when somebody does. */
export const settingsDialog = later<SettingsProps>(
  () =>
    Promise.all([import("./settings-dialog.tsx"), learnComfortWords()]).then(([{ SettingsDialog }]) => SettingsDialog),
  () => toast(t().lost.noConnection),
);

import { t } from "../../i18n/t.ts";
import { lazy } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";

export interface SettingsProps {
  /** The game whose own settings are included. */
  readonly game: string;
  readonly onClose: () => void;
}

/** Loaded on demand, because few players open it. */
export const settingsDialog = lazy<SettingsProps>(
  () => import("./settings-dialog.tsx").then(({ loadSettingsDialog }) => loadSettingsDialog()),
  () => toast(t().lost.noConnection),
);

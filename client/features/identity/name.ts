import { t } from "../../i18n/t.ts";
import { lazy } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";

export const nameDialog = lazy<{ readonly onClose: () => void }>(
  () => import("./name-dialog.tsx").then(({ NameDialog }) => NameDialog),
  () => toast(t().lost.noConnection),
);

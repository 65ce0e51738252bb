import { t } from "../i18n/t.ts";
import { lazy } from "../ui/lazy.ts";
import { toast } from "../ui/toast.tsx";

/** Few change their name: what asks for it, and knows what a name may be, is fetched when somebody does. */
export const nameDialog = lazy<{ readonly onClose: () => void }>(
  () => import("./home/name-dialog.tsx").then(({ NameDialog }) => NameDialog),
  () => toast(t().lost.noConnection),
);

import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

let isOffered = false;

/** Reports once that this page is of an earlier release. */
export function offerReload(): void {
  if (isOffered) return;
  isOffered = true;
  // A toast with an action stays.
  toast(t().newVersion, { says: t().device.reload, does: () => location.reload() });
}

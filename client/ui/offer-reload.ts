import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

let isOffered = false;

export function offerReload(): void {
  if (isOffered) return;
  isOffered = true;
  toast(t().newVersion, { says: t().device.reload, does: () => location.reload() });
}

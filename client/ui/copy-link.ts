import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

/** Puts an address where it can be pasted from, and says so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t().lobby.copied);
  } catch {
    // No leave to use the clipboard: a prompt shows the link, ready to be copied by hand.
    prompt(t().lobby.copy, link);
  }
}

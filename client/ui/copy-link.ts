import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

/** Copies a text. If the browser forbids this, shows it in a dialog for copying by hand. */
export async function copy(text: string, doneMessage: string, dialogTitle: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(doneMessage);
  } catch {
    // There is no clipboard without TLS or permission.
    await import("./copy-by-hand.tsx").then(
      ({ showToCopy }) => showToCopy(dialogTitle, text),
      () => prompt(dialogTitle, text),
    );
  }
}

/** Copies an address, after an optional text. */
export const copyLink = (link: string, line = ""): Promise<void> =>
  copy(line === "" ? link : `${line} ${link}`, t().link.copied, t().link.copy);

/** Shares a text with the device's share dialog, or copies it if there is none. */
export function shareText(text: string, doneMessage: string, dialogTitle: string): void {
  if (!("share" in navigator)) void copy(text, doneMessage, dialogTitle);
  // Rejects when the user cancels.
  else navigator.share({ text }).catch(() => {});
}

/** Shares an address and a text with the device's share dialog, or copies them if there is none. */
export function shareLink(link: string, line: string): void {
  if (!("share" in navigator)) void copyLink(link, line);
  // Rejects when the user cancels.
  else navigator.share({ title: t().place, text: line, url: link }).catch(() => {});
}

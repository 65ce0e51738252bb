import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

/**
 * Copies a text to the clipboard. If the browser does not allow this, shows the text for copying by hand.
 * @param doneMessage shown after copying
 * @param dialogTitle the title above the text to copy by hand
 */
export async function copy(text: string, doneMessage: string, dialogTitle: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(doneMessage);
  } catch {
    // There is no clipboard on pages without TLS, or without permission.
    await import("./copy-by-hand.tsx").then(
      ({ showToCopy }) => showToCopy(dialogTitle, text),
      () => prompt(dialogTitle, text),
    );
  }
}

/** Copies an address, after an optional line of text. */
export const copyLink = (link: string, line = ""): Promise<void> =>
  copy(line === "" ? link : `${line} ${link}`, t().link.copied, t().link.copy);

/** Shares a text with the device's share dialog. If there is none, copies it with the messages of `copy`. */
export function shareText(text: string, doneMessage: string, dialogTitle: string): void {
  if (!("share" in navigator)) void copy(text, doneMessage, dialogTitle);
  // Cancelling the share dialog rejects, which is not a failure.
  else navigator.share({ text }).catch(() => {});
}

/** Shares an address and a line of text with the device's share dialog, or copies them if there is none. */
export function shareLink(link: string, line: string): void {
  if (!("share" in navigator)) void copyLink(link, line);
  // Cancelling the share dialog rejects, which is not a failure.
  else navigator.share({ title: t().place, text: line, url: link }).catch(() => {});
}

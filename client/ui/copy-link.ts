import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

/** If the browser forbids copying, shows the text for copying by hand. */
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

export const copyLink = (link: string, line = ""): Promise<void> =>
  copy(line === "" ? link : `${line} ${link}`, t().link.copied, t().link.copy);

/** Copies the text if the device has no share dialog. */
export function shareText(text: string, doneMessage: string, dialogTitle: string): void {
  if (!("share" in navigator)) void copy(text, doneMessage, dialogTitle);
  // Rejects when the user cancels.
  else navigator.share({ text }).catch(() => {});
}

/** Copies `line` and the link if the device has no share dialog. */
export function shareLink(link: string, line: string): void {
  if (!("share" in navigator)) void copyLink(link, line);
  // Rejects when the user cancels.
  else navigator.share({ title: t().place, text: line, url: link }).catch(() => {});
}

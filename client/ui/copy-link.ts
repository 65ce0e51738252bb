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
  copy(`${line} ${link}`.trim(), t().link.copied, t().link.copy);

/** @param instead used if there is no share dialog, or the browser forbids it, such as in a frame */
function share(data: ShareData, instead: () => Promise<void>): void {
  if (!("share" in navigator)) void instead();
  else navigator.share(data).catch(({ name }: DOMException) => (name === "AbortError" ? undefined : instead()));
}

/** Copies the text if the device has no share dialog. */
export function shareText(text: string, doneMessage: string, dialogTitle: string): void {
  share({ text }, () => copy(text, doneMessage, dialogTitle));
}

/** Copies `line` and the link if the device has no share dialog. */
export function shareLink(link: string, line: string): void {
  share({ title: t().place, text: line, url: link }, () => copyLink(link, line));
}

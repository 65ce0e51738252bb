import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

/**
 * Puts a text where it can be pasted from; where the browser does not allow that, shows it whole, to be copied by hand.
 * @param told what is said when it is there
 * @param asked what is said above it when it has to be copied by hand
 */
export async function copy(text: string, told: string, asked: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(told);
  } catch {
    // Pages without TLS, and people who refuse, leave no way to the clipboard.
    await import("./copy-by-hand.tsx").then(
      ({ showToCopy }) => showToCopy(asked, text),
      () => prompt(asked, text),
    );
  }
}

/** Puts an address, after a line of text if there is one, where it can be pasted from, and says so. */
export const copyLink = (link: string, line = ""): Promise<void> =>
  copy(line === "" ? link : `${line} ${link}`, t().lobby.copied, t().lobby.copy);

/**
 * Hands a text to whatever the device shares with; copies it where there is nothing.
 * @param told, asked see `copy`
 */
export function shareText(text: string, told: string, asked: string): void {
  if (!("share" in navigator)) void copy(text, told, asked);
  // A share that is called off rejects, and that is no failure.
  else navigator.share({ text }).catch(() => {});
}

/** Hands an address with a line of text to whatever the device shares with; copies it where there is nothing. */
export function shareLink(link: string, line: string): void {
  if (!("share" in navigator)) void copyLink(link, line);
  // A share that is called off rejects, and that is no failure.
  else navigator.share({ title: t().place, text: line, url: link }).catch(() => {});
}

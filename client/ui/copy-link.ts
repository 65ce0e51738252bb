import { t } from "../i18n/t.ts";
import { toast } from "./toast.tsx";

/** Puts an address, after a line of text if there is one, where it can be pasted from, and says so. */
export async function copyLink(link: string, line = ""): Promise<void> {
  const text = line === "" ? link : `${line} ${link}`;
  try {
    await navigator.clipboard.writeText(text);
    toast(t().lobby.copied);
  } catch {
    // No leave to use the clipboard: a prompt shows the link, ready to be copied by hand.
    prompt(t().lobby.copy, text);
  }
}

/** Hands an address with a line of text to whatever the device shares with; copies it where there is nothing. */
export function shareLink(link: string, line: string): void {
  if (!("share" in navigator)) void copyLink(link, line);
  // A share that is called off rejects, and that is no failure.
  else navigator.share({ title: t().place, text: line, url: link }).catch(() => {});
}

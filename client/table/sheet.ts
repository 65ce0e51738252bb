import { signal } from "@preact/signals";

export type Sheet = "menu" | "settings" | "company";

/** The sheet that lies open at the table. It stays when the match begins around it, and the buttons it came from are others. */
export const sheet = signal<Sheet | undefined>(undefined);

/** Closes a sheet, unless another has taken its place. */
export const closeSheet = (closed: Sheet): void => {
  if (sheet.peek() === closed) sheet.value = undefined;
};

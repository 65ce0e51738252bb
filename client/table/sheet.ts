import { signal } from "@preact/signals";

export type Sheet = "menu" | "settings" | "company";

/** The sheet that is open at the table. It stays open when the match begins, though its button is replaced. */
export const sheet = signal<Sheet | undefined>(undefined);

/** Closes a sheet, unless another has taken its place. */
export const closeSheet = (closed: Sheet): void => {
  if (sheet.peek() === closed) sheet.value = undefined;
};

import { signal } from "@preact/signals";

type TableSheet = "menu" | "settings" | "company";

/** The sheet that is open at the table. It stays open when the match begins, though its button is replaced. */
export const sheet = signal<TableSheet | undefined>(undefined);

/** Closes a sheet, unless another has taken its place. */
export const closeSheet = (closed: TableSheet): void => {
  if (sheet.peek() === closed) sheet.value = undefined;
};

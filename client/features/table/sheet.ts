import { signal } from "@preact/signals";

type TableSheet = "menu" | "settings" | "company";

/** The dialog that is open at the table. It stays open when the match begins and replaces the page around it. */
export const sheet = signal<TableSheet | undefined>(undefined);

/** Closes a dialog, unless another one has replaced it. */
export const closeSheet = (closed: TableSheet): void => {
  if (sheet.peek() === closed) sheet.value = undefined;
};

import { signal } from "@preact/signals";

type TableSheet = "menu" | "settings" | "company";

/** Stays open when the match begins and the board replaces the lobby. */
export const sheet = signal<TableSheet | undefined>(undefined);

/** Closes a dialog, unless another one has replaced it. */
export const closeSheet = (closed: TableSheet): void => {
  if (sheet.peek() === closed) sheet.value = undefined;
};

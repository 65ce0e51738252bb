import type { ComponentType } from "preact";
import { learnGameWords } from "../text/messages/messages.ts";
import type { TableDeckProps } from "./at-table.tsx";
import { learnDeckWords } from "./messages/messages.ts";

/** Loads the page for typing in decks, with its messages. */
export async function loadWorkshop(): Promise<ComponentType> {
  const [{ Workshop }] = await Promise.all([import("./workshop.tsx"), learnDeckWords(), learnGameWords()]);
  return Workshop;
}

/** Loads the component that reads out a deck at a table. */
export async function loadTableDeck(): Promise<ComponentType<TableDeckProps>> {
  const [{ TableDeck }] = await Promise.all([import("./at-table.tsx"), learnDeckWords()]);
  return TableDeck;
}

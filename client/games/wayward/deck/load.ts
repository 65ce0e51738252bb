import type { ComponentType } from "preact";
import { learnGameWords } from "../speech/words/words.ts";
import type { TableDeckProps } from "./at-table.tsx";
import { learnDeckWords } from "./words/words.ts";

/** The page where decks are typed in, with its words. */
export async function loadWorkshop(): Promise<ComponentType> {
  const [{ Workshop }] = await Promise.all([import("./workshop.tsx"), learnDeckWords(), learnGameWords()]);
  return Workshop;
}

/** What a device reads its deck out by, at a table that is played with one. */
export async function loadTableDeck(): Promise<ComponentType<TableDeckProps>> {
  const [{ TableDeck }] = await Promise.all([import("./at-table.tsx"), learnDeckWords()]);
  return TableDeck;
}

import type { ComponentType } from "preact";
import { loadGameMessages } from "../text/messages/messages.ts";
import type { TableDeckProps } from "./at-table.tsx";
import { loadDeckMessages } from "./messages/messages.ts";

export async function loadWorkshop(): Promise<ComponentType> {
  const [{ Workshop }] = await Promise.all([import("./workshop.tsx"), loadDeckMessages(), loadGameMessages()]);
  return Workshop;
}

export async function loadTableDeck(): Promise<ComponentType<TableDeckProps>> {
  const [{ TableDeck }] = await Promise.all([import("./at-table.tsx"), loadDeckMessages()]);
  return TableDeck;
}

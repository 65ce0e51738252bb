import { signal } from "@preact/signals";
import { readStored, writeStored } from "../../../storage/local-storage.ts";
import { deckOf, decks } from "./decks.ts";

/** Stored instead of a deck's id if the deck is on another device. */
export const ELSEWHERE = "elsewhere";

const KEY = "wayward.decks";
/** Maximum number of matches stored. */
const MATCHES = 30;

/** The decks chosen on this device for the last matches. */
const chosen = signal<readonly (readonly [match: string, deck: string])[]>(rememberedChoices());

function rememberedChoices(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : [];
  } catch {
    return [];
  }
}

export function choose(match: string, deck: string): void {
  chosen.value = [[match, deck] as const, ...chosen.value.filter(([other]) => other !== match)].slice(0, MATCHES);
  writeStored(KEY, JSON.stringify(chosen.value));
}

/** A deck's id, or `ELSEWHERE`. Default: the device's only deck. */
export function chosenFor(match: string): string | undefined {
  const own = chosen.value.find(([other]) => other === match)?.[1];
  if (own === ELSEWHERE || deckOf(own)) return own;
  return decks.value?.length === 1 ? decks.value[0]!.id : undefined;
}

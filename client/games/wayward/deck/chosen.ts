import { signal } from "@preact/signals";
import { readStored, writeStored } from "../../../storage/local-storage.ts";
import { deckOf, decks } from "./decks.ts";

/** In the place of a deck: another device at the table has it. */
export const ELSEWHERE = "elsewhere";

const KEY = "wayward.decks";
/** So many matches are remembered. */
const MATCHES = 30;

/** Which deck each of the last matches is played with here. */
const chosen = signal<readonly (readonly [match: string, deck: string])[]>(rememberedChoices());

function rememberedChoices(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : [];
  } catch {
    return [];
  }
}

/** Plays a match with a deck from now on. */
export function choose(match: string, deck: string): void {
  chosen.value = [[match, deck] as const, ...chosen.value.filter(([other]) => other !== match)].slice(0, MATCHES);
  writeStored(KEY, JSON.stringify(chosen.value));
}

/** The deck that a match is played with here: of a new one the only deck there is. */
export function chosenFor(match: string): string | undefined {
  const own = chosen.value.find(([other]) => other === match)?.[1];
  if (own === ELSEWHERE || deckOf(own)) return own;
  return decks.value?.length === 1 ? decks.value[0]!.id : undefined;
}

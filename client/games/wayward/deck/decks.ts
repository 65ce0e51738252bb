import { signal } from "@preact/signals";
import { safeParse } from "zod/v4/core";
import { checkDeck, checkTyped, LARGEST } from "../../../../shared/games/wayward/deck/check.ts";
import type { Fault } from "../../../../shared/games/wayward/deck/faults.ts";
import { textOf } from "../../../../shared/games/wayward/deck/print.ts";
import { type Deck, section as sectionSchema, TEXTS } from "../../../../shared/games/wayward/deck/schema.ts";
import {
  documentsOf,
  dropDocument,
  type KeptDocument,
  keepDocument,
  NotKept,
  onChangedElsewhere,
} from "../../../storage/documents.ts";
import { save } from "../../../ui/save.ts";
import type { Draft } from "./draft.ts";

/** How a deck stands that is kept with the guest as well. */
export interface Account {
  /** When it was changed there last, as far as this device knows; null: it is not there yet. */
  readonly at: string | null;
  /** Whether it is there as it is here. */
  readonly isSent: boolean;
}

/** A deck of this device's owner. */
export interface OwnDeck extends Draft {
  /** None where it is on this device alone. */
  readonly account?: Account | undefined;
  /** Its own, whatever it is called. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

export const GAME = "wayward";

/** The decks of this device, the one that changed last first; undefined until they were read. */
export const decks = signal<readonly OwnDeck[] | undefined>(undefined);

/** Why decks are there for as long as this page is open, and no longer. */
export const trouble = signal<NotKept["reason"] | undefined>(undefined);

/** How many decks are here that only a later release can read. */
export const unreadable = signal(0);

const byChange = (a: OwnDeck, b: OwnDeck): number => (a.changedAt < b.changedAt ? 1 : -1);

/** A draft as it is kept: a later release may have kept it. */
function draftIn({ text }: Pick<KeptDocument, "text">): (Draft & Pick<OwnDeck, "account">) | undefined {
  try {
    const { deck, unfinished, account } = JSON.parse(text) as {
      readonly deck: unknown;
      readonly unfinished: object;
      readonly account?: Account;
    };
    const checked = checkTyped(deck);
    const sections = Object.entries(unfinished).filter(([, section]) => safeParse(sectionSchema, section).success);
    return "deck" in checked ? { deck: checked.deck, unfinished: Object.fromEntries(sections), account } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the decks of this device. Never rejects: what cannot be read is told by `trouble`. */
export async function readDecks(): Promise<void> {
  try {
    const documents = await documentsOf(GAME);
    const read = documents.flatMap((document): OwnDeck | [] => {
      const draft = draftIn(document);
      return draft ? { id: document.id, changedAt: document.changedAt, ...draft } : [];
    });
    decks.value = read.sort(byChange);
    unreadable.value = documents.length - read.length;
    trouble.value = undefined;
  } catch (error) {
    failed(error);
    decks.value ??= [];
  }
}

function failed(error: unknown): void {
  if (!(error instanceof NotKept)) throw error;
  trouble.value = error.reason;
}

/** Hears of decks that another page of this browser changes, for as long as it is not told to stop. */
export const followDecks = (): (() => void) => onChangedElsewhere(GAME, () => void readDecks());

export const deckOf = (id: string | undefined): OwnDeck | undefined => decks.value?.find((own) => own.id === id);

const others = (id: string): readonly OwnDeck[] => (decks.value ?? []).filter((own) => own.id !== id);

/** Keeps a deck as it is now. It is shown at once; `trouble` tells whether it outlives the page. */
export function keep({ id, deck, unfinished }: Pick<OwnDeck, "id"> & Draft): void {
  const before = deckOf(id);
  const account = before?.account;
  put({ id, deck, unfinished, account: account && (before.deck === deck ? account : { ...account, isSent: false }) });
}

/** Tells how a deck stands with the guest. */
export function mark(id: string, account: Account | undefined): void {
  const own = deckOf(id);
  if (own) put({ ...own, account });
}

function put({ id, deck, unfinished, account }: Omit<OwnDeck, "changedAt">): void {
  const changedAt = new Date().toISOString();
  decks.value = [{ id, deck, unfinished, account, changedAt }, ...others(id)];
  keepDocument({ game: GAME, id, text: JSON.stringify({ deck, unfinished, account }), changedAt }).then(() => {
    trouble.value = undefined;
  }, failed);
}

/** Takes a deck away; `keep` brings it back. */
export function remove(id: string): void {
  decks.value = others(id);
  dropDocument({ game: GAME, id }).catch(failed);
}

/** A title that no other deck has: `Mine`, `Mine (2)`, `Mine (3)` … */
function freeTitle(wanted: string): string {
  const taken = new Set((decks.value ?? []).map(({ deck }) => deck.title));
  for (let n = 1; ; n++) {
    const mark = n === 1 ? "" : ` (${n})`;
    const title = `${wanted.slice(0, TEXTS.title - mark.length)}${mark}`;
    if (!taken.has(title)) return title;
  }
}

/** Keeps one more deck, under a title that no other has. @returns its id */
export function add({ deck, unfinished }: Draft): string {
  const id = crypto.randomUUID().slice(0, 8);
  keep({ id, deck: { ...deck, title: freeTitle(deck.title) }, unfinished });
  return id;
}

/** What a file of anybody's holds: a deck, or what is wrong with it. One that is too large is not even read. */
export async function deckIn(file: Blob): Promise<{ readonly deck: Deck } | { readonly faults: readonly Fault[] }> {
  if (file.size > LARGEST) return { faults: [{ code: "tooLarge", line: 1, values: {} }] };
  return checkDeck(await file.text());
}

/** Hands a deck out as a file. Sections that are not done stay here. */
export function saveAsFile({ deck }: Draft): void {
  const name = deck.title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || GAME;
  save(new Blob([textOf(deck)], { type: "application/json" }), `${name}.json`);
}

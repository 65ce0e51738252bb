import { signal } from "@preact/signals";
import { safeParse } from "zod/v4/core";
import { checkDeck, checkTyped, LARGEST } from "../../../../shared/games/wayward/deck/check.ts";
import type { DeckFault } from "../../../../shared/games/wayward/deck/faults.ts";
import { textOf } from "../../../../shared/games/wayward/deck/print.ts";
import { type Deck, section as sectionSchema, TEXTS } from "../../../../shared/games/wayward/deck/schema.ts";
import {
  type DeviceDocument,
  documentsOf,
  dropDocument,
  onChangedElsewhere,
  StorageError,
  storeDocument,
} from "../../../storage/documents.ts";
import { save } from "../../../ui/save.ts";
import type { DeckDraft } from "./draft.ts";

export interface DeckSyncState {
  /** When the account's copy changed, as far as known; null if there is none. */
  readonly at: string | null;
  /** Whether both copies are the same. */
  readonly isSent: boolean;
}

export interface OwnDeck extends DeckDraft {
  /** Undefined: the deck is on this device only. */
  readonly account?: DeckSyncState | undefined;
  /** Independent of the title. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
}

export const GAME = "wayward";

/** Latest change first; undefined until loaded. */
export const decks = signal<readonly OwnDeck[] | undefined>(undefined);

/** Why decks will be lost when this page closes; undefined if they are stored. */
export const failure = signal<StorageError["reason"] | undefined>(undefined);

/** Number of stored decks that this release cannot read. */
export const unreadable = signal(0);

const byChange = (a: OwnDeck, b: OwnDeck): number => (a.changedAt < b.changedAt ? 1 : -1);

/** Undefined if this release cannot read it. */
function draftIn({ text }: Pick<DeviceDocument, "text">): (DeckDraft & Pick<OwnDeck, "account">) | undefined {
  try {
    const { deck, unfinished, account } = JSON.parse(text) as {
      readonly deck: unknown;
      readonly unfinished: object;
      readonly account?: DeckSyncState;
    };
    const checked = checkTyped(deck);
    const sections = Object.entries(unfinished).filter(([, section]) => safeParse(sectionSchema, section).success);
    return "deck" in checked ? { deck: checked.deck, unfinished: Object.fromEntries(sections), account } : undefined;
  } catch {
    return undefined;
  }
}

/** Never rejects with a `StorageError`; `failure` has its reason. */
export async function readDecks(): Promise<void> {
  try {
    const documents = await documentsOf(GAME);
    const read = documents.flatMap((document): OwnDeck | [] => {
      const draft = draftIn(document);
      return draft ? { id: document.id, changedAt: document.changedAt, ...draft } : [];
    });
    decks.value = read.sort(byChange);
    unreadable.value = documents.length - read.length;
    failure.value = undefined;
  } catch (error) {
    failed(error);
    decks.value ??= [];
  }
}

function failed(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
  failure.value = error.reason;
}

/** Follows changes by other tabs until the returned function is called. */
export const followDecks = (): (() => void) => onChangedElsewhere(GAME, () => void readDecks());

export const deckOf = (id: string | undefined): OwnDeck | undefined => decks.value?.find((own) => own.id === id);

const others = (id: string): readonly OwnDeck[] => (decks.value ?? []).filter((own) => own.id !== id);

/** If storing fails, `failure` has the reason. */
export function keep({ id, deck, unfinished }: Pick<OwnDeck, "id"> & DeckDraft): void {
  const before = deckOf(id);
  const account = before?.account;
  put({ id, deck, unfinished, account: account && (before.deck === deck ? account : { ...account, isSent: false }) });
}

export function mark(id: string, account: DeckSyncState | undefined): void {
  const own = deckOf(id);
  if (own) put({ ...own, account });
}

function put({ id, deck, unfinished, account }: Omit<OwnDeck, "changedAt">): void {
  const changedAt = new Date().toISOString();
  decks.value = [{ id, deck, unfinished, account, changedAt }, ...others(id)];
  storeDocument({ game: GAME, id, text: JSON.stringify({ deck, unfinished, account }), changedAt }).then(() => {
    failure.value = undefined;
  }, failed);
}

/** `keep` restores the deck. */
export function remove(id: string): void {
  decks.value = others(id);
  dropDocument({ game: GAME, id }).catch(failed);
}

/** A free title, such as `Mine`, `Mine (2)`, `Mine (3)`. */
function freeTitle(wanted: string): string {
  const taken = new Set((decks.value ?? []).map(({ deck }) => deck.title));
  for (let n = 1; ; n++) {
    const mark = n === 1 ? "" : ` (${n})`;
    const title = `${wanted.slice(0, TEXTS.title - mark.length)}${mark}`;
    if (!taken.has(title)) return title;
  }
}

/**
 * Makes the title unique.
 * @returns the deck's id
 */
export function add({ deck, unfinished }: DeckDraft): string {
  const id = crypto.randomUUID().slice(0, 8);
  keep({ id, deck: { ...deck, title: freeTitle(deck.title) }, unfinished });
  return id;
}

/** The file is untrusted; it is not read if it is over the size limit. */
export async function deckIn(file: Blob): Promise<{ readonly deck: Deck } | { readonly faults: readonly DeckFault[] }> {
  if (file.size > LARGEST) return { faults: [{ code: "tooLarge", line: 1, values: {} }] };
  return checkDeck(await file.text());
}

/** Omits unfinished sections. */
export function saveAsFile({ deck }: DeckDraft): void {
  const name = deck.title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || GAME;
  save(new Blob([textOf(deck)], { type: "application/json" }), `${name}.json`);
}

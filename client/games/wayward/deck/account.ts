import { effect, signal } from "@preact/signals";
import { checkDeck } from "../../../../shared/games/wayward/deck/check.ts";
import { textOf } from "../../../../shared/games/wayward/deck/print.ts";
import { asGuest } from "../../../api/as-guest.ts";
import {
  type DocumentListItem,
  deleteDocument,
  listDocuments,
  putDocument,
  readDocument,
} from "../../../api/documents.ts";
import { guest } from "../../../api/identity.ts";
import { add, type DeckSyncState, deckOf, decks, GAME, keep, mark, type OwnDeck } from "./decks.ts";

/** Decks in the account that are not on this device. */
export const accountOnlyDecks = signal<readonly DocumentListItem[]>([]);

/** Why the last change is not in the account yet. */
export const delay = signal<string | undefined>(undefined);

/** Delays in ms: before an upload, and after a failure. */
const [PAUSE, RETRY_DELAY] = [6000, 30_000];

const NEW: DeckSyncState = { at: null, isSent: false };

/** Saves a deck to the account from now on. */
export function keepWithGuest(own: OwnDeck): void {
  mark(own.id, NEW);
  void send(own.id);
}

/** Deletes a deck from the account only. */
export async function leaveGuest({ id }: Pick<OwnDeck, "id">): Promise<void> {
  mark(id, undefined);
  await forget(id);
}

/** Deletes the account's copy of a deck. */
export async function forget(id: string): Promise<void> {
  await asGuest((token) => deleteDocument(GAME, id, token));
}

const unsent = (): readonly OwnDeck[] => (decks.peek() ?? []).filter(({ account }) => account && !account.isSent);

/** Uploads changed decks after a pause, when the page is hidden, and last when the returned function is called. */
export function followGuest(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    for (const { id } of unsent()) await send(id);
    if (unsent().length > 0) timer = setTimeout(sendAll, RETRY_DELAY);
  };
  const leave = () => document.visibilityState === "hidden" && unsent().length > 0 && void sendAll();
  const stop = effect(() => {
    if (!decks.value?.some(({ account }) => account && !account.isSent)) return;
    clearTimeout(timer);
    timer = setTimeout(sendAll, PAUSE);
  });
  document.addEventListener("visibilitychange", leave);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", leave);
    void sendAll();
  };
}

async function send(id: string): Promise<void> {
  const own = deckOf(id);
  if (!own?.account || own.account.isSent) return;
  const { deck, account } = own;
  const answer = await asGuest((token) => putDocument(GAME, id, textOf(deck), account.at, token));
  if (answer.ok) {
    delay.value = undefined;
    mark(id, { at: answer.changedAt, isSent: deckOf(id)?.deck === deck });
  } else if (answer.reason === "DocumentChanged") await meet(own);
  else delay.value = answer.reason;
}

/** Another device's version of a changed deck becomes a second deck, so that nothing is lost. */
async function meet({ id, deck }: OwnDeck): Promise<void> {
  const theirs = await fetched(id);
  if (!theirs) return mark(id, NEW);
  if (textOf(theirs.deck) !== textOf(deck)) add({ deck: theirs.deck, unfinished: {} });
  mark(id, { at: theirs.changedAt, isSent: false });
}

async function fetched(id: string) {
  const answer = await asGuest((token) => readDocument(GAME, id, token));
  if (!answer.ok) return undefined;
  const checked = checkDeck(answer.text);
  return "deck" in checked ? { deck: checked.deck, changedAt: answer.changedAt } : undefined;
}

export async function bring({ id }: Pick<DocumentListItem, "id">): Promise<boolean> {
  const found = await fetched(id);
  if (!found) return false;
  const { deck, changedAt } = found;
  keep({ id, deck, unfinished: deckOf(id)?.unfinished ?? {} });
  mark(id, { at: changedAt, isSent: true });
  accountOnlyDecks.value = accountOnlyDecks.value.filter((line) => line.id !== id);
  return true;
}

/**
 * Downloads changes, lists decks that are only in the account, stops uploading decks deleted there, and uploads this
 * device's changes.
 */
export async function lookUp(): Promise<void> {
  if (!guest.peek()) return;
  const answer = await asGuest((token) => listDocuments(GAME, token));
  if (!answer.ok) return;
  const lines = new Map(answer.documents.map((line) => [line.id, line]));
  accountOnlyDecks.value = answer.documents.filter(({ id }) => !deckOf(id));
  for (const { id, account } of decks.peek() ?? []) {
    if (!account?.isSent) continue;
    const line = lines.get(id);
    if (!line) mark(id, undefined);
    else if (line.changedAt !== account.at) await bring(line);
  }
  for (const { id } of unsent()) await send(id);
}

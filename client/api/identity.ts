import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { isStoredAs, readStored, writeStored } from "../storage/local-storage.ts";
import type { RecentStore } from "../storage/recent.ts";
import { type Answer, type Guest, introduce, usePass, usePhrase, whoIs } from "./api.ts";

const KEY = "player";

const isGuest = (value: unknown): value is Guest =>
  typeof value === "object" && value !== null && "player" in value && "token" in value && "name" in value;

function remembered(): Guest | undefined {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "null");
    return isGuest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Who this browser is to the server; nobody until an identity was first needed. */
export const guest = signal<Guest | undefined>(remembered());

/** Whether the browser has stored who it is. One that stores nothing forgets it as soon as the page is closed. */
export const isGuestStored = (): boolean => remembered() !== undefined;

/** The guest that this browser introduced by itself, and when, in ms since 1970. */
interface Introduced {
  readonly key: "guest";
  readonly at: number;
  readonly guest: Guest;
}

/** How long what one tab stores may take to reach the others, in ms: local storage is copied between the processes of a browser. */
const SPREADING = 60_000;

let introductions: Promise<RecentStore<Introduced>> | undefined;

/**
 * Reads or writes the last introduction, in IndexedDB, which is the same for all tabs at once. It is loaded when first needed.
 * @returns undefined where the browser has no such storage
 */
function lastIntroduction<T>(use: (store: RecentStore<Introduced>) => Promise<T>): Promise<T | undefined> {
  introductions ??= import("../storage/recent.ts").then(({ recentStore }) => recentStore("introductions", 1));
  return introductions.then(use).catch(() => undefined);
}

/** The guest that another tab introduced so recently that local storage may not tell yet. */
async function introducedElsewhere(): Promise<Guest | undefined> {
  const last = await lastIntroduction((store) => store.get("guest"));
  const isNews = last && Date.now() - last.at < SPREADING && last.guest.token !== guest.peek()?.token;
  return isNews ? become(last.guest) : undefined;
}

/** Has other tabs know of this guest before they ask for one of their own. */
async function announceIntroduction(introduced: Guest): Promise<Guest> {
  await lastIntroduction((store) => store.put({ key: "guest", at: Date.now(), guest: introduced }));
  return introduced;
}

function become(next: Guest): Guest {
  const { player, token, name } = next;
  writeStored(KEY, JSON.stringify({ player, token, name }));
  guest.value = { player, token, name };
  return guest.value;
}

/** The same guest by another name or token. What another tab has become meanwhile stays stored. */
function update(next: Guest): void {
  const stored = remembered();
  if (!stored || stored.player === next.player) become(next);
  else guest.value = next;
}

/** The guest that another tab has stored, which this tab becomes; undefined where there is none that is news. */
function adopt(): Guest | undefined {
  const stored = remembered();
  if (!stored || stored.token === guest.peek()?.token) return undefined;
  guest.value = stored;
  return stored;
}

/** How long one tab waits for another that introduces itself, in ms: its request may hang. */
const PATIENCE = 10_000;

/** Does something that no other tab of this browser does meanwhile, where the browser has such locks: on secure pages. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return act();
  return locks.request("stillwater.guest", { signal: AbortSignal.timeout(PATIENCE) }, act).catch(act);
}

/** A new guest, or the one that another tab has become meanwhile: a browser is one guest in all of its tabs. */
const introduceOnce = (name: string): Promise<Answer<Guest>> =>
  alone(async () => {
    const known = adopt() ?? (await introducedElsewhere());
    if (known) return { ok: true, ...known };
    const answer = await introduce(name);
    if (!answer.ok) return answer;
    // Without locks another tab may have been quicker.
    return { ok: true, ...(adopt() ?? (await announceIntroduction(become(answer)))) };
  });

/** How many connections of this tab act as the guest that it is. */
let connections = 0;

/** Has the tab stay the guest it is, whatever another one becomes, until what it returns is called: a table knows it by that. */
export function keepGuest(): () => void {
  connections++;
  return () => {
    connections--;
  };
}

/**
 * Follows what other tabs of this browser store.
 * @param onOther called where another tab became another guest and this one cannot follow, as it is at a table
 */
export function followOtherTabs(onOther: (name: string) => void): void {
  const follow = () => {
    const [stored, known] = [remembered(), guest.peek()];
    if (stored?.token === known?.token && stored?.name === known?.name) return;
    if (connections === 0 || !known || stored?.player === known.player) guest.value = stored;
    else if (stored) onOther(stored.name);
  };
  addEventListener("storage", ({ key }) => {
    if (isStoredAs(key, KEY)) follow();
  });
  // A page that the browser brings back has heard nothing meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
}

/** A name for somebody who has chosen none. */
function anyName(): string {
  const names = t().guestNames.split(" ");
  return names[crypto.getRandomValues(new Uint16Array(1))[0]! % names.length]!;
}

/** Becomes a new guest, of the same name if there was one: their token is one that the server no longer honours. */
export async function renew(): Promise<Guest | undefined> {
  const answer = await introduceOnce(guest.peek()?.name ?? anyName());
  return answer.ok ? guest.value : undefined;
}

let introducing: Promise<Guest | undefined> | undefined;

/** The guest of this browser, introduced silently when first needed; undefined when the server cannot be reached. */
export function identify(): Promise<Guest | undefined> {
  if (guest.value) return Promise.resolve(guest.value);
  introducing ??= renew().finally(() => {
    introducing = undefined;
  });
  return introducing;
}

/** Becomes the guest who made a pass on another device. Who this browser was before is forgotten here. */
export async function takeOver(pass: string): Promise<Answer<Guest>> {
  const answer = await usePass(pass);
  if (answer.ok) become(answer);
  return answer;
}

/** Becomes the guest who wrote these words down. Who this browser was before is forgotten here. */
export async function comeBack(phrase: string): Promise<Answer<Guest>> {
  const answer = await usePhrase(phrase);
  if (answer.ok) become(answer);
  return answer;
}

/** Takes over the name that the guest was given at another device, if so. */
export async function learnOwnName(): Promise<void> {
  const known = guest.peek();
  if (!known) return;
  const answer = await whoIs(known.token);
  if (answer.ok && guest.peek() === known && answer.name !== known.name) update({ ...known, name: answer.name });
}

/** Forgets who this browser is. */
export function forget(): void {
  writeStored(KEY, undefined);
  guest.value = undefined;
  void lastIntroduction((store) => store.clear());
}

async function renamed({ token }: Guest, name: string): Promise<Answer<Guest>> {
  const answer = await introduce(name, token);
  if (answer.ok) update(answer);
  return !answer.ok && answer.reason === "NoToken" ? introduceOnce(name) : answer;
}

/** Takes another name. The seats stay one's own: the player is the same, unless the server no longer honours the token. */
export async function rename(name: string): Promise<Answer<Guest>> {
  const known = guest.value ?? adopt();
  const answer = known ? await renamed(known, name) : await introduceOnce(name);
  // Another tab may have introduced itself meanwhile, by another name.
  return !known && answer.ok && answer.name !== name ? renamed(answer, name) : answer;
}

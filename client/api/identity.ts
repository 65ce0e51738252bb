import { signal } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { isStoredAs, readStored, writeStored } from "../storage/local-storage.ts";
import type { RecentStore } from "../storage/recent.ts";
import { type Guest, introduce, whoIs } from "./api.ts";
import type { ApiResponse } from "./request.ts";

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

/** This browser's guest, if it has one. */
export const guest = signal<Guest | undefined>(remembered());

/** If false, the guest is lost when the page is closed. */
export const isGuestStored = (): boolean => remembered() !== undefined;

/** The guest that this browser created last, at a time in ms since 1970. */
interface Introduction {
  readonly key: "guest";
  readonly at: number;
  readonly guest: Guest;
}

/** Longest time until local storage reaches other tabs, in ms. */
const SPREADING = 60_000;

let introductions: Promise<RecentStore<Introduction>> | undefined;

/** Uses IndexedDB, which all tabs see immediately; undefined if that fails. */
function lastIntroduction<T>(use: (store: RecentStore<Introduction>) => Promise<T>): Promise<T | undefined> {
  introductions ??= import("../storage/recent.ts").then(({ recentStore }) => recentStore("introductions", 1));
  return introductions.then(use).catch(() => undefined);
}

/** Adopts a guest other than `old` that another tab has just created, if local storage may not show it yet. */
async function introducedElsewhere(old: Guest | undefined): Promise<Guest | undefined> {
  const last = await lastIntroduction((store) => store.get("guest"));
  const isNews = last && Date.now() - last.at < SPREADING && last.guest.token !== old?.token;
  return isNews ? become(last.guest) : undefined;
}

/** Lets other tabs adopt the guest instead of creating their own. */
async function announceIntroduction(introduced: Guest): Promise<Guest> {
  await lastIntroduction((store) => store.put({ key: "guest", at: Date.now(), guest: introduced }));
  return introduced;
}

export function become(next: Guest): Guest {
  const { player, token, name } = next;
  const own = { player, token, name };
  writeStored(KEY, JSON.stringify(own));
  guest.value = own;
  return own;
}

/** Updates the guest, but keeps another guest that another tab has stored. */
function update(next: Guest): void {
  const stored = remembered();
  if (!stored || stored.player === next.player) become(next);
  else guest.value = next;
}

/** Adopts the stored guest if it is another one than `old`. */
function adopt(old?: Guest): Guest | undefined {
  const stored = remembered();
  if (!stored || stored.token === old?.token) return undefined;
  guest.value = stored;
  return stored;
}

/** How long a tab waits while another creates a guest, in ms. */
const CREATE_TIMEOUT = 10_000;

/**
 * Runs an action in one tab at a time. Runs it without a lock after `CREATE_TIMEOUT`, and on insecure pages, which have
 * no Web Locks.
 */
function alone<T>(act: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return act();
  return locks.request("stillwater.guest", { signal: AbortSignal.timeout(CREATE_TIMEOUT) }, act).catch(act);
}

/** Creates a guest, or adopts one that another tab has created. */
function introduceOnce(name: string): Promise<ApiResponse<Guest>> {
  // While this tab waits, it may follow another tab to the new guest.
  const old = guest.peek();
  return alone(async () => {
    const known = adopt(old) ?? (await introducedElsewhere(old));
    if (known) return { ok: true, ...known };
    const answer = await introduce(name);
    if (!answer.ok) return answer;
    // Without locks, another tab may have created a guest meanwhile.
    return { ok: true, ...(adopt(old) ?? (await announceIntroduction(become(answer)))) };
  });
}

/** Connections of this tab to tables. */
let connections = 0;

/**
 * While a connection to a table needs this tab's guest, other tabs do not replace it. Call the returned function when
 * the connection ends.
 */
export function keepGuest(): () => void {
  connections++;
  return () => {
    connections--;
  };
}

/** @param onOther called with the name if another tab stores another guest while this tab is at a table */
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
  // A page restored from the back/forward cache has missed events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
}

function anyName(): string {
  const names = t().guestNames.split(" ");
  return names[crypto.getRandomValues(new Uint16Array(1))[0]! % names.length]!;
}

/** Creates a guest with the current or a random name, or adopts one that another tab has created. */
export async function renew(): Promise<Guest | undefined> {
  const answer = await introduceOnce(guest.peek()?.name ?? anyName());
  return answer.ok ? guest.value : undefined;
}

let introducing: Promise<Guest | undefined> | undefined;

/** This browser's guest, created on first use; undefined if that fails. */
export function identify(): Promise<Guest | undefined> {
  if (guest.value) return Promise.resolve(guest.value);
  introducing ??= renew().finally(() => {
    introducing = undefined;
  });
  return introducing;
}

export async function refreshOwnName(): Promise<void> {
  const known = guest.peek();
  if (!known) return;
  const answer = await whoIs(known.token);
  if (answer.ok && guest.peek() === known && answer.name !== known.name) update({ ...known, name: answer.name });
}

export function forget(): void {
  writeStored(KEY, undefined);
  guest.value = undefined;
  void lastIntroduction((store) => store.clear());
}

async function renamed({ token }: Guest, name: string): Promise<ApiResponse<Guest>> {
  const answer = await introduce(name, token);
  if (answer.ok) update(answer);
  return !answer.ok && answer.reason === "NoToken" ? introduceOnce(name) : answer;
}

/** The guest keeps their seats, unless the server no longer accepts the token. */
export async function rename(name: string): Promise<ApiResponse<Guest>> {
  const known = guest.value ?? adopt();
  const answer = known ? await renamed(known, name) : await introduceOnce(name);
  // Another tab may have created the guest meanwhile with another name.
  return !known && answer.ok && answer.name !== name ? renamed(answer, name) : answer;
}

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

/** The guest of this browser; undefined until an identity is first needed. */
export const guest = signal<Guest | undefined>(remembered());

/** Whether local storage has a guest. Otherwise the guest of this page is lost when the page is closed. */
export const isGuestStored = (): boolean => remembered() !== undefined;

/** The guest that this browser created last. `at`: when, in ms since 1970. */
interface Introduction {
  readonly key: "guest";
  readonly at: number;
  readonly guest: Guest;
}

/** How long local storage may take to reach other tabs, in ms: browsers copy it between their processes. */
const SPREADING = 60_000;

let introductions: Promise<RecentStore<Introduction>> | undefined;

/**
 * Reads or writes the last introduction in IndexedDB, which all tabs see immediately.
 * @returns undefined also if the browser has no IndexedDB, or it fails
 */
function lastIntroduction<T>(use: (store: RecentStore<Introduction>) => Promise<T>): Promise<T | undefined> {
  introductions ??= import("../storage/recent.ts").then(({ recentStore }) => recentStore("introductions", 1));
  return introductions.then(use).catch(() => undefined);
}

/** Adopts the guest that another tab created so recently that local storage may not have it yet. */
async function introducedElsewhere(): Promise<Guest | undefined> {
  const last = await lastIntroduction((store) => store.get("guest"));
  const isNews = last && Date.now() - last.at < SPREADING && last.guest.token !== guest.peek()?.token;
  return isNews ? become(last.guest) : undefined;
}

/** Stores the new guest in IndexedDB, so that other tabs adopt it instead of creating their own. */
async function announceIntroduction(introduced: Guest): Promise<Guest> {
  await lastIntroduction((store) => store.put({ key: "guest", at: Date.now(), guest: introduced }));
  return introduced;
}

export function become(next: Guest): Guest {
  const { player, token, name } = next;
  writeStored(KEY, JSON.stringify({ player, token, name }));
  guest.value = { player, token, name };
  return guest.value;
}

/** Updates the guest. If another tab has stored another guest meanwhile, that one stays stored. */
function update(next: Guest): void {
  const stored = remembered();
  if (!stored || stored.player === next.player) become(next);
  else guest.value = next;
}

/** Adopts a new guest that another tab has stored; undefined if there is none. */
function adopt(): Guest | undefined {
  const stored = remembered();
  if (!stored || stored.token === guest.peek()?.token) return undefined;
  guest.value = stored;
  return stored;
}

/** How long one tab waits for another's request to create a guest, in ms. That request may hang. */
const PATIENCE = 10_000;

/**
 * Runs an action in only one tab of this browser at a time. After `PATIENCE`, the action runs without the lock, and so
 * it does on insecure pages, which have no Web Locks API.
 */
function alone<T>(act: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return act();
  return locks.request("stillwater.guest", { signal: AbortSignal.timeout(PATIENCE) }, act).catch(act);
}

/** Creates a guest, or adopts the one that another tab has created meanwhile. */
const introduceOnce = (name: string): Promise<ApiResponse<Guest>> =>
  alone(async () => {
    const known = adopt() ?? (await introducedElsewhere());
    if (known) return { ok: true, ...known };
    const answer = await introduce(name);
    if (!answer.ok) return answer;
    // Without locks, another tab may have created a guest meanwhile, which is then adopted.
    return { ok: true, ...(adopt() ?? (await announceIntroduction(become(answer)))) };
  });

/** Number of this tab's connections that act as its guest. */
let connections = 0;

/**
 * Connections to tables act as the tab's guest, so it stays until the returned function is called, even if another tab
 * changes it.
 */
export function keepGuest(): () => void {
  connections++;
  return () => {
    connections--;
  };
}

/** @param onOther called if another tab changed the guest and this tab, at a table, cannot follow */
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

/**
 * Creates a guest with the name of the current one, or a random name if there is none; adopts instead the guest that
 * another tab has created. Undefined if that fails.
 */
export async function renew(): Promise<Guest | undefined> {
  const answer = await introduceOnce(guest.peek()?.name ?? anyName());
  return answer.ok ? guest.value : undefined;
}

let introducing: Promise<Guest | undefined> | undefined;

/** The guest of this browser, created on first use. Undefined if that fails. */
export function identify(): Promise<Guest | undefined> {
  if (guest.value) return Promise.resolve(guest.value);
  introducing ??= renew().finally(() => {
    introducing = undefined;
  });
  return introducing;
}

/** Updates the guest's name, which another device or tab may have changed. */
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

/** Changes the guest's name. The guest keeps their seats, unless the server no longer accepts the token. */
export async function rename(name: string): Promise<ApiResponse<Guest>> {
  const known = guest.value ?? adopt();
  const answer = known ? await renamed(known, name) : await introduceOnce(name);
  // Another tab may have created the guest meanwhile with another name, which is then changed.
  return !known && answer.ok && answer.name !== name ? renamed(answer, name) : answer;
}

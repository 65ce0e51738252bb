import { signal } from "@preact/signals";
import type { Viewer } from "../../shared/engine/game.ts";

/** A page of the place. */
export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly code: string }
  | { readonly at: "replay"; readonly id?: string; readonly isBare: boolean }
  /** One's own past matches; or those of the table that a match was played at. */
  | { readonly at: "history"; readonly table?: string }
  | { readonly at: "device" }
  /** Where one learns to play. */
  | { readonly at: "learn" }
  | { readonly at: "nowhere" };

/** A moment of a match and whose eyes see it, as the end of an address tells them: `#t=17&view=2`. */
export interface Moment {
  /** The move, 0 is the deal. */
  readonly t?: number;
  /** `all`, `table`, or a seat; in an address seats count from 1. */
  readonly view?: Viewer;
}

/** What a person came to a table for, beyond looking: to sit down, and perhaps to begin as soon as nobody is missing. */
export interface Purpose {
  readonly seat?: number;
  readonly isReady?: boolean;
  /** Who gets the seats that are free then: bots at once, or friends when they come. */
  readonly company?: "bots" | "friends";
}

/** The page a path stands for. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const isBare = parts[0] === "embed";
  const [first, second, ...rest] = isBare ? parts.slice(1) : parts;
  if (first === "r" && second !== undefined && rest.length === 0) return { at: "replay", id: decoded(second), isBare };
  if (first === "r" && second === undefined && !isBare) return { at: "replay", isBare };
  if (isBare) return { at: "nowhere" };
  if (first === undefined) return { at: "home" };
  if (first === "history" && rest.length === 0)
    return second === undefined ? { at: "history" } : { at: "history", table: decoded(second) };
  if (first === "d" && second === undefined) return { at: "device" };
  if (first === "learn" && second === undefined) return { at: "learn" };
  if (first === "t" && second !== undefined && rest.length === 0) return { at: "table", code: decoded(second) };
  return { at: "nowhere" };
}

/** A path that was cut short by a chat program is a wrong code, not a crash. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** Where one learns to play. */
export const learnPath = "/learn";

/** Where match files are opened. */
export const deskPath = "/r";

export const replayPath = (id: string): string => `/r/${encodeURIComponent(id)}`;

/** Where past matches are listed: one's own, or those of the table that a match was played at. */
export const historyPath = (match?: string): string =>
  match === undefined ? "/history" : `/history/${encodeURIComponent(match)}`;

/** The end of an address for a moment. */
export const hashOf = ({ t = 0, view = "all" }: Moment): string =>
  `#t=${t}${view === "all" ? "" : `&view=${typeof view === "number" ? view + 1 : view}`}`;

/** A move of a match that is watched again. */
export const momentPath = (id: string, move: number): string => `${replayPath(id)}${hashOf({ t: move })}`;

/** Where another device is greeted. */
export const devicePath = "/d";

/**
 * Where another device becomes a guest's, and then goes on to a table. What lets it is behind the `#`, which browsers keep to
 * themselves: no server, proxy or log sees it.
 */
export const passPath = (pass: string, table?: string): string =>
  `${devicePath}#${[pass, table].filter(Boolean).join("/")}`;

/** The same, taken apart. */
export function passIn(hash: string): { readonly pass: string; readonly table: string | undefined } {
  const [pass = "", table] = hash.replace(/^#/, "").split("/");
  return { pass, table };
}

export const route = signal<Route>({ at: "home" });

const arrive = (): void => {
  route.value = routeOf(location.pathname);
};

/** Goes to a page of the place without loading it anew. The purpose stays with the entry of the history. */
export function go(path: string, purpose?: Purpose): void {
  history.pushState(purpose ? { purpose } : null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** What the person came here for. It is done once: a table that is left and found again is only looked at. */
export function takePurpose(): Purpose | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("purpose" in state)) return undefined;
  history.replaceState(null, "");
  return state.purpose as Purpose;
}

/** Comes to the table of this page once more, for this. */
export function intend(purpose: Purpose): void {
  history.replaceState({ purpose }, "");
}

/** Follows the address bar. */
export function startRouting(): void {
  addEventListener("popstate", arrive);
  arrive();
}

/** For links: an ordinary click stays within the page; a new tab, a download or a middle click is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(`${link.pathname}${link.hash}`);
}

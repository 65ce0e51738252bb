import { signal } from "@preact/signals";
import type { Viewer } from "../../shared/engine/contract/events.ts";
import { isEmbeddable, type Route, routeOf, tablePath } from "../../shared/routes.ts";
import { leavePage } from "../ui/focus.ts";
import { layers } from "../ui/layers.ts";

/** A position as in a fragment: `#t=17&view=2&analysis`. */
export interface ReplayPosition {
  /** The move; 0 is the deal. */
  readonly t?: number;
  /** Addresses number seats from 1. */
  readonly view?: Viewer;
  readonly isAnalysed?: boolean;
  /** `t` counts all moves, including those that were undone. */
  readonly isAll?: boolean;
}

/** What a visitor wants besides watching: to take a seat, and to start as soon as all seats are taken. */
export interface Purpose {
  readonly seat?: number;
  readonly isReady?: boolean;
  /** Free seats are for bots, which come immediately, or for friends, who join by the link. */
  readonly company?: "bots" | "friends";
}

/** @param table the code of the table to return to */
export const coursePath = (game: string, table?: string): string =>
  `/learn/${game}${table === undefined ? "" : `#${encodeURIComponent(table)}`}`;

export const workshopPath = (game: string): string => `/workshop/${game}`;

/** The code of the table that the learner returns to. */
export const tableInHash = (hash: string): string | undefined => hash.replace(/^#/, "") || undefined;

export const booksPath = "/rules";

/** The path of a book, a chapter, or a rule in it. */
export const rulesPath = (game: string, chapter?: string, rule?: string): string =>
  `${[booksPath, game, ...(chapter === undefined ? [] : [chapter])].join("/")}${rule === undefined ? "" : `#${rule}`}`;

export const fairPath = "/fair";

/** The page about the site, its operator, and what it stores about players. */
export const aboutPath = "/about";

/** The page that opens match files. */
export const openFilePath = "/r";

export const replayPath = (id: string): string => `/r/${encodeURIComponent(id)}`;

/** A replay to embed in other pages. */
export const embedPath = (id: string): string => `/embed${replayPath(id)}`;

/** A table to watch, to embed in other pages. */
export const followPath = (code: string): string => `/embed${tablePath(code)}`;

/** The player's own matches, or those of the table of a match. */
export const historyPath = (match?: string): string =>
  match === undefined ? "/history" : `/history/${encodeURIComponent(match)}`;

/** Default: the viewer's logbook. */
export const logbookPath = (player?: string): string =>
  player === undefined ? "/p" : `/p/${encodeURIComponent(player)}`;

/** Default: today's deal. */
export const dayPath = (day?: string): string => (day === undefined ? "/day" : `/day/${day}`);

export const hashOf = ({ t = 0, view = "all", isAnalysed = false, isAll = false }: ReplayPosition): string =>
  [
    `#t=${t}`,
    ...(view === "all" ? [] : [`view=${typeof view === "number" ? view + 1 : view}`]),
    ...(isAnalysed ? [ANALYSED] : []),
    ...(isAll ? [ALL] : []),
  ].join("&");

export const ANALYSED = "analysis";
/** In a fragment: the move's number counts all moves, including those that were undone. */
export const ALL = "all";

export const momentPath = (id: string, move: number, more: Omit<ReplayPosition, "t"> = {}): string =>
  `${replayPath(id)}${hashOf({ ...more, t: move })}`;

export const seriesPath = (id?: string): string => (id === undefined ? "/series" : `/series/${encodeURIComponent(id)}`);

export const watchPath = "/watch";

/** The account page; with a pass, it signs in another device. */
export const devicePath = "/d";

/**
 * Signs in another device, then opens a table. Browsers do not send the secret after the `#`, so no server, proxy or
 * log has it.
 */
export const passPath = (pass: string, table?: string): string =>
  `${devicePath}#${[pass, table].filter(Boolean).join("/")}`;

/** Parses the fragment of a `passPath`. */
export function passIn(hash: string): { readonly pass: string; readonly table: string | undefined } {
  const [pass = "", table] = hash.replace(/^#/, "").split("/");
  return { pass, table };
}

export const route = signal<Route>({ at: "home" });

/** Links to other pages leave the frame of an embedded page. */
export const linkTarget = (): "_top" | undefined => (isEmbeddable(route.peek()) ? "_top" : undefined);

/** Goes to a page; only leaving an embedded page loads it. The purpose is stored in the history entry. */
export function go(path: string, purpose?: Purpose): void {
  const next = routeOf(new URL(path, location.href).pathname);
  if (isEmbeddable(route.peek()) && !isEmbeddable(next)) return void open(path, "_top");
  layers.push(purpose ? { purpose } : null, path);
  leavePage();
  // The page is shown immediately, even if the history entry has to wait until a panel has closed.
  route.value = next;
  scrollTo(0, 0);
}

/** The purpose survives a reload until it is dropped. */
export function purposeHere(): Purpose | undefined {
  const state = layers.state();
  if (typeof state !== "object" || state === null || !("purpose" in state)) return undefined;
  return state.purpose as Purpose;
}

/**
 * Drops the purpose, so that returning to the table only shows it.
 * @param path the page's path; nothing is dropped if another page is shown
 */
export function dropPurpose(path: string): void {
  if (location.pathname === path && purposeHere()) layers.replace(null);
}

/** Stores the purpose in the current history entry. */
export function setPurpose(purpose: Purpose): void {
  layers.replace({ purpose });
}

/** Follows the address, now and on each change. */
export function startRouting(): void {
  const arrive = (): void => {
    leavePage();
    route.value = routeOf(location.pathname);
  };
  addEventListener("popstate", () => {
    if (!layers.arrive()) arrive();
  });
  layers.settle();
  route.value = routeOf(location.pathname);
}

/** Follows a link without a page load. Other clicks, such as for a new tab, are the browser's. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(`${link.pathname}${link.hash}`);
}

import { signal } from "@preact/signals";
import type { Viewer } from "../../shared/engine/game.ts";
import { isEmbeddable, type Route, routeOf, tablePath } from "../../shared/routes.ts";
import { leavePage } from "../ui/focus.ts";
import { layers } from "../ui/layers.ts";

export { isOnDevice } from "../../shared/engine/alone.ts";
export { type Route, routeOf, tablePath } from "../../shared/routes.ts";

/** A moment of a match and the seat it is seen from, as the fragment of an address has them: `#t=17&view=2&analysis`. */
export interface Moment {
  /** The move, 0 is the deal. */
  readonly t?: number;
  /** `all`, `table`, or a seat; in an address seats count from 1. */
  readonly view?: Viewer;
  /** With what is found out of the match. */
  readonly isAnalysed?: boolean;
  /** Counted among everything that was done, also what was taken back. */
  readonly isAll?: boolean;
}

/** What a person came to a table for, beyond looking: to sit down, and perhaps to begin as soon as nobody is missing. */
export interface Purpose {
  readonly seat?: number;
  readonly isReady?: boolean;
  /** Who gets the seats that are free then: bots at once, or friends when they come. */
  readonly company?: "bots" | "friends";
}

/**
 * Where one learns to play a game.
 * @param table the code of the table that somebody comes from, and goes back to
 */
export const learnPath = (game: string, table?: string): string =>
  `/learn/${game}${table === undefined ? "" : `#${encodeURIComponent(table)}`}`;

/** Where people make documents of their own for a game. */
export const workshopPath = (game: string): string => `/workshop/${game}`;

/** The code of the table that somebody came from to learn. */
export const tableInHash = (hash: string): string | undefined => hash.replace(/^#/, "") || undefined;

/** Where the rule books are listed. */
export const booksPath = "/rules";

/** The rule book of a game as a page of its own: all of it, or a chapter; at a rule. */
export const rulesPath = (game: string, chapter?: string, rule?: string): string =>
  `${[booksPath, game, ...(chapter === undefined ? [] : [chapter])].join("/")}${rule === undefined ? "" : `#${rule}`}`;

/** The page about fair shuffling. */
export const fairPath = "/fair";

/** What this place is, who runs it, and what is kept of players. */
export const aboutPath = "/about";

/** Where match files are opened. */
export const openFilePath = "/r";

export const replayPath = (id: string): string => `/r/${encodeURIComponent(id)}`;

/** A replay without anything around it, for other people's pages. */
export const embedPath = (id: string): string => `/embed${replayPath(id)}`;

/** A table that is followed, likewise. */
export const followPath = (code: string): string => `/embed${tablePath(code)}`;

/** Where past matches are listed: one's own, or those of the table that a match was played at. */
export const historyPath = (match?: string): string =>
  match === undefined ? "/history" : `/history/${encodeURIComponent(match)}`;

/** Where it stands what a player has done; oneself unless told. */
export const logbookPath = (player?: string): string =>
  player === undefined ? "/p" : `/p/${encodeURIComponent(player)}`;

/** The deal of a day; today's unless told. */
export const dayPath = (day?: string): string => (day === undefined ? "/day" : `/day/${day}`);

/** The fragment of an address for a moment. */
export const hashOf = ({ t = 0, view = "all", isAnalysed = false, isAll = false }: Moment): string =>
  [
    `#t=${t}`,
    ...(view === "all" ? [] : [`view=${typeof view === "number" ? view + 1 : view}`]),
    ...(isAnalysed ? [ANALYSED] : []),
    ...(isAll ? [ALL] : []),
  ].join("&");

/** What an address says of a moment that is looked at with its analysis. */
export const ANALYSED = "analysis";
/** The same of one that is counted among all that was done, and not along the line that counted. */
export const ALL = "all";

/** A move of a match that is watched again. */
export const momentPath = (id: string, move: number, more: Omit<Moment, "t"> = {}): string =>
  `${replayPath(id)}${hashOf({ ...more, t: move })}`;

/** Where it is listed what may be watched. */
export const watchPath = "/watch";

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

/** The target of links to other pages of the place: a page that stands on another page leads out of it. */
export const linkTarget = (): "_top" | undefined => (isEmbeddable(route.peek()) ? "_top" : undefined);

/** Goes to a page of the place without loading it anew. The purpose stays with the entry of the history. */
export function go(path: string, purpose?: Purpose): void {
  const next = routeOf(new URL(path, location.href).pathname);
  if (isEmbeddable(route.peek()) && !isEmbeddable(next)) return void open(path, "_top");
  layers.push(purpose ? { purpose } : null, path);
  leavePage();
  // The entry may have to wait for a panel to be gone; the page need not.
  route.value = next;
  scrollTo(0, 0);
}

/** What the person came here for. It is done once: a table that is left and found again is only looked at. */
export function takePurpose(): Purpose | undefined {
  const state = layers.state();
  if (typeof state !== "object" || state === null || !("purpose" in state)) return undefined;
  layers.replace(null);
  return state.purpose as Purpose;
}

/** Comes to the table of this page once more, for this. */
export function setPurpose(purpose: Purpose): void {
  layers.replace({ purpose });
}

/** Sets the route from the address, now and whenever it changes. */
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

/** For links: an ordinary click stays within the page; a new tab, a download or a middle click is the browser's. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(`${link.pathname}${link.hash}`);
}

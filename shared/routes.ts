/** A page of the site. */
export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly code: string }
  /** A table embedded in another site: live while the match is played, then a replay. */
  | { readonly at: "follow"; readonly code: string }
  /** The replay of a match; without `id`, of a file that the player opens. `isBare`: embedded in another site. */
  | { readonly at: "replay"; readonly id?: string; readonly isBare: boolean }
  /** The player's past matches; with `table`, the past matches of the table where that match was played. */
  | { readonly at: "history"; readonly table?: string }
  /** A player's logbook. Default: the visitor's own. */
  | { readonly at: "logbook"; readonly player?: string }
  /** The deal of a day, such as `2026-11-24`. Default: today's. */
  | { readonly at: "day"; readonly day?: string }
  /** The list of series, or one of them. */
  | { readonly at: "series"; readonly id?: string }
  /** The form that opens a series. */
  | { readonly at: "new-series" }
  /** Puzzles: the list of sets, the next puzzle of a set, or a puzzle. Unknown sets and puzzles are routes too. */
  | { readonly at: "puzzles"; readonly set?: string; readonly id?: string }
  /** The player's account on this device; also the target of links that bring an account from another device. */
  | { readonly at: "device" }
  /** Public matches in progress. */
  | { readonly at: "watch" }
  /** Lessons of a game. Default: the first game with lessons. */
  | { readonly at: "learn"; readonly game?: string }
  /** Where players make their own documents for a game. */
  | { readonly at: "workshop"; readonly game: string }
  /** All rule books, the one of a game, or a chapter of it. Unknown games and chapters are routes too. */
  | { readonly at: "rules"; readonly game?: string; readonly chapter?: string }
  /** Why shuffles are fair. */
  | { readonly at: "fair" }
  /** What this site is, who runs it, and what it stores about players. */
  | { readonly at: "about" }
  | { readonly at: "nowhere" };

/** The names of games and chapters in addresses. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const isBare = parts[0] === "embed";
  const [first, second, ...rest] = isBare ? parts.slice(1) : parts;
  if (first === "r" && second !== undefined && rest.length === 0) return { at: "replay", id: decoded(second), isBare };
  if (first === "r" && second === undefined && !isBare) return { at: "replay", isBare };
  if (isBare && first === "t" && second !== undefined && rest.length === 0)
    return { at: "follow", code: decoded(second) };
  if (isBare) return { at: "nowhere" };
  if (first === undefined) return { at: "home" };
  if (first === "history" && rest.length === 0)
    return second === undefined ? { at: "history" } : { at: "history", table: decoded(second) };
  if (first === "p" && rest.length === 0)
    return second === undefined ? { at: "logbook" } : { at: "logbook", player: decoded(second) };
  if (first === "day" && rest.length === 0) return day(second);
  if (first === "series" && rest.length === 0) return series(second);
  if (first === "puzzles" && rest.length <= 1) return puzzles(second, rest[0]);
  if (first === "d" && second === undefined) return { at: "device" };
  if (first === "watch" && second === undefined) return { at: "watch" };
  if (first === "learn" && rest.length === 0) return learn(second);
  if (first === "workshop" && second !== undefined && rest.length === 0) return workshop(second);
  if (first === "fair" && second === undefined) return { at: "fair" };
  if (first === "about" && second === undefined) return { at: "about" };
  if (first === "rules" && rest.length <= 1) return rules(second, rest[0]);
  if (first === "t" && second !== undefined && rest.length === 0) return { at: "table", code: decoded(second) };
  return { at: "nowhere" };
}

/** Whether other sites may embed a page in a frame. */
export const isEmbeddable = (route: Route): boolean => route.at === "follow" || (route.at === "replay" && route.isBare);

function day(named: string | undefined): Route {
  if (named === undefined) return { at: "day" };
  return /^\d{4}-\d\d-\d\d$/.test(named) ? { at: "day", day: named } : { at: "nowhere" };
}

function series(id: string | undefined): Route {
  if (id === undefined) return { at: "series" };
  return id === "new" ? { at: "new-series" } : { at: "series", id: decoded(id) };
}

const areNames = (first: string, second = first): boolean => NAME.test(first) && NAME.test(second);

function puzzles(set: string | undefined, id: string | undefined): Route {
  if (set === undefined) return { at: "puzzles" };
  if (!areNames(set, id)) return { at: "nowhere" };
  return { at: "puzzles", set, ...(id !== undefined && { id }) };
}

function learn(game: string | undefined): Route {
  if (game === undefined) return { at: "learn" };
  return NAME.test(game) ? { at: "learn", game } : { at: "nowhere" };
}

const workshop = (game: string): Route => (NAME.test(game) ? { at: "workshop", game } : { at: "nowhere" });

function rules(game: string | undefined, chapter: string | undefined): Route {
  if (game === undefined) return { at: "rules" };
  if (!areNames(game, chapter)) return { at: "nowhere" };
  return { at: "rules", game, ...(chapter !== undefined && { chapter }) };
}

/** Decodes a part of a path; unchanged if an escape is malformed, as in a link truncated by a chat program. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The name of a route's prerendered page (`client/prerender/pages.ts`), which may not exist: a path without extension.
 */
export function pageNameOf(route: Route): string {
  if (route.at !== "rules" && route.at !== "learn" && route.at !== "workshop") return route.at;
  const chapter = route.at === "rules" ? route.chapter : undefined;
  return [route.at, route.game, chapter].filter((part) => part !== undefined).join("/");
}

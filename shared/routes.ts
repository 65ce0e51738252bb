export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly code: string }
  /** A table embedded in another site. */
  | { readonly at: "follow"; readonly code: string }
  /** Without `id`: a file that the player opens. `isBare`: embedded in another site. */
  | { readonly at: "replay"; readonly id?: string; readonly isBare: boolean }
  /** `table`: the id of a match; shows only matches of its table. */
  | { readonly at: "history"; readonly table?: string }
  /** Without `player`: the visitor's own logbook. */
  | { readonly at: "logbook"; readonly player?: string }
  /** For example `2026-11-24`. Default: today. */
  | { readonly at: "day"; readonly day?: string }
  /** The list of series, or one of them. */
  | { readonly at: "series"; readonly id?: string }
  | { readonly at: "new-series" }
  /** The board editor; also the page of a link to an unpublished board. */
  | { readonly at: "new-board" }
  /** All published boards, or one of them. */
  | { readonly at: "boards"; readonly id?: string }
  | { readonly at: "publish-board" }
  /** The list of sets, the next puzzle of a set, or a puzzle. */
  | { readonly at: "puzzles"; readonly set?: string; readonly id?: string }
  /** The account on this device; also the target of links that bring an account from another device. */
  | { readonly at: "device" }
  /** Public matches in progress. */
  | { readonly at: "watch" }
  /** Without `game`: the first game with lessons. */
  | { readonly at: "learn"; readonly game?: string }
  /** Where players make documents for a game, such as decks. */
  | { readonly at: "workshop"; readonly game: string }
  /** All rule books, that of a game, or a chapter. */
  | { readonly at: "rules"; readonly game?: string; readonly chapter?: string }
  /** The page about fair shuffles. */
  | { readonly at: "fair" }
  | { readonly at: "about" }
  | { readonly at: "nowhere" };

/** The names of games, chapters and puzzle sets, and the ids of puzzles. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const isBare = parts[0] === "embed";
  const [first, second, ...rest] = isBare ? parts.slice(1) : parts;
  if (first === "r" && second && rest.length === 0) return { at: "replay", id: decoded(second), isBare };
  if (first === "r" && !second && !isBare) return { at: "replay", isBare };
  if (isBare && first === "t" && second && rest.length === 0) return { at: "follow", code: decoded(second) };
  if (isBare) return { at: "nowhere" };
  if (!first) return { at: "home" };
  if (first === "puzzles" && rest.length <= 1) return puzzles(second, rest[0]);
  if (first === "rules" && rest.length <= 1) return rules(second, rest[0]);
  if (rest.length > 0) return { at: "nowhere" };
  if (first === "series" && second === "new") return { at: "new-series" };
  if (first === "boards" && second === "new") return { at: "new-board" };
  if (first === "boards" && second === "publish") return { at: "publish-board" };
  if (first === "series" || first === "boards") return { at: first, ...(second && { id: decoded(second) }) };
  if (first === "history") return { at: first, ...(second && { table: decoded(second) }) };
  if (first === "p") return { at: "logbook", ...(second && { player: decoded(second) }) };
  if (first === "day") return day(second);
  if (first === "learn") return learn(second);
  if (first === "workshop" && second) return workshop(second);
  if (first === "t" && second) return { at: "table", code: decoded(second) };
  if (second) return { at: "nowhere" };
  if (first === "d") return { at: "device" };
  return first === "watch" || first === "fair" || first === "about" ? { at: first } : { at: "nowhere" };
}

export const isEmbeddable = (route: Route): boolean => route.at === "follow" || (route.at === "replay" && route.isBare);

function day(named: string | undefined): Route {
  if (!named) return { at: "day" };
  return /^\d{4}-\d\d-\d\d$/.test(named) ? { at: "day", day: named } : { at: "nowhere" };
}

const areNames = (first: string, second = first): boolean => NAME.test(first) && NAME.test(second);

function puzzles(set: string | undefined, id: string | undefined): Route {
  if (!set) return { at: "puzzles" };
  return areNames(set, id) ? { at: "puzzles", set, ...(id && { id }) } : { at: "nowhere" };
}

function learn(game: string | undefined): Route {
  if (!game) return { at: "learn" };
  return NAME.test(game) ? { at: "learn", game } : { at: "nowhere" };
}

const workshop = (game: string): Route => (NAME.test(game) ? { at: "workshop", game } : { at: "nowhere" });

function rules(game: string | undefined, chapter: string | undefined): Route {
  if (!game) return { at: "rules" };
  return areNames(game, chapter) ? { at: "rules", game, ...(chapter && { chapter }) } : { at: "nowhere" };
}

/** Unchanged if an escape is malformed, as in a link truncated by a chat program. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path, without extension, of a prerendered page (`client/prerender/pages.ts`), which may not exist. */
export function pageNameOf(route: Route): string {
  if (route.at !== "rules" && route.at !== "learn" && route.at !== "workshop") return route.at;
  const chapter = route.at === "rules" ? route.chapter : undefined;
  return [route.at, route.game, chapter].filter((part) => part !== undefined).join("/");
}

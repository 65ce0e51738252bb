/** A page of the place. */
export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly code: string }
  /** A table on other people's pages: followed while its match is played, then watched again. */
  | { readonly at: "follow"; readonly code: string }
  | { readonly at: "replay"; readonly id?: string; readonly isBare: boolean }
  /** One's own past matches; or those of the table that a match was played at. */
  | { readonly at: "history"; readonly table?: string }
  /** What a player has done; oneself unless told. */
  | { readonly at: "logbook"; readonly player?: string }
  /** The deal of a day, as `2026-11-24`; today's unless told. */
  | { readonly at: "day"; readonly day?: string }
  | { readonly at: "device" }
  /** What may be watched just now. */
  | { readonly at: "watch" }
  /** Where one learns to play a game; unless told, the first that can be learned. */
  | { readonly at: "learn"; readonly game?: string }
  /** Where people make documents of their own for a game. */
  | { readonly at: "workshop"; readonly game: string }
  /** The rule books; that of one game; or a chapter of it. Whether there are such, the shelf knows. */
  | { readonly at: "rules"; readonly game?: string; readonly chapter?: string }
  /** Why nobody can choose the cards. */
  | { readonly at: "fair" }
  /** What this place is, who runs it, and what is kept of players. */
  | { readonly at: "about" }
  | { readonly at: "nowhere" };

/** What games and the chapters of their books are called in addresses. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The path of a table's page. */
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The page a path stands for. */
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

/** Whether a page may stand on other people's pages: it leads nowhere else within them. */
export const isEmbeddable = (route: Route): boolean => route.at === "follow" || (route.at === "replay" && route.isBare);

function day(named: string | undefined): Route {
  if (named === undefined) return { at: "day" };
  return /^\d{4}-\d\d-\d\d$/.test(named) ? { at: "day", day: named } : { at: "nowhere" };
}

function learn(game: string | undefined): Route {
  if (game === undefined) return { at: "learn" };
  return NAME.test(game) ? { at: "learn", game } : { at: "nowhere" };
}

const workshop = (game: string): Route => (NAME.test(game) ? { at: "workshop", game } : { at: "nowhere" });

function rules(game: string | undefined, chapter: string | undefined): Route {
  if (game === undefined) return { at: "rules" };
  if (!NAME.test(game) || (chapter !== undefined && !NAME.test(chapter))) return { at: "nowhere" };
  return { at: "rules", game, ...(chapter !== undefined && { chapter }) };
}

/** A path that was cut short by a chat program is a wrong code, not a crash. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The name of the page that is served for a route, before anything of it runs: see `client/prerender/pages.ts`. A path below
 * the folder of the pages, without its ending; it may be one that none was built for.
 */
export function pageNameOf(route: Route): string {
  if (route.at !== "rules" && route.at !== "learn" && route.at !== "workshop") return route.at;
  const chapter = route.at === "rules" ? route.chapter : undefined;
  return [route.at, route.game, chapter].filter((part) => part !== undefined).join("/");
}

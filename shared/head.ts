import type { Seat } from "./engine/contract/events.ts";
import type { SeatSummary, Summary } from "./engine/match/summary.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { PICTURE_SIZE } from "./pictures.ts";

/** Metadata for browser tabs, search engines and link previews. */
export interface Head {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** False for pages that search engines must not list, such as tables and matches. */
  readonly isListed: boolean;
  /** Default: the picture of the site. */
  readonly picture?: HeadPicture;
}

/** A picture of `PICTURE_SIZE`. */
interface HeadPicture {
  /** The path has a query. */
  readonly path: string;
  readonly alt: string;
}

/** Stored by the client's build in `client/dist/pages/<language>/<name>.json`. */
export type BuiltPage = DrawnPage | MovedPage;

export interface MovedPage {
  readonly moved: string;
}

export interface DrawnPage {
  readonly head: Head;
  /** Contains the marker `HEAD`. */
  readonly html: string;
  /** Titles and descriptions from which the server selects by key. */
  readonly heads?: Heads;
}

export type Heads = Readonly<Record<string, Pick<Head, "title" | "description">>>;

export const invitationName = ({
  game,
  variant = "",
  seats,
}: {
  readonly game: string;
  /** Absent if the game has a single variant. */
  readonly variant?: string;
  readonly seats: { readonly length: number };
}): string => [game, variant, seats.length].join("-");

export const invitationOption = (name: string, value: unknown): string => `-${name}=${value}`;

/** Prefers the head for the value of an option to that for the kind of table. */
export function headOfInvitation(
  heads: Heads,
  table: Parameters<typeof invitationName>[0] & { readonly options: object },
): Heads[string] | undefined {
  const name = invitationName(table);
  const own = Object.entries(table.options).map(([option, value]) => heads[name + invitationOption(option, value)]);
  return own.find((head) => head !== undefined) ?? heads[name];
}

/** `won`: all seats have won; `wonBy`: only some. */
export type MatchHead = "live" | "won" | "wonBy" | "lost" | "draw" | "ended";

/** The key of the title of a game's matches. */
export const kindName = (game: string, variant = ""): string => `kind-${game}-${variant}`;

export const [NAMES, WINNERS] = ["{names}", "{winners}"] as const;

/** The key of the head whose title marks the name of a bot, and the placeholder for the name in it. */
export const [BOT_NAME, ONE_NAME] = ["bot-name", "{name}"] as const;

/** Undefined if no head was built for this kind of match. */
export function headOfMatch(
  heads: Heads,
  match: Pick<Summary, "game" | "variant" | "seats" | "outcome">,
  language: Language,
): Heads[string] | undefined {
  const { game, variant, outcome, seats } = match;
  const kind = heads[kindName(game, variant)];
  const template = heads[standingOf(match)];
  if (!kind || !template) return undefined;
  const botName = heads[BOT_NAME]?.title ?? ONE_NAME;
  const nameOf = ({ name, kind }: SeatSummary) => (kind === "bot" ? botName.replace(ONE_NAME, () => name) : name);
  const namesOf = (listed: readonly Seat[]) =>
    new Intl.ListFormat(language).format(listed.flatMap((seat) => seats[seat] ?? []).map(nameOf));
  const values: Readonly<Record<string, string>> = {
    [NAMES]: namesOf([...seats.keys()]),
    [WINNERS]: namesOf(outcome?.winners ?? []),
  };
  return { title: kind.title, description: template.description.replace(/\{\w+\}/g, (name) => values[name] ?? name) };
}

function standingOf({ outcome, seats }: Pick<Summary, "outcome" | "seats">): MatchHead {
  if (!outcome) return "live";
  return outcome.result === "won" && outcome.winners.length < seats.length ? "wonBy" : outcome.result;
}

export const seriesHeadName = (deals: number): string => `series-${deals}`;

/** The key for series with a title, and the placeholder for the title. */
export const [TITLED_SERIES, SERIES_TITLE] = ["series", "{title}"] as const;

/** Undefined if no head was built for this number of deals. */
export function headOfSeries(
  heads: Heads,
  { title, deals }: { readonly title: string; readonly deals: readonly unknown[] },
): Heads[string] | undefined {
  const [head, titled] = [heads[seriesHeadName(deals.length)], heads[TITLED_SERIES]];
  return head && titled && title !== "" ? { ...head, title: titled.title.replace(SERIES_TITLE, () => title) } : head;
}

/** The key for a published board, and the placeholders for its title and author. */
export const [PUBLISHED_BOARD, BOARD_TITLE, BOARD_AUTHOR] = ["board", "{title}", "{author}"] as const;

export function headOfBoard(
  heads: Heads,
  { title, author }: { readonly title: string; readonly author: string },
): Heads[string] | undefined {
  const head = heads[PUBLISHED_BOARD];
  if (!head) return undefined;
  const values: Readonly<Record<string, string>> = { [BOARD_TITLE]: title, [BOARD_AUTHOR]: author };
  const filled = (template: string) => template.replace(/\{\w+\}/g, (name) => values[name] ?? name);
  return { title: filled(head.title), description: filled(head.description) };
}

/** Where the server inserts the metadata of a prerendered document. */
export const HEAD = "<!--head-->";

const LOCALES: Readonly<Record<Language, string>> = { en: "en_GB", fr: "fr_FR", de: "de_DE" };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @param at `origin`: without a trailing slash; `isLanguageAsked`: whether the address requests the language */
export function markupOf(
  head: Head,
  at: {
    readonly origin: string;
    readonly path: string;
    readonly language: Language;
    readonly isLanguageAsked: boolean;
  },
): string {
  const { title, description, isListed, picture = pictureOfPlace(at.language) } = head;
  const properties: Readonly<Record<string, string>> = {
    "og:type": "website",
    "og:site_name": "Stillwater",
    "og:title": title,
    "og:description": description,
    "og:url": at.origin + at.path,
    "og:locale": LOCALES[at.language],
    "og:image": at.origin + picture.path,
    "og:image:type": "image/png",
    "og:image:width": String(PICTURE_SIZE.width),
    "og:image:height": String(PICTURE_SIZE.height),
    "og:image:alt": picture.alt,
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(isListed ? alternates(at) : ['<meta name="robots" content="noindex">']),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
    // Twitter reads the tags above, but needs its own for the size of the picture.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n    ");
}

/** The path prefix of link pictures; the path of a page follows. */
export const PICTURES = "/pictures";

/** @param version changes with the picture, so that caches fetch it again */
export const picturePath = (path: string, language: Language, version?: string): string =>
  `${PICTURES}${path === "/" ? "/place" : path}.png?${LANGUAGE_PARAMETER}=${language}${version === undefined ? "" : `&v=${version}`}`;

const pictureOfPlace = (language: Language): HeadPicture => ({ path: picturePath("/", language), alt: "Stillwater" });

export const LANGUAGE_PARAMETER = "lang";

const addressIn = ({ origin, path }: { readonly origin: string; readonly path: string }, language?: Language): string =>
  `${origin}${path}${language === undefined ? "" : `?${LANGUAGE_PARAMETER}=${language}`}`;

/** The canonical address, and the page in all languages. */
function alternates(at: Parameters<typeof markupOf>[1]): string[] {
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`;
  return [
    `<link rel="canonical" href="${escaped(addressIn(at, at.isLanguageAsked ? at.language : undefined))}">`,
    ...(Object.keys(LANGUAGES) as Language[]).map((language) => link(language, addressIn(at, language))),
    link("x-default", addressIn(at)),
  ];
}

import type { Seat } from "./engine/contract/events.ts";
import type { Summary } from "./engine/match/summary.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { PICTURE_SIZE } from "./pictures.ts";

/** The metadata of a page, for the browser's tab, search engines and link previews. */
export interface Head {
  readonly title: string;
  /** One or two sentences, shown below the title. */
  readonly description: string;
  /** Whether search engines may list it. Tables and matches are not listed: their address works as an invitation. */
  readonly isListed: boolean;
  /** Default: the picture of the site. */
  readonly picture?: HeadPicture;
}

/** A picture of `PICTURE_SIZE`. */
interface HeadPicture {
  /** The path, with its query. */
  readonly path: string;
  readonly alt: string;
}

/** What the client's build stores for an address, in `client/dist/pages/<language>/<name>.json`. */
export type BuiltPage = DrawnPage | MovedPage;

/** A page whose address has changed. */
export interface MovedPage {
  /** The new path. */
  readonly moved: string;
}

/** A page prerendered by the client's build. */
export interface DrawnPage {
  readonly head: Head;
  /** The document. Where it contains `HEAD`, the server inserts the metadata. */
  readonly html: string;
  /** Alternative titles and descriptions by key (`invitationName`, `kindName`, `MatchHead`, `seriesHeadName`); the server selects one. */
  readonly heads?: Heads;
}

export type Heads = Readonly<Record<string, Pick<Head, "title" | "description">>>;

/** The key for an invitation's head. */
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

/** The suffix of an invitation's key if its head mentions the value of an option. */
export const invitationOption = (name: string, value: unknown): string => `-${name}=${value}`;

/** The head of an invitation: that for the value of an option if there is one, else that for its kind of table. */
export function headOfInvitation(
  heads: Heads,
  table: Parameters<typeof invitationName>[0] & { readonly options: object },
): Heads[string] | undefined {
  const name = invitationName(table);
  const own = Object.entries(table.options).map(([option, value]) => heads[name + invitationOption(option, value)]);
  return own.find((head) => head !== undefined) ?? heads[name];
}

/** Keys for the descriptions of matches. `won`: all seats have won; `wonBy`: only some of them. */
export type MatchHead = "live" | "won" | "wonBy" | "lost" | "draw" | "ended";

/** The key for the title of matches of a game and variant. */
export const kindName = (game: string, variant = ""): string => `kind-${game}-${variant}`;

/** Placeholders for names in descriptions of a match: of all players, and of the winners. */
export const [NAMES, WINNERS] = ["{names}", "{winners}"] as const;

/** The head of a match that has begun, with the names of its players; undefined if none was built for its kind. */
export function headOfMatch(
  heads: Heads,
  match: Pick<Summary, "game" | "variant" | "seats" | "outcome">,
  language: Language,
): Heads[string] | undefined {
  const { game, variant, outcome, seats } = match;
  const kind = heads[kindName(game, variant)];
  const template = heads[standingOf(match)];
  if (!kind || !template) return undefined;
  const namesOf = (listed: readonly Seat[]) =>
    new Intl.ListFormat(language).format(listed.flatMap((seat) => seats[seat]?.name ?? []));
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

/** The key for the head of a series without a title. */
export const seriesHeadName = (deals: number): string => `series-${deals}`;

/** The key for the title of series that have one, and the placeholder for it. */
export const [TITLED_SERIES, SERIES_TITLE] = ["series", "{title}"] as const;

/** The head of a series; undefined if none was built for its number of deals. */
export function headOfSeries(
  heads: Heads,
  { title, deals }: { readonly title: string; readonly deals: readonly unknown[] },
): Heads[string] | undefined {
  const [head, titled] = [heads[seriesHeadName(deals.length)], heads[TITLED_SERIES]];
  return head && titled && title !== "" ? { ...head, title: titled.title.replace(SERIES_TITLE, () => title) } : head;
}

/** The marker in a prerendered document that is replaced by its metadata. */
export const HEAD = "<!--head-->";

/** Locales as Open Graph writes them. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en_GB", fr: "fr_FR", de: "de_DE" };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A head as HTML, with the tags of Open Graph.
 * @param at the page: its origin without a trailing slash, its path, its language, and whether its address requests
 * that language
 */
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
    // Twitter reads the tags above; only the size of the picture needs its own.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n    ");
}

/** The path below which the server sends link pictures: each at the path of its page. */
export const PICTURES = "/pictures";

/** The path of a page's picture. @param version changes whenever the picture does, so that caches fetch it again */
export const picturePath = (path: string, language: Language, version?: string): string =>
  `${PICTURES}${path === "/" ? "/place" : path}.png?${LANGUAGE_PARAMETER}=${language}${version === undefined ? "" : `&v=${version}`}`;

const pictureOfPlace = (language: Language): HeadPicture => ({ path: picturePath("/", language), alt: "Stillwater" });

/** The query parameter that overrides the browser's language. */
export const LANGUAGE_PARAMETER = "lang";

/** The address of a page, in a requested language if given. */
const addressIn = ({ origin, path }: { readonly origin: string; readonly path: string }, language?: Language): string =>
  `${origin}${path}${language === undefined ? "" : `?${LANGUAGE_PARAMETER}=${language}`}`;

/** Links for search engines: the canonical address, and the page in all languages. */
function alternates(at: Parameters<typeof markupOf>[1]): string[] {
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`;
  return [
    `<link rel="canonical" href="${escaped(addressIn(at, at.isLanguageAsked ? at.language : undefined))}">`,
    ...(Object.keys(LANGUAGES) as Language[]).map((language) => link(language, addressIn(at, language))),
    link("x-default", addressIn(at)),
  ];
}

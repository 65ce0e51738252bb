import type { Seat } from "./engine/game.ts";
import type { Summary } from "./engine/summary.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { PICTURE_SIZE } from "./pictures.ts";

/** What a page says of itself: to the browser's tab, to search engines, and to chats in which somebody shares its address. */
export interface Head {
  /** Of the tab, and of the card that a chat makes of a link. */
  readonly title: string;
  /** One or two sentences, below the title wherever somebody finds the page. */
  readonly description: string;
  /** Whether search engines may list it. The address of a table or of a match is for those who were given it. */
  readonly isListed: boolean;
  /** What a chat shows beside the link. */
  readonly picture?: HeadPicture;
}

/** A picture of `PICTURE_SIZE`. */
export interface HeadPicture {
  /** Its path, with what is asked for behind it. */
  readonly path: string;
  /** What is on it, for those who do not see it. */
  readonly alt: string;
}

/** What was built for an address, as it lies in `client/dist/pages/<language>/<name>.json`. */
export type BuiltPage = DrawnPage | MovedPage;

/** A page that has another address by now. */
export interface MovedPage {
  /** The path of that one. */
  readonly moved: string;
}

/** A page that was rendered when the client was built. */
export interface DrawnPage {
  readonly head: Head;
  /** The document; where its head goes is marked by `HEAD`. */
  readonly html: string;
  /** What it may say of itself instead, by a name that the server finds; see `invitationName`. */
  readonly heads?: Heads;
}

export type Heads = Readonly<Record<string, Pick<Head, "title" | "description">>>;

/** By which name the head of an invitation is found: what is played at a table, and for how many. */
export const invitationName = ({
  game,
  variant = "",
  seats,
}: {
  readonly game: string;
  /** None where the game has one only. */
  readonly variant?: string;
  readonly seats: { readonly length: number };
}): string => [game, variant, seats.length].join("-");

/** An option that an invitation tells of itself. */
export const invitationOption = (name: string, value: unknown): string => `-${name}=${value}`;

/** The head of an invitation to a table: by an option of it that has one of its own, else by the kind of table alone. */
export function headOfInvitation(
  heads: Heads,
  table: Parameters<typeof invitationName>[0] & { readonly options: object },
): Heads[string] | undefined {
  const name = invitationName(table);
  const own = Object.entries(table.options).map(([option, value]) => heads[name + invitationOption(option, value)]);
  return own.find((head) => head !== undefined) ?? heads[name];
}

/**
 * The heads of matches, beside those of invitations: what is played by `kindName`, and how it stands, in which names are filled in.
 * `won`: by all; `wonBy`: by some.
 */
export type MatchHead = "live" | "won" | "wonBy" | "lost" | "draw" | "ended";

/** By which name the head of a kind of table is found. */
export const kindName = (game: string, variant = ""): string => `kind-${game}-${variant}`;

/** Where names go in what is said of a match: of everybody, and of those who have won. */
export const [NAMES, WINNERS] = ["{names}", "{winners}"] as const;

/** The head of a match that has begun, with everybody's names; undefined where nothing was built for its kind. */
export function headOfMatch(
  heads: Heads,
  match: Pick<Summary, "game" | "variant" | "seats" | "outcome">,
  language: Language,
): Heads[string] | undefined {
  const { game, variant, outcome, seats } = match;
  const kind = heads[kindName(game, variant)];
  const said = heads[standingOf(match)];
  if (!kind || !said) return undefined;
  const listed = (of: readonly Seat[]) =>
    new Intl.ListFormat(language).format(of.flatMap((seat) => seats[seat]?.name ?? []));
  const filled: Readonly<Record<string, string>> = {
    [NAMES]: listed([...seats.keys()]),
    [WINNERS]: listed(outcome?.winners ?? []),
  };
  return { title: kind.title, description: said.description.replace(/\{\w+\}/g, (name) => filled[name] ?? name) };
}

function standingOf({ outcome, seats }: Pick<Summary, "outcome" | "seats">): MatchHead {
  if (!outcome) return "live";
  return outcome.result === "won" && outcome.winners.length < seats.length ? "wonBy" : outcome.result;
}

/** Where a document's own head goes. */
export const HEAD = "<!--head-->";

/** As Open Graph calls the languages. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en_GB", fr: "fr_FR", de: "de_DE" };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A head as markup, with Open Graph's names beside HTML's own.
 * @param at where the page is: the origin it was asked for by, without a slash at its end; its path; its language, and whether
 * its address asks for that one
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
  const said: Readonly<Record<string, string>> = {
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
    ...Object.entries(said).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
    // What is said above is told in its words; only how large the picture is shown has to be asked for.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n    ");
}

/** Where the pictures of links are: each below this, by the path of its page. */
export const PICTURES = "/pictures";

/** The path of the picture of a page. `version`: another one whenever it is another picture. */
export const picturePath = (path: string, language: Language, version?: string): string =>
  `${PICTURES}${path === "/" ? "/place" : path}.png?${LANGUAGE_PARAMETER}=${language}${version === undefined ? "" : `&v=${version}`}`;

/** What stands for every page that has no picture of its own. */
const pictureOfPlace = (language: Language): HeadPicture => ({ path: picturePath("/", language), alt: "Stillwater" });

/** What asks for a language in the address of a page, whatever the browser would like. */
export const LANGUAGE_PARAMETER = "lang";

/** The address of a page, in a language if that is asked for. */
const addressIn = ({ origin, path }: { readonly origin: string; readonly path: string }, language?: Language): string =>
  `${origin}${path}${language === undefined ? "" : `?${LANGUAGE_PARAMETER}=${language}`}`;

/** Tells search engines where the same page is in other languages, and by which of its addresses it is to be known. */
function alternates(at: Parameters<typeof markupOf>[1]): string[] {
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`;
  return [
    `<link rel="canonical" href="${escaped(addressIn(at, at.isLanguageAsked ? at.language : undefined))}">`,
    ...(Object.keys(LANGUAGES) as Language[]).map((language) => link(language, addressIn(at, language))),
    link("x-default", addressIn(at)),
  ];
}

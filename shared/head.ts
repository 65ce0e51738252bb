import { LANGUAGES, type Language } from "./languages.ts";

/** What a page says of itself: to the browser's tab, to search engines, and to chats in which somebody shares its address. */
export interface Head {
  /** Of the tab, and of the card that a chat makes of a link. */
  readonly title: string;
  /** One or two sentences, below the title wherever somebody finds the page. */
  readonly description: string;
  /** Whether search engines may list it. The address of a table or of a match is for those who were given it. */
  readonly isListed: boolean;
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

/** Where a document's own head goes. */
export const HEAD = "<!--head-->";

/** What a chat shows beside a link: its path, and its size in pixels. */
const PICTURE = { path: "/hero.webp", width: 2160, height: 618 } as const;

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
  const { title, description, isListed } = head;
  const said: Readonly<Record<string, string>> = {
    "og:type": "website",
    "og:site_name": "Stillwater",
    "og:title": title,
    "og:description": description,
    "og:url": at.origin + at.path,
    "og:locale": LOCALES[at.language],
    "og:image": at.origin + PICTURE.path,
    "og:image:width": String(PICTURE.width),
    "og:image:height": String(PICTURE.height),
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(isListed ? alternates(at) : ['<meta name="robots" content="noindex">']),
    ...Object.entries(said).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
  ].join("\n    ");
}

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

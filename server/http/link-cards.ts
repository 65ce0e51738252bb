import { createHash } from "node:crypto";
import type { Day } from "../../shared/engine/day.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { type Head, type Heads, headOfInvitation, headOfMatch, picturePath } from "../../shared/head.ts";
import type { Language } from "../../shared/languages.ts";
import type { PicturedTable } from "../../shared/pictures.ts";
import type { Route } from "../../shared/routes.ts";
import { isOpenToOnlookers } from "../match/access.ts";
import type { Days } from "../match/days.ts";
import type { PackedTable } from "../pictures/packed.ts";
import type { Finder } from "./finding.ts";
import type { HeadOf } from "./pages.ts";
import type { Reads } from "./reads.ts";

/** What a link shows in a chat that only the server knows. Must not tell what whoever has the address may not see. */
export interface LinkCard {
  /** In place of what was built; what is left out stays. */
  readonly head?: Partial<Head> | undefined;
  readonly picture?: LinkPicture;
}

export interface LinkPicture {
  readonly game: string;
  /** Another one whenever it is another picture, and of all pictures only this one's; safe in an address. */
  readonly version: string;
  /** The table as anybody may see it; undefined: the cover of its game. */
  table(): Promise<PicturedTable | PackedTable | undefined>;
}

interface Asked {
  readonly language: Language;
  /** Who asks; see `Limits`. */
  readonly network: string;
  /** What the page may say of itself, as it was built. */
  readonly heads: Heads;
}

/**
 * What links show, by where they lead: undefined where they lead nowhere. A page without an entry says what was built, and shows
 * the place. Rejects as who asks for a match is refused.
 */
export type LinkCards = {
  readonly [At in Route["at"]]?: (
    route: Extract<Route, { readonly at: At }>,
    asked: Asked,
  ) => Promise<LinkCard | undefined>;
};

/** The card of a route, if it has one. */
export const cardFor = (cards: LinkCards, route: Route, asked: Asked): Promise<LinkCard | undefined> =>
  (cards[route.at] as ((route: Route, asked: Asked) => Promise<LinkCard | undefined>) | undefined)?.(route, asked) ??
  Promise.resolve(undefined);

/**
 * What pages say of themselves by the cards of their links. Whoever tries addresses learns no more than by asking for the match,
 * and a page is served whatever goes wrong here.
 */
export const headOfLink =
  (cards: LinkCards): HeadOf =>
  async (route, { path, ...asked }) => {
    const card = await cardFor(cards, route, asked).catch(() => undefined);
    if (!card?.picture) return card?.head;
    const alt = [card.head?.title, card.head?.description].filter(Boolean).join(". ");
    const picture = { path: picturePath(path, asked.language, card.picture.version), alt: alt || "Stillwater" };
    return { ...card.head, picture };
  };

interface Deps {
  readonly finder: Pick<Finder, "find">;
  readonly reads: Pick<Reads, "summary" | "table">;
  readonly days: Pick<Days, "isSecretTo" | "today" | "has" | "board">;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

/** The cards of tables, of matches that are watched again, and of the deals of days. */
export function matchCards({ finder, reads, days, gameOf }: Deps): LinkCards {
  async function cardOf(idOrCode: string, { heads, language, network }: Asked): Promise<LinkCard | undefined> {
    const found = await finder.find(idOrCode.slice(0, 64), network);
    if (!found) return undefined;
    const isSecret = await days.isSecretTo(found, undefined);
    const match = isSecret ? found : await reads.summary(network, undefined, found);
    const game = gameOf(match.game);
    const isShown = !isSecret && game !== undefined && isOpenToOnlookers(game, match);
    return {
      head: isShown ? headOf(match, heads, language) : undefined,
      picture: {
        game: match.game,
        version: versionOf(match, isShown),
        table: async () => (isShown ? tableAt(match, network) : undefined),
      },
    };
  }

  function ofDay(day: Day): LinkCard {
    const { game, ...table } = days.board(day);
    return { picture: { game, version: `day-${day}`, table: async () => table } };
  }

  /** As lists know it: what has happened since is for the next picture. */
  async function tableAt(match: Summary, network: string): Promise<PackedTable | undefined> {
    const { options, seats, state, outcome } = match;
    const file = await reads.table(network, match);
    const names = seats.map((held) => (held && !held.kept ? held.name : null));
    return file && { options, file, names, phase: state, ...(outcome && { outcome }) };
  }

  return {
    day: async ({ day = days.today }) => (days.has(day) ? ofDay(day) : undefined),
    table: ({ code }, asked) => cardOf(code, asked),
    replay: async ({ id }, asked) => (id === undefined ? undefined : cardOf(id, asked)),
  };
}

/** As long as somebody is missing, what is played and for how many, and nobody's name: chats keep what they have read. */
function headOf(match: Summary, heads: Heads, language: Language): Partial<Head> | undefined {
  if (match.state !== "open") return headOfMatch(heads, match, language);
  return match.seats.includes(null) ? headOfInvitation(heads, match) : undefined;
}

/** Who is called otherwise from now on is so in pictures, too. */
const versionOf = ({ id, version, seats }: Summary, isShown: boolean): string =>
  createHash("sha256")
    .update(JSON.stringify(isShown ? [id, version, seats.map((held) => held?.name)] : [id]))
    .digest("base64url")
    .slice(0, 16);

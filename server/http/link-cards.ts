import { createHash } from "node:crypto";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { Day } from "../../shared/engine/daily/day.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import {
  type Head,
  type Heads,
  headOfBoard,
  headOfInvitation,
  headOfMatch,
  headOfSeries,
  picturePath,
} from "../../shared/head.ts";
import type { Language } from "../../shared/languages.ts";
import type { PicturedTable } from "../../shared/pictures.ts";
import type { Route } from "../../shared/routes.ts";
import { admitsSpectators } from "../match/access.ts";
import type { DailyDeals } from "../match/daily-deals.ts";
import type { DealSecrecy } from "../match/deal-secrecy.ts";
import type { Gallery } from "../match/gallery.ts";
import type { SeriesPlay } from "../match/series-play.ts";
import type { PackedTable } from "../pictures/packed.ts";
import type { MatchLookup } from "./match-lookup.ts";
import type { HeadOf } from "./pages.ts";
import type { Reads } from "./reads.ts";

/** A card must not reveal more than the linked page. */
interface LinkCard {
  /** Replaces fields of the built head. */
  readonly head?: Partial<Head> | undefined;
  readonly picture?: LinkPicture;
}

export interface LinkPicture {
  readonly game: string;
  /** Unique to the picture's content; safe in a URL. */
  readonly version: string;
  /** The public view of the table. Undefined: the game's cover is shown. */
  table(): Promise<PicturedTable | PackedTable | undefined>;
}

interface CardRequest {
  readonly language: Language;
  /** The client's network, see `networkKeyOf` in addresses.ts. */
  readonly network: string;
  readonly heads: Heads;
}

/**
 * Undefined for a dead link. Pages of other routes keep their built head.
 * @throws the errors of a request for the match
 */
export type LinkCards = {
  readonly [At in Route["at"]]?: (
    route: Extract<Route, { readonly at: At }>,
    asked: CardRequest,
  ) => Promise<LinkCard | undefined>;
};

export const cardFor = (cards: LinkCards, route: Route, asked: CardRequest): Promise<LinkCard | undefined> =>
  (cards[route.at] as ((route: Route, asked: CardRequest) => Promise<LinkCard | undefined>) | undefined)?.(
    route,
    asked,
  ) ?? Promise.resolve(undefined);

/** If the card fails, the page keeps its built head. */
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
  readonly lookup: Pick<MatchLookup, "find">;
  readonly reads: Pick<Reads, "summary" | "table">;
  readonly days: Pick<DailyDeals, "today" | "has" | "board">;
  readonly secrecy: Pick<DealSecrecy, "isSecretTo">;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

export function matchCards({ lookup, reads, days, secrecy, gameOf }: Deps): LinkCards {
  async function cardOf(idOrCode: string, { heads, language, network }: CardRequest): Promise<LinkCard | undefined> {
    const listed = await lookup.find(idOrCode.slice(0, 64), network);
    if (!listed) return undefined;
    const isSecret = await secrecy.isSecretTo(listed, undefined);
    const match = isSecret ? listed : await reads.summary(network, undefined, listed);
    const game = gameOf(match.game);
    const isShown = !isSecret && game !== undefined && admitsSpectators(game, match);
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

  async function tableAt(match: Summary, network: string): Promise<PackedTable | undefined> {
    const { options, seats, state, outcome } = match;
    const file = await reads.table(network, match);
    const players = seats.map((held) => (held && !held.kept ? { name: held.name, kind: held.kind } : null));
    return file && { options, file, players, phase: state, ...(outcome && { outcome }) };
  }

  return {
    day: async ({ day = days.today }) => (days.has(day) ? ofDay(day) : undefined),
    table: ({ code }, asked) => cardOf(code, asked),
    replay: async ({ id }, asked) => (id === undefined ? undefined : cardOf(id, asked)),
  };
}

/**
 * Shows only what anyone with the link may see. Search engines may not list it: private series are found only by link.
 */
export const seriesCards = (series: Pick<SeriesPlay, "get">): LinkCards => ({
  async series({ id }, { heads }) {
    const found = id === undefined ? undefined : await series.get(id.slice(0, 64));
    if (!found) return undefined;
    const { game } = found.deals[0]!;
    return {
      head: { ...headOfSeries(heads, found), isListed: false },
      picture: { game, version: `series-${game}`, table: async () => undefined },
    };
  },
});

export const boardCards = (gallery: Pick<Gallery, "get" | "pictured">): LinkCards => ({
  async boards({ id }, { heads }) {
    const found = id === undefined ? undefined : await gallery.get(id.slice(0, 64));
    if (!found) return undefined;
    // The id does not depend on the title.
    const version = createHash("sha256").update(`${found.id} ${found.title}`).digest("base64url").slice(0, 16);
    return {
      head: headOfBoard(heads, found),
      picture: { game: found.game, version: `board-${version}`, table: async () => gallery.pictured(found) },
    };
  },
});

/** Before the start, shows no players, because chats keep previews. */
function headOf(match: Summary, heads: Heads, language: Language): Partial<Head> | undefined {
  if (match.state !== "open") return headOfMatch(heads, match, language);
  return match.seats.includes(null) ? headOfInvitation(heads, match) : undefined;
}

/** Includes names, because a rename changes the picture. */
const versionOf = ({ id, version, seats }: Summary, isShown: boolean): string =>
  createHash("sha256")
    .update(JSON.stringify(isShown ? [id, version, seats.map((held) => held?.name)] : [id]))
    .digest("base64url")
    .slice(0, 16);

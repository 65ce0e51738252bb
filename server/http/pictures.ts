import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Request, type Response, Router } from "express";
import { LANGUAGE_PARAMETER } from "../../shared/head.ts";
import { isLanguage, type Language } from "../../shared/languages.ts";
import { coverFile } from "../../shared/pictures.ts";
import { routeOf } from "../../shared/routes.ts";
import type { Limits } from "../limits.ts";
import type { PackedPictureSubject } from "../pictures/packed.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { networkIn } from "./addresses.ts";
import { HttpError, TooMany } from "./errors.ts";
import { OF_DOCUMENTS } from "./headers.ts";
import { cardFor, type LinkCards, type LinkPicture } from "./link-cards.ts";

interface Deps {
  readonly cards: LinkCards;
  readonly pictures: Pick<Pictures, "find" | "draw">;
  readonly limits: Limits;
  readonly dist: string;
  readonly onError: (error: unknown, where: string) => void;
}

/** `game`: undefined for the site's own picture. */
interface RequestedPicture {
  readonly key: string;
  readonly game: string | undefined;
  pictured(): Promise<PackedPictureSubject>;
}

/** Cache lifetimes of the requested version, and of a substitute cover, in seconds. */
const [GOOD, MEANWHILE] = [86_400, 60];

/** Serves pictures such as `/t/abc234xy.png`. If drawing fails, sends the game's cover. */
export function pictureRoute(deps: Deps): Router {
  const router = Router();
  router.get(/^\/(.+)\.png$/, async (request, response) => {
    const language = languageIn(request);
    const picture = await pictureFor(deps, request, language);
    const wanted = wantedOf(picture, language);
    const isNamed = picture === undefined || request.query.v === picture.version;
    const headers = { "Cache-Control": isNamed ? `public, max-age=${GOOD}` : "no-cache", ETag: `"${wanted.key}"` };
    openToAll(response);
    if (request.header("if-none-match") === headers.ETag) return void response.set(headers).status(304).end();
    const known = deps.pictures.find(wanted.key);
    const png = await (known ?? drawn(deps, wanted, request));
    if (!png) return sendCover(deps, response, wanted);
    response
      .set(headers)
      .type("png")
      .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });
  return router;
}

const languageIn = ({ query }: Request): Language => {
  const wanted = query[LANGUAGE_PARAMETER];
  return typeof wanted === "string" && isLanguage(wanted) ? wanted : "en";
};

/**
 * Undefined for the site's own picture.
 * @throws HttpError if the page has none
 */
async function pictureFor({ cards }: Deps, request: Request, language: Language): Promise<LinkPicture | undefined> {
  const path = request.params[0]!;
  if (path === "place") return undefined;
  const cardRequest = { language, network: networkIn(request.headers), heads: {} };
  const card = await cardFor(cards, routeOf(`/${path}`), cardRequest);
  if (!card?.picture) throw new HttpError(404, "NoSuchPicture", `no page /${path} with a picture of its own`);
  return card.picture;
}

function wantedOf(picture: LinkPicture | undefined, language: Language): RequestedPicture {
  if (!picture) return { key: `place-${language}`, game: undefined, pictured: async () => ({ language }) };
  const { game, version } = picture;
  return {
    key: `${version}-${language}`,
    game,
    async pictured() {
      const table = await picture.table();
      return { language, game, ...(table && { table }) };
    },
  };
}

/**
 * Undefined if drawing fails.
 * @throws TooMany
 */
async function drawn({ limits, pictures, onError }: Deps, wanted: RequestedPicture, request: Request) {
  const network = networkIn(request.headers);
  const wait = await limits.wait("pictures", network);
  if (wait) throw new TooMany(wait);
  try {
    return await pictures.draw(wanted.key, await wanted.pictured(), network);
  } catch (error) {
    onError(error, "pictures");
    return undefined;
  }
}

function openToAll(response: Response): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  response.set("cross-origin-resource-policy", "cross-origin");
}

/** Falls back to the site's picture. */
async function sendCover({ dist }: Deps, response: Response, { game }: RequestedPicture): Promise<void> {
  response.set("Cache-Control", `public, max-age=${MEANWHILE}`);
  const cover = await readFile(join(dist, coverFile(game))).catch(() => undefined);
  if (cover) response.type("png").send(cover);
  else response.redirect(302, "/hero.webp");
}

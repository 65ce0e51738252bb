import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import compression from "compression";
import { type Request, Router } from "express";
import { type BuiltPage, HEAD, type Head, type Heads, LANGUAGE_PARAMETER, markupOf } from "../../shared/head.ts";
import { isLanguage, LANGUAGES, type Language } from "../../shared/languages.ts";
import { isEmbeddable, pageNameOf, type Route, routeOf } from "../../shared/routes.ts";
import { networkIn } from "./addresses.ts";
import { files } from "./files.ts";
import { EMBEDDED } from "./headers.ts";

/** The head must not reveal more than the page. */
export type HeadOf = (
  route: Route,
  asked: {
    readonly path: string;
    readonly language: Language;
    /** The client's network, for rate limits: see `networkKeyOf` in addresses.ts. */
    readonly network: string;
    readonly heads: Heads;
  },
) => Promise<Partial<Head> | undefined>;

/**
 * Serves prerendered documents in the language of the URL, else of the browser.
 * @param dist the folder of the build
 */
export function pages(dist: string, headOf: HeadOf = async () => undefined): Router {
  const router = Router();
  const built = builtPages(dist);
  router.use(files(dist));
  router.get(/^/, compression(), async (request, response) => {
    response.set("Cache-Control", "no-cache");
    const route = routeOf(request.path);
    const isPage = request.accepts(["text", "html"]) === "html";
    const wanted = request.query[LANGUAGE_PARAMETER];
    const language = typeof wanted === "string" && isLanguage(wanted) ? wanted : languageOf(request);
    const found = route.at === "nowhere" ? undefined : await built(language, pageNameOf(route));
    if (found && "moved" in found) return void response.redirect(301, found.moved + searchOf(request));
    const page = found ?? (await built(language, pageNameOf({ at: "nowhere" })));
    // A page of an earlier release may request missing scripts.
    if (request.path.startsWith("/assets/") || (!found && !isPage && page))
      return void response.status(404).type("text").send("This page does not exist.\n");
    if (!page || "moved" in page)
      return void response
        .status(503)
        .type("text")
        .send("The client is not built yet: run `npm run build`, or start with `npm start`.\n");
    if (found && isEmbeddable(route)) response.set(EMBEDDED).removeHeader("x-frame-options");
    const network = networkIn(request.headers);
    const { path } = request;
    const head = { ...page.head, ...(await headOf(route, { path, language, network, heads: page.heads ?? {} })) };
    const at = { origin: originOf(request), path, language, isLanguageAsked: language === wanted };
    response
      .status(found ? 200 : 404)
      .vary("Accept-Language")
      .set("Content-Language", language)
      .type("html")
      .send(page.html.replace(HEAD, () => markupOf(head, at)));
  });
  return router;
}

const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf("?");
  return at < 0 ? "" : originalUrl.slice(at);
};

const languageOf = (request: Request): Language =>
  (request.acceptsLanguages(...Object.keys(LANGUAGES)) || "en") as Language;

/** Caches each page while its file is unchanged. */
function builtPages(dist: string): (language: Language, name: string) => Promise<BuiltPage | undefined> {
  const read = new Map<string, { readonly changed: number; readonly page: BuiltPage }>();
  return async (language, name) => {
    const file = join(dist, "pages", language, `${name}.json`);
    try {
      const { mtimeMs: changed } = await stat(file);
      const known = read.get(file);
      if (known?.changed === changed) return known.page;
      const page: BuiltPage = JSON.parse(await readFile(file, "utf8"));
      read.set(file, { changed, page });
      return page;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
}

/** The request filter has removed untrusted headers. */
export const originOf = ({ headers }: Request): string =>
  `${headers["x-forwarded-proto"] ?? "http"}://${headers["x-forwarded-host"] ?? headers.host ?? "localhost"}`;

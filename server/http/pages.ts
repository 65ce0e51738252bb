import { readFile, stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import compression from "compression";
import { type Request, type RequestHandler, Router } from "express";
import staticGzip from "express-static-gzip";
import { type BuiltPage, HEAD, type Head, type Heads, LANGUAGE_PARAMETER, markupOf } from "../../shared/head.ts";
import { isLanguage, LANGUAGES, type Language } from "../../shared/languages.ts";
import { pageNameOf, type Route, routeOf } from "../../shared/routes.ts";
import { networkIn } from "./addresses.ts";
import { EMBEDDED, OF_DOCUMENTS } from "./headers.ts";

/**
 * What a page says of itself that only the server knows, as who invites to a table. What is left out, or everything when there
 * is nothing, is as it was built. Must not tell what whoever has the address may not see.
 */
export type HeadOf = (
  route: Route,
  asked: {
    /** Of the page. */
    readonly path: string;
    readonly language: Language;
    /** Who asks; see `Limits`. */
    readonly network: string;
    /** What the page may say of itself, as it was built. */
    readonly heads: Heads;
  },
) => Promise<Partial<Head> | undefined>;

/**
 * The built client: hashed files for ever, pages asked for again each time. A page is the document that was rendered for its
 * route, in the language that its address or else the browser asks for, with its words in it; a path that leads nowhere is 404.
 * @param dist the folder the client was built to
 */
export function pages(dist: string, headOf: HeadOf = async () => undefined): Router {
  const router = Router();
  const built = builtPages(dist);
  router.use(files(dist));
  router.use("/embed", (_request, response, next) => {
    response.removeHeader("x-frame-options");
    response.set(EMBEDDED);
    next();
  });
  router.get(/^/, compression(), async (request, response) => {
    response.set("Cache-Control", "no-cache");
    const route = routeOf(request.path);
    const isPage = request.accepts(["text", "html"]) === "html";
    const wanted = request.query[LANGUAGE_PARAMETER];
    const language = typeof wanted === "string" && isLanguage(wanted) ? wanted : languageOf(request);
    const found = route.at === "nowhere" ? undefined : await built(language, pageNameOf(route));
    if (found && "moved" in found) return void response.redirect(301, found.moved + searchOf(request));
    const page = found ?? (await built(language, pageNameOf({ at: "nowhere" })));
    // A page of an older release asks for files that are gone: a page in their place would not run.
    if (request.path.startsWith("/assets/") || (!found && !isPage && page))
      return void response.status(404).type("text").send("There is nothing here.\n");
    if (!page || "moved" in page)
      return void response
        .status(503)
        .type("text")
        .send("The client is not built yet: run `npm run build`, or start with `npm start`.\n");
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

/** What stands behind the path in an address, with its question mark. */
const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf("?");
  return at < 0 ? "" : originalUrl.slice(at);
};

/** The path of a file. Pages are none: they are looked for by their routes. */
const FILE = /^\/(assets\/)?[\w.-]+$/;

/** What is nobody's part, a worker's script or a document, keeps to the policy it comes with. */
const ON_ITS_OWN = /\.worker-[\w-]+\.js|\.html/;

/** What lies in the folder as it is, or as it was compressed beside it. */
function files(dist: string): RequestHandler {
  const serve = staticGzip(dist, {
    index: false,
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    serveStatic: {
      setHeaders: (response, file) => {
        const forever = file.includes(normalize("/assets/"));
        response.setHeader("Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
        // Two dozen files make a first page: what each need not say is not said two dozen times.
        if (forever && !ON_ITS_OWN.test(file)) for (const name of OF_DOCUMENTS) response.removeHeader(name);
      },
    },
  });
  return (request, response, next) => (FILE.test(request.path) ? serve(request, response, next) : next());
}

/** The best of the languages there are for who asks; English for who does not say. */
const languageOf = (request: Request): Language =>
  (request.acceptsLanguages(...Object.keys(LANGUAGES)) || "en") as Language;

/** Reads pages as they were built, each once for as long as its file is the same; undefined when nothing was built. */
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

/** The address people reach this server by, as far as who hands their requests on tells it. */
function originOf({ headers }: Request): string {
  const first = (name: string): string | undefined =>
    String(headers[name] ?? "")
      .split(",")[0]!
      .trim() || undefined;
  return `${first("x-forwarded-proto") ?? "http"}://${first("x-forwarded-host") ?? headers.host ?? "localhost"}`;
}

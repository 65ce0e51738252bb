import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import express from "express";
import { type HTMLElement, parse, valid } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import bookDe from "../../../client/games/tranquility/rules/de.ts";
import bookEn from "../../../client/games/tranquility/rules/en.ts";
import bookFr from "../../../client/games/tranquility/rules/fr.ts";
import { volume } from "../../../client/games/tranquility/rules/volume.ts";
import pageDe from "../../../client/i18n/de.ts";
import pageEn from "../../../client/i18n/en.ts";
import pageFr from "../../../client/i18n/fr.ts";
import de from "../../../client/pages/book/messages/de.ts";
import en from "../../../client/pages/book/messages/en.ts";
import fr from "../../../client/pages/book/messages/fr.ts";
import { pages } from "../../../server/http/pages.ts";
import { itemAt } from "../../kit/item-at.ts";

const DIST = fileURLToPath(new URL("../../../client/dist", import.meta.url));

const BOOK = "/rules/tranquility";
const CHAPTERS = Object.keys(volume.chapters) as readonly (keyof typeof bookEn.chapters)[];

const FRAMES = { de: pageDe.frame, en: pageEn.frame, fr: pageFr.frame };

const SPOKEN = [
  { locale: "de-AT", tag: "de", book: bookDe, words: de },
  { locale: "en-GB", tag: "en", book: bookEn, words: en },
  { locale: "fr-CH", tag: "fr", book: bookFr, words: fr },
] as const;

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

const textOf = (element: HTMLElement): string => plain(element.text);

/** Parses a page. @throws if an element is not closed, or closed out of order */
function readHtml(html: string): HTMLElement {
  if (!valid(html)) throw new Error("an element is not closed, or in the wrong place");
  return parse(html);
}

/** Reading pages are for search engines, and browsers without scripts. */
describe("reading pages", () => {
  const server = express().use(pages(DIST)).listen(0, "127.0.0.1");
  let origin: string;
  beforeAll(async () => {
    if (!server.listening) await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const get = (path: string, locale = "en-GB") =>
    fetch(`${origin}${path}`, { headers: { accept: "text/html", "accept-language": locale }, redirect: "manual" });

  async function visit(path: string, locale?: string): Promise<HTMLElement> {
    const response = await get(path, locale);
    expect(response.status).toBe(200);
    return readHtml(await response.text());
  }

  const one = (page: HTMLElement, tag: string): HTMLElement => {
    const [found, ...others] = page.querySelectorAll(tag);
    expect([tag, found !== undefined, others.length]).toEqual([tag, true, 0]);
    return found!;
  };
  const meta = (page: HTMLElement, name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
  const links = (page: HTMLElement, rel: string) => page.querySelectorAll(`link[rel="${rel}"]`);
  const heading = (page: HTMLElement) => textOf(one(page, "h1"));

  it.each(SPOKEN)("have all the rules in them without scripts, in $tag", async ({ locale, tag, book, words }) => {
    for (const mode of CHAPTERS) {
      const page = await visit(`${BOOK}/${mode}`, locale);
      const { title, lead, sections } = itemAt(book.chapters, mode);
      expect(one(page, "html").getAttribute("lang")).toBe(tag);
      expect(textOf(one(page, "title"))).toContain(plain(title));
      expect(meta(page, "description")).toBe(lead);
      expect(meta(page, "robots")).toBeUndefined();
      expect(heading(page)).toBe(plain(title));
      const text = textOf(one(page, "main"));
      for (const { text: paragraphs } of Object.values(sections))
        for (const paragraph of paragraphs) expect(text).toContain(plain(paragraph.text));
    }
    const whole = await visit(BOOK, locale);
    expect(heading(whole)).toBe(plain(words.rulesOf("Tranquility")));
    expect(whole.querySelectorAll("h2").map(textOf)).toEqual(
      CHAPTERS.map((mode) => plain(itemAt(book.chapters, mode).title)),
    );
    expect(heading(await visit("/fair", locale))).toBe(plain(words.fair.title));
  });

  it.each(SPOKEN)("begin with a link to their content, as all others do, in $tag", async ({ locale, tag }) => {
    for (const path of [BOOK, "/", "/t/ABCDEF", "/history", "/replay", "/.env"]) {
      const page = readHtml(await (await get(path, locale)).text());
      const stop = page.querySelector("body :is(a[href], button, input)")!;
      expect([path, textOf(stop)]).toEqual([path, FRAMES[tag].skip]);
      expect(stop.attributes.href).toBe(`#${one(page, "main").attributes.id}`);
    }
  });

  it("may be read by search engines, and include neither requests of the app nor embedded pages", async () => {
    const rules = await (await get("/robots.txt", "en")).text();
    expect(rules.trim().split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /embed/",
      "Disallow: /matchmake/",
    ]);
  });

  it("are in the language of their address, and name their other languages", async () => {
    const page = await visit(`${BOOK}/duel?lang=de`, "fr-FR");
    expect(one(page, "html").getAttribute("lang")).toBe("de");
    expect(heading(page)).toBe(plain(bookDe.chapters.duel!.title));
    const address = (query: string) => `${origin}${BOOK}/duel${query}`;
    expect(links(page, "canonical").map((link) => link.getAttribute("href"))).toEqual([address("?lang=de")]);
    expect(links(page, "alternate").map((link) => ["hreflang", "href"].map((name) => link.getAttribute(name)))).toEqual(
      [
        ["en", address("?lang=en")],
        ["fr", address("?lang=fr")],
        ["de", address("?lang=de")],
        ["x-default", address("")],
      ],
    );
  });

  it("have every rule of the book under its own anchor", async () => {
    const book = await visit(BOOK);
    const anchors = book.querySelectorAll(".book-ids [id]").map(({ id }) => id);
    const rules = CHAPTERS.flatMap((mode) =>
      Object.values(itemAt(bookEn.chapters, mode).sections).flatMap(({ text }) => text.flatMap(({ rules }) => rules)),
    );
    expect(anchors).toEqual([...new Set(rules)]);
  });

  // Browsers keep a fragment on a redirect.
  it.each([
    ["/rules/duel?lang=de", `${BOOK}/duel?lang=de`],
    ["/learn", "/learn/tranquility"],
  ])("redirect from their old addresses: %s", async (before, now) => {
    const { status, headers } = await get(before);
    expect([status, headers.get("location")]).toEqual([301, now]);
    await visit(now);
  });

  it("are listed game by game", async () => {
    const list = one(await visit("/rules"), "main");
    const link = list.querySelector(`a[href="${BOOK}"]`);
    expect(heading(await visit(link!.getAttribute("href")!))).toMatch(/Tranquility/);
  });

  it.each(["/rules/nothing", `${BOOK}/nothing`, "/rules/duel/more", "/fair/x"])("do not exist at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("answer an unknown address with a page that says so", async () => {
    const response = await get("/.env");
    expect(response.status).toBe(404);
    expect(heading(readHtml(await response.text()))).toBe("Nothing here but water");
  });
});

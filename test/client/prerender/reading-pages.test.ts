import { describe, expect, test } from "vitest";
import bookEn from "../../../client/games/tranquility/rules/en.ts";
import { volume } from "../../../client/games/tranquility/rules/volume.ts";
import { MODES } from "../../../client/games/tranquility/setup/modes.ts";
import { render } from "../../../client/prerender/render.tsx";
import { itemAt } from "../../kit/item-at.ts";

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/[\u00a0\u202f]/g, " ");

const CHAPTERS = Object.keys(volume.chapters) as readonly (keyof typeof bookEn.chapters)[];
const site = await render("en");
const pages = new Map(site.pages.map((page) => [page.name, page]));

describe.each(CHAPTERS)("the page of the rules of %s", (mode) => {
  const { body, head } = pages.get(`rules/tranquility/${mode}`)!;
  const { title, lead, sections } = itemAt(bookEn.chapters, mode);

  test("has every word of the chapter", () => {
    const text = plain(body);
    expect(text).toContain(title);
    for (const section of Object.values(sections))
      for (const paragraph of section.text) expect(text).toContain(plain(paragraph.text));
    expect([head.isListed, head.description, head.title.startsWith(title)]).toEqual([true, lead, true]);
  });

  test("has an anchor for each of its rules, once", () => {
    const rules = Object.values(sections).flatMap(({ text }) => text.flatMap(({ rules }) => rules));
    expect(
      [...body.matchAll(/data-rule="\w+" id="(\w+)"|id="(\w+)" [^>]*data-rule/g)].map(([, a, b]) => a ?? b),
    ).toEqual([...new Set(rules)]);
  });
});

test("the whole book has every chapter in its order, and the page of the proof its steps", () => {
  const { body } = pages.get("rules/tranquility")!;
  const at = CHAPTERS.map((mode) => body.indexOf(`<h2 id="${mode}">`));
  expect(at.every((place, i) => place > (at[i - 1] ?? 0))).toBe(true);
  expect(pages.get("fair")!.body).toContain("<ol");
});

test("old addresses that named no game lead to the current place of their page", () => {
  expect(Object.fromEntries(site.moved)).toMatchObject({
    learn: { moved: "/learn/tranquility" },
    ...Object.fromEntries(Object.keys(MODES).map((mode) => [`rules/${mode}`, { moved: `/rules/tranquility/${mode}` }])),
  });
  for (const [, { moved }] of site.moved) expect(pages.has(moved.slice(1))).toBe(true);
});

test("the page for an unknown address has the header and the footer of all pages", () => {
  const { body } = pages.get("nowhere")!;
  expect([...body.matchAll(/<(header|main|footer) /g)].map(([, name]) => name)).toEqual(["header", "main", "footer"]);
  expect(body).toContain('href="/rules"');
});

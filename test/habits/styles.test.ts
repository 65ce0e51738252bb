import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const CLIENT = resolve(import.meta.dirname, "../../client");

const textsOf = (pattern: string): readonly (readonly [path: string, text: string])[] =>
  globSync(pattern, { cwd: CLIENT }).map((path) => [path, readFileSync(join(CLIENT, path), "utf8")]);

/** Comments, URLs and strings, whose dots do not begin a class. */
const OTHER = /\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs;

test("every class in a style sheet is written in a source of the client", () => {
  const sources = textsOf("**/*.{ts,tsx,html}").map(([, text]) => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, ""));
  const written = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const classes = textsOf("**/*.css").flatMap(([path, text]) =>
    [...text.replaceAll(OTHER, "").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => ({ path, name: name! })),
  );
  expect(classes.length).toBeGreaterThan(1_000);
  expect(classes.filter(({ name }) => !written.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** The classes that rules outside of others style by themselves. */
function styledAlone(text: string): readonly string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, selector = "", end] of text.replaceAll(OTHER, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "}") open.pop();
    if (end !== "{") continue;
    const isOutside = open.every((outer) => outer.startsWith("@"));
    open.push(selector.trim());
    if (!isOutside) continue;
    const parts = selector.replace(/^\s*:is\(([^()]*)\)\s*$/, "$1").split(",");
    found.push(...parts.flatMap((part) => /^\.([\w-]+)(?::[\w-]+)*$/.exec(part.trim())?.[1] ?? []));
  }
  return found;
}

// A page's style sheet stays loaded, and would change a game's element of the same class.
test("no page styles a class by itself that a game styles", () => {
  const alone = textsOf("pages/**/*.css").flatMap(([path, text]) => styledAlone(text).map((name) => ({ path, name })));
  const ofGames = new Set(
    textsOf("games/**/*.css").flatMap(([, text]) => text.replaceAll(OTHER, "").match(/(?<=\.)[a-z][\w-]*/gi) ?? []),
  );
  expect(alone.length).toBeGreaterThan(50);
  expect(alone.filter(({ name }) => ofGames.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** Prints in black on white. */
const PRINTED = "pages/book/pages.css";

test("only the tokens give values to the properties of the whole site", () => {
  const declared = (text: string) =>
    [...text.replaceAll(OTHER, "").matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!);
  const tokens = new Set(textsOf("style/tokens.css").flatMap(([, text]) => declared(text)));
  expect(tokens.size).toBeGreaterThan(20);
  const others = textsOf("**/*.css").filter(
    ([path]) => !["style/tokens.css", PRINTED].includes(path) && !path.startsWith("dist/"),
  );
  const again = others.flatMap(([path, text]) =>
    declared(text).flatMap((name) => (tokens.has(name) ? `${path}: ${name}` : [])),
  );
  expect(again).toEqual([]);
});

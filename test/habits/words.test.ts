import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { itemAt } from "../kit/item-at.ts";

/** Catalogues of interface, rule books, lessons and figures. */
const cataloguesOf = (language: string): readonly string[] =>
  globSync(`client/{i18n,**/{messages,figures,rules}}/**/${language}.ts`);

const textsOf = (source: string): readonly string[] =>
  source.replaceAll(/^\s*(\/\*\*?|\*|\/\/).*$/gm, "").match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];

/** Phrases that no native speaker would write in an interface, by language. */
const FORBIDDEN: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(on)?look(s|ers?|ing)? on\b|\bonlook/i,
    /\banew\b/i,
    /\bwho(so)?ever\b(?! runs this server| runs the server)/i,
    /(^["`]|[.:] )Who (looks|keeps|runs|has|is|sits|plays|takes|names|wants)\b(?![^"`]*\?)/,
    /\b(is|are|was|be|not) told\b|\btells\b|\b[Tt]ell me\b/,
    /\bstands? (here|there|large)\b|\byours stands\b/i,
    /\b(a|the|without a|no) line (just|up|again|when)\b|\bis the line up\b/i,
    /\bone try\b|\byour try\b|\b[#\d}] tries\b/i,
    /\bjust now\b/i,
    /\bfor ever\b/i,
    /\bonce more\b/i,
    /\b(every|any|some)body\b/i,
    /\bthere is no such\b/i,
    /\bwould (give up|take back|take steps|do again)\b/i,
    /\bas (ever|the system)\b/i,
    /\bhas not the\b/i,
    / …["`]$/,
  ],
  de: [
    /\bSamens?\b/,
    /\bim Gange\b/i,
    /\bwürdest? (aufgeben|Schritte|zurücknehmen|wieder)\b/,
    /\b(sammelt sich|dazusetzen zu)\b/i,
    /\b(wie es allen erging|hinausbitten)\b/i,
  ],
  fr: [
    /\bReviens\b/,
    /\bgraine à (lui|elle|soi)\b/,
    /\b(abandonnerait|reviendrait en arrière)\b/,
    /\b(on vous interroge|à soi)\b/i,
    /^["`]Qui (regarde|tient|prend|vous) [^?]*["`]$/,
  ],
};

const idiomsIn = (source: string, forbidden: readonly RegExp[]): readonly string[] =>
  textsOf(source).filter((text) => forbidden.some((idiom) => idiom.test(text)));

test.each(Object.entries(FORBIDDEN))("the words for players are plain: %s", (language, forbidden) => {
  const catalogues = cataloguesOf(language);
  expect(catalogues.length).toBeGreaterThan(30);
  expect(
    catalogues.flatMap((path) => idiomsIn(readFileSync(path, "utf8"), forbidden).map((text) => `${path}: ${text}`)),
  ).toEqual([]);
});

test.each<[string, string]>([
  ["en", "Who keeps you waiting may be replaced."],
  ["en", "Onlookers see it later"],
  ["en", "Load the page anew"],
  ["en", "Whoever has it is you"],
  ["en", "One try counts"],
  ["en", "There is no such seat."],
  ["de", "Am Ende wird der Samen verraten"],
  ["fr", "Déjà venu ici ? Reviens"],
])("an idiom is found in %s: %s", (language, text) => {
  expect(idiomsIn(`/** anew */\nconst a = { text: "${text}" };`, itemAt(FORBIDDEN, language))).toHaveLength(1);
});

test("the README names commands, files and pictures that exist", () => {
  const readme = readFileSync("README.md", "utf8");
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const commands = Array.from(readme.matchAll(/npm (?:run )?([a-z][a-z:]*)/g), ([, name]) => name!);
  const files = Array.from(readme.matchAll(/\]\(([^)#:]+)[^)]*\)|src="([^"]+)"/g), ([, link, src]) => (link ?? src)!);
  expect(commands.length).toBeGreaterThan(5);
  expect(files.filter((path) => path.startsWith(".readme/")).length).toBe(4);
  expect(commands.filter((name) => !["install", "ci", "scripts"].includes(name) && !(name in scripts))).toEqual([]);
  expect(files.filter((path) => !/^https?$/.test(path) && !existsSync(path))).toEqual([]);
});

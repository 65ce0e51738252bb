import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

/** Phrases with their replacements. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [
    /\bwho(m|so)?ever\b|(?<!\b(for|with|to|of|by|from|about|against) )\bwhom\b/i,
    "name the subject: the player, the host, the caller",
  ],
  [/\b(some|every|any|no)body\b/i, "name the role: a player, a guest, a spectator, the host"],
  [/\bonlook|\blook(s|ing|ed)? on\b/i, "spectator"],
  [/\banew\b|\bonce more\b/i, "again, or re- before the verb"],
  [
    /\b(is|are|was|were|be|been|being|not|as|has|have|had) told\b|\btold (of|to|by|what|that|apart|about)\b/i,
    "sent, known, reported",
  ],
  [/\btells?\b(?! (TypeScript|the compiler))|\btelling\b/i, "says, shows, reports, sends"],
  [/\bunless (told|asked|said)\b/i, "Default: …"],
  [/\bfor ever\b/i, "forever, permanently"],
  [/\b(there|where)(of|by|from|in|upon|with)\b/i, "a sentence of its own"],
  [/\bin the place of\b|\bin its stead\b/i, "instead of"],
  [/\bbut for\b/i, "except for"],
  [/\b(is|are|was|were|be) let\b|\blet in\b|\blets? go of\b/i, "is allowed, may join, releases"],
  [/\b(hung|hangs?) up\b|\bturned away\b/i, "closed, refused"],
  [
    /\b(the|their|whose|no) line (broke|breaks|dropped|drops|of theirs|is (up|down|cut|lost|back))\b|\bwithout a line\b/i,
    "connection",
  ],
  [/\b(what|which|who) is to be\b|\bis to be (had|found|seen|told|read)\b/i, "an active verb"],
  [/\bof before\b|\bof today\b|\bof late\b|\bby now\b/i, "earlier, current, so far"],
  [/\b(have|has|had) it (that|so)\b|\bit is so that\b/i, "a plain statement"],
  [/\bat last\b|\bas ever\b|\bas yet\b/i, "finally, always, not yet"],
  [/\bthe like\b|\band so forth\b|\bsuchlike\b/i, "name the others, or leave it out"],
  [/\bcome(s)? to (rest|naught|nothing|terms)\b/i, "ends, fails"],
  [/\bsave (for|that)\b|\blest\b|\bhence\b|\bhitherto\b|\bheretofore\b|\bwont\b|\bamong themselves\b/i, "plain words"],
  [
    /^Who (?!.*\?)(is|are|was|has|have|does|may|can|comes|goes|sits|plays|asks|names|takes|wants|would|looks)\b/,
    "name the subject",
  ],
];

const stripped = (text: string): string =>
  text
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "``")
    .replaceAll(/\s*\n\s*\*?\s*/g, " ")
    .trim();

/** Most texts have none of the phrases. */
const ANY = new RegExp(FORBIDDEN.map(([{ source }]) => source).join("|"), "i");

function phrasesIn(text: string): readonly string[] {
  const bare = stripped(text);
  if (!ANY.test(bare)) return [];
  return FORBIDDEN.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(bare) ?? [];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });
}

const code = globSync("{client,server,shared,test,.ci}/**/*.{ts,tsx}", {
  exclude: (name) => /(^|\/)(dist|node_modules|out)(\/|$)/.test(name),
}).sort();
/** `.github/CONTRIBUTING.md` quotes such phrases. */
const documents = globSync("{*.md,.github/CHANGELOG.md,{client,server,shared,test}/**/*.md}", {
  exclude: (name) => /(^|\/)(dist|node_modules|out)(\/|$)/.test(name),
}).sort();

const commentsIn = (path: string, text: string): readonly string[] =>
  parseSync(path, text).comments.map(({ value }) => value.replace(/^\*/, ""));

const paragraphsIn = (text: string): readonly string[] =>
  text.replaceAll(/```[\s\S]*?```/g, "").split(/\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )|\|/);

describe("comments and documents", () => {
  test("are written without the phrases that make them hard to read", () => {
    const found = [...code, ...documents].flatMap((path) => {
      const text = readFileSync(path, "utf8");
      const pieces = path.endsWith(".md") ? paragraphsIn(text) : commentsIn(path, text);
      return pieces.flatMap(phrasesIn).map((phrase) => `${path}: ${phrase}`);
    });
    expect(code.length).toBeGreaterThan(1_500);
    expect(documents.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test.each([
    "Whoever looks on is told of it",
    "The log, read anew",
    "It can unless told.",
    "Who names no match would be let in to any",
    "The room is asked in the place of the table",
  ])("a phrase is found: %s", (text) => {
    expect(phrasesIn(text).length).toBeGreaterThan(0);
  });

  test.each(["The version sent to spectators.", "See `Told`, and `whoever`.", "Default: `true`."])(
    "a plain sentence is none: %s",
    (text) => {
      expect(phrasesIn(text)).toEqual([]);
    },
  );
});

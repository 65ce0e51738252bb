import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The server loads the build of this module by the name of a file: what it exports is listed in no import. */
const ENTRY = "client/pictures/png.ts";

const EXPORT = /^export (?:abstract |async |declare )*(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const NAMED_IMPORT = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from "(\.[^"]+)"/gm;
/** Imports of whole modules: for a namespace, when they are wanted, or for a worker. */
const WHOLE_IMPORT = /(?:\* as \w+ from |export \* from |import\(\s*|new URL\()"(\.[^"]+)"/g;

/** Exports that no file imports and their own file does not use either, as "path name". */
function deadIn(texts: ReadonlyMap<string, string>): readonly string[] {
  const resolved = (from: string, specifier: string): string =>
    normalize(join(dirname(from), specifier.replace(/\?.*$/, "")));
  const used = new Set<string>();
  const whole = new Set([ENTRY]);
  for (const [path, text] of texts) {
    for (const [, names, specifier] of text.matchAll(NAMED_IMPORT))
      for (const [, name] of names!.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g))
        used.add(`${resolved(path, specifier!)} ${name}`);
    for (const [, specifier] of text.matchAll(WHOLE_IMPORT)) whole.add(resolved(path, specifier!));
  }
  return [...texts].flatMap(([path, text]) => {
    if (whole.has(path) || path.endsWith(".test.ts")) return [];
    const names = Array.from(text.matchAll(EXPORT), ([, name]) => name!);
    return names
      .filter(
        (name) => !used.has(`${path} ${name}`) && text.match(new RegExp(String.raw`\b${name}\b`, "g"))!.length === 1,
      )
      .map((name) => `${path} ${name}`);
  });
}

test("every export is used", () => {
  const paths = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).split("\n").filter(existsSync);
  const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
  expect(texts.size).toBeGreaterThan(1000);
  expect(deadIn(texts)).toEqual([]);
});

test("an export that nothing uses is found", () => {
  const texts = new Map([
    [
      "a/dead.ts",
      "export const dead = 1;\nexport const own = 2;\nexport type Used = typeof own;\nexport function other() {}",
    ],
    ["a/whole.ts", "export const all = 1;"],
    ["a/lazy.ts", "export const late = 1;"],
    [
      "b/user.ts",
      'import {\n  dead as deadOfAnother,\n} from "./dead.ts";\nimport { type Used } from "../a/dead.ts";\nexport { other } from "../a/dead.ts";\nimport * as whole from "../a/whole.ts";\nconst lazy = () => import("../a/lazy.ts");',
    ],
  ]);
  expect(deadIn(texts)).toEqual(["a/dead.ts dead"]);
});

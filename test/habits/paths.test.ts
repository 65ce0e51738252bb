import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const sources = tracked.filter((path) => /\.[cm]?[jt]sx?$/.test(path) && existsSync(path));

const URL_OF_MODULE = String.raw`new URL\([^()]*(?:\([^()]*\)[^()]*)*import\.meta\.url\s*,?\s*\)`;

/** `pathname` of a module's URL is percent-encoded, and has an extra slash on Windows. */
function pathnamesIn(text: string): readonly string[] {
  const direct =
    text.match(new RegExp(String.raw`(?:${URL_OF_MODULE}|import\.meta\.url\s*\))\s*[!?]*\.pathname`, "g")) ?? [];
  const names = Array.from(
    text.matchAll(new RegExp(String.raw`(\w+)\s*=\s*${URL_OF_MODULE}`, "g")),
    ([, name]) => name!,
  );
  return [...direct, ...names.filter((name) => new RegExp(String.raw`\b${name}\.pathname\b`).test(text))];
}

test("no path of a file is the pathname of a URL: fileURLToPath decodes it", () => {
  const found = sources.filter((path) => pathnamesIn(readFileSync(path, "utf8")).length > 0);
  expect(found).toEqual([]);
});

test("a pathname of a module's URL is found, and others are not", () => {
  const [module, taken] = ["import.meta.url", "pathname"];
  const wrong = [
    `const a = new URL("./x", ${module}).${taken};`,
    `const at = new URL(\`./\${join(a, "b")}\`, ${module});\nread(at.${taken});`,
    `new URL(${module}).${taken}`,
  ];
  expect(wrong.filter((text) => pathnamesIn(text).length === 0)).toEqual([]);
  const right = [`fileURLToPath(new URL("./x", ${module}))`, `new URL(page.url()).${taken}`, `location.${taken}`];
  expect(right.filter((text) => pathnamesIn(text).length > 0)).toEqual([]);
});

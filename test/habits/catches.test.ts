import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** An empty `catch`, or an empty second argument of `then`. */
const IGNORED = /catch\(\(\) => \{\}\)|catch(?: \(\w+\))? \{\s*\}|^\s*\(\) => \{\},?$/;

/** A comment in the line, or in the two lines before it. */
const isExplained = (lines: readonly string[], at: number): boolean =>
  lines.slice(Math.max(0, at - 2), at + 1).some((line) => line.includes("// ") || line.includes("*/"));

function unexplainedIn(text: string): readonly number[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => (IGNORED.test(line) && !isExplained(lines, at) ? [at + 1] : []));
}

test("an ignored error has a comment why", () => {
  const sources = execFileSync("git", ["ls-files", "client", "server", "shared"], { encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((path) => unexplainedIn(readFileSync(path, "utf8")).map((line) => `${path}:${line}`))).toEqual(
    [],
  );
});

test.each<[string, readonly number[]]>([
  ["a();\nb();\nawait c().catch(() => {});", [3]],
  ["try {\n  a();\n} catch {}", [3]],
  ["try {\n  a();\n} catch (error) {}", [3]],
  ["a.then(\n  b,\n  () => {},\n);", [3]],
  ["// It may be gone.\nawait c().catch(() => {});", []],
  ["/** Ignores failures. */\nconst a = () => b().catch(() => {});", []],
  ["try {\n  a();\n} catch {\n  b();\n}", []],
])("an ignored error is found: %j", (text, lines) => {
  expect(unexplainedIn(text)).toEqual(lines);
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isBuiltFrom, noteBuilt, sourcesOf } from "../../../client/build/built.ts";

const project = mkdtempSync(join(tmpdir(), "stillwater-"));
const at = (path: string) => join(project, path);

beforeAll(() => {
  for (const folder of ["client/dist", "client/ui", "shared"]) mkdirSync(at(folder), { recursive: true });
  for (const file of ["client/ui/a.ts", "shared/b.ts", "package.json", "package-lock.json", "tsconfig.json"])
    writeFileSync(at(file), "1");
});
afterAll(() => rmSync(project, { recursive: true }));

test("a finished build counts as new as its sources, whatever files lie beside it", () => {
  const sources = sourcesOf(project);
  expect(isBuiltFrom(project, sources)).toBe(false);
  noteBuilt(project, sources);
  writeFileSync(at("client/dist/index.js"), "2");
  writeFileSync(at("README.md"), "2");
  expect(isBuiltFrom(project, sourcesOf(project))).toBe(true);
});

test.each([
  ["changed", () => writeFileSync(at("client/ui/a.ts"), "22")],
  ["put back as it was earlier", () => utimesSync(at("shared/b.ts"), 1, 1)],
  ["added", () => writeFileSync(at("client/ui/c.ts"), "1")],
  ["removed", () => rmSync(at("client/ui/c.ts"))],
  ["changed in the lock file", () => writeFileSync(at("package-lock.json"), "22")],
])("a build is older than a source that was %s", (_, change) => {
  noteBuilt(project, sourcesOf(project));
  change();
  expect(isBuiltFrom(project, sourcesOf(project))).toBe(false);
});

test("a build whose output was deleted is not current", () => {
  noteBuilt(project, sourcesOf(project));
  rmSync(at("client/dist"), { recursive: true });
  expect(isBuiltFrom(project, sourcesOf(project))).toBe(false);
});

import { resolve } from "node:path";
import { resolveConfig } from "vite";
import { expect, test } from "vitest";

const client = resolve(import.meta.dirname, "../../../client");
const { plugins, resolve: resolution } = await resolveConfig({ root: client }, "build");
const added = plugins.filter(({ name }) => !/^(vite|builtin|native|alias)(:|$)/.test(name));

test("a build has no plugins but these", () => {
  expect(added.map(({ name }) => name)).toEqual([
    "preloaded-fonts",
    "early",
    "prerendered",
    "installable",
    "compressed",
    "pictured",
  ]);
});

test("no plugin replaces a module, or changes it", () => {
  for (const { name, resolveId, load, transform } of added)
    expect({ name, resolveId, load, transform }).toEqual({ name });
});

test("no package name is an alias", () => {
  // Vite's own aliases lead to modules of its client.
  const ours = resolution.alias.filter(({ find }) => !String(find).includes("@vite"));
  expect(ours).toEqual([]);
});

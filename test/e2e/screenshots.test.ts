import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCENES } from "./kit/scenes.ts";
import { Studio } from "./kit/studio.ts";

test.skipIf(!executablePath)(`a scene looks the same whenever it is photographed${noBrowser}`, async () => {
  const scene = SCENES.find(({ name }) => name === "pyramid-2-middle")!;
  const dir = mkdtempSync(join(tmpdir(), "stillwater-pictures-"));
  const path = (name: string) => join(dir, `${name}.png`);
  const shot = { scene, size: { width: 390, height: 844 }, theme: "light" } as const;
  try {
    for (const name of ["once", "again"]) {
      const studio = await Studio.open([scene], "en");
      await studio.photograph([
        { ...shot, path: path(name) },
        { ...shot, theme: "dark", path: path(`${name}-dark`) },
      ]);
      await studio.close();
      expect(studio.errors).toEqual([]);
    }
    expect(readFileSync(path("again")).equals(readFileSync(path("once")))).toBe(true);
    expect(readFileSync(path("once-dark")).equals(readFileSync(path("once")))).toBe(false);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { firstAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser, type Renderer } from "./kit/chromium.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath).each<Renderer>(firstAtGate(1, ["canvas", "webgl"]))(
  `under its policy, with %s, a page${noBrowser}`,
  (renderer) => {
    let site: TestSite;
    beforeAll(async () => {
      site = await openSite(renderer);
    });
    afterAll(() => site.close());

    test("shows home, rules and a table that is played at, and breaks nothing of it", async () => {
      const page = await site.page({ viewport: { width: 800, height: 600 } });
      const response = await page.goto("/");
      expect(response!.headers()["content-security-policy"]).toContain("script-src 'self';");
      await page.goto("/rules");
      await page.getByRole("heading").first().waitFor();
      await playAlone(page);
      expect(await page.evaluate(() => window.__game!.renderer())).toBe(renderer);
      const sitter = new SeatedPage(page, 0);
      for (let move = 0; move < 3; move++) await sitter.sees((await sitter.play()) + 1);
      expect(site.errors).toEqual([]);
    });

    test("runs no injected script, makes none from text, and sends nothing to other sites", async () => {
      const page = await site.page();
      await page.goto("/");
      const ran = await page.evaluate(async () => {
        const script = document.createElement("script");
        script.textContent = "window.written = true";
        document.head.append(script);
        document.body.insertAdjacentHTML("beforeend", '<img src="/nothing" onerror="window.written = true">');
        // `evaluate` bypasses the policy, a task of the page does not.
        const made = await new Promise((done) => {
          setTimeout(() => {
            try {
              done(new Function("return true")());
            } catch {
              done(false);
            }
          });
        });
        const told = await fetch("https://elsewhere.example/").then(
          () => true,
          () => false,
        );
        return { written: "written" in window, made, told };
      });
      expect(ran).toEqual({ written: false, made: false, told: false });
      for (const what of ["script-src-elem inline", "script-src eval", "connect-src https://elsewhere.example/"])
        await vi.waitFor(() => expect(site.errors.join("\n")).toContain(`the policy forbids ${what}`));
    });
  },
);

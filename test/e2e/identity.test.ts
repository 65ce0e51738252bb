import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gather } from "../kit/app.ts";
import type { Guest } from "../kit/guest.ts";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { lookAs, openSite, type TestSite } from "./kit/site.ts";
import { tooWide } from "./kit/width.ts";

describe.skipIf(!executablePath)(`a player's identity${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function pageOf(guest: Guest | undefined, path = "/d"): Promise<Page> {
    const page = await site.page({ acceptDownloads: true });
    if (guest) await lookAs(page, guest);
    await page.goto(path);
    return page;
  }
  const nameOn = (page: Page): Promise<string | null> =>
    page.evaluate(() => {
      const held = localStorage.getItem("stillwater.player");
      return held && (JSON.parse(held) as { name: string }).name;
    });

  it("comes back on another device by eight words, typed or as a file", async () => {
    const ines = await site.program.guest("Ines");
    const page = await pageOf(ines, "/");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Recovery words, sign out, delete" }).click();
    await page.getByText("You are signed in on this device as Ines.").waitFor();
    await page.getByRole("button", { name: "Create recovery words" }).click();
    const words = page.getByRole("list", { name: "Write these words down in this order" });
    await words.waitFor();
    const typed = (await words.getByRole("listitem").allInnerTexts()).join(" ");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await (await saved).path();
    expect(readFileSync(file, "utf8")).toContain(typed.replaceAll(" ", "-"));

    const lost = await pageOf(undefined);
    await lost.getByText("You are not signed in on this device yet.").waitFor();
    await lost.getByLabel("Your words").fill(typed.replace(/\w+$/, "quay"));
    await lost.getByRole("button", { name: "Restore" }).click();
    await lost.getByRole("alert").getByText("These are not eight valid words").waitFor();
    await lost.getByLabel("Your words").fill(typed.toUpperCase());
    await lost.getByRole("button", { name: "Restore" }).click();
    await lost.getByText("Welcome back, Ines.").waitFor();
    expect(await nameOn(lost)).toBe("Ines");

    const other = await pageOf(undefined);
    await other.getByLabel("Open a file").setInputFiles(file);
    await other.getByText("Welcome back, Ines.").waitFor();
  });

  it("is forgotten by a device that is left, which asks before", async () => {
    const page = await pageOf(await site.program.guest("Pim"));
    await page.getByRole("button", { name: "Sign out on this device" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("you cannot come back as Pim").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await nameOn(page)).toBe("Pim");
    await page.getByRole("button", { name: "Sign out on this device" }).click();
    await dialog.getByRole("button", { name: "Sign out on this device" }).click();
    await page.getByRole("button", { name: "Your name", exact: true }).waitFor();
    expect(await nameOn(page)).toBeNull();
  });

  it("is deleted for good after a second confirmation, and the other player sees no name", async () => {
    const { guests, match, rooms } = await gather(site.program, { people: 2 });
    const [gone, other] = guests as [Guest, Guest];
    const watching = await pageOf(other, `/t/${match}`);
    await watching.locator(".plaque").getByText(gone.name).waitFor();
    const page = await pageOf(gone);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Your account is deleted.").waitFor();
    expect(await nameOn(page)).toBeNull();
    await watching.locator(".plaque").getByText("N. N.").waitFor();
    await expect.poll(() => watching.locator(".plaque").getByText(gone.name).count()).toBe(0);
    await rooms[1]!.leave();
  });

  it("has another name on every device once one of them says so", async () => {
    const bora = await site.program.guest("Bora");
    await bora.post("/api/players", { name: "Bora the Second" });
    const page = await pageOf(bora, "/");
    await page.getByRole("button", { name: "Your name: Bora the Second. Change" }).waitFor();
  });

  it("has no violation that axe finds, and nothing beyond the edge of a small phone", async () => {
    const page = await pageOf(await site.program.guest("Wanda"));
    await page.getByRole("button", { name: "Create recovery words" }).click();
    await page.getByRole("list", { name: "Write these words down in this order" }).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectClean(page);
    }
  });

  it("leaves no error behind", () => {
    expect(site.errors).toEqual([]);
  });
});

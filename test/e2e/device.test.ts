import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modulesOf, pathOf } from "../../client/ui/qr-code.tsx";
import { expectClean } from "./kit/axe.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { SCREENS } from "./kit/people.ts";
import { SeatedPage } from "./kit/seated-page.ts";
import { openSite, playAlone, type TestSite } from "./kit/site.ts";

describe.skipIf(!executablePath)(`another device${noBrowser}`, () => {
  let site: TestSite;
  const asked: string[] = [];
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function device(options?: BrowserContextOptions): Promise<Page> {
    const page = await site.page(options);
    page.on("request", (request) => asked.push(request.url()));
    page.on("websocket", (socket) => asked.push(socket.url()));
    return page;
  }

  async function linkShownOn(page: Page): Promise<string> {
    const made = page.waitForResponse(/\/api\/passes$/);
    await page.getByRole("button", { name: "Show link" }).click();
    const { pass } = (await (await made).json()) as { pass: string };
    const [, table] = /\/t\/(\w+)/.exec(page.url()) ?? [];
    return `${site.program.origin}/d#${pass}${table ? `/${table}` : ""}`;
  }

  it("plays on at the same seat by a link that works once, and so does the first device", async () => {
    const desk = await device();
    await playAlone(desk);
    await desk.getByRole("button", { name: "Settings" }).click();
    await expect
      .poll(() => desk.getByRole("img", { name: "QR code that signs you in on another device" }).count())
      .toBe(0);
    const link = await linkShownOn(desk);
    const picture = desk.getByRole("img", { name: "QR code that signs you in on another device" });
    await picture.waitFor();
    await expect.poll(() => picture.locator("path").getAttribute("d")).toBe(pathOf(modulesOf(link)));
    await expectClean(desk);
    await desk.keyboard.press("Escape");

    const phone = await device(SCREENS.phone);
    await phone.goto(link);
    await phone.getByRole("heading", { name: "Continue here" }).waitFor();
    await phone.waitForURL(({ hash }) => hash === "");
    await expectClean(phone);
    await phone.getByRole("button", { name: "Continue here" }).click();
    await phone.getByRole("option").first().waitFor();
    expect(new URL(phone.url()).pathname).toBe(new URL(desk.url()).pathname);
    await phone.goto(`${phone.url()}?test`);

    const sitters = [new SeatedPage(phone, 0), new SeatedPage(desk, 0)];
    for (const sitter of sitters) {
      const version = await sitter.play();
      for (const other of sitters) await other.sees(version + 1);
    }
    const [there, here] = await Promise.all(sitters.map((sitter) => sitter.view()));
    expect(there!.table).toEqual(here!.table);

    const late = await device();
    await late.goto(link);
    await late.getByRole("button", { name: "Continue here" }).click();
    await late.getByText("This link has already been used or has expired.").waitFor();

    const [, pass] = /#(\w+)/.exec(link)!;
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((url) => url.includes(pass!))).toEqual([]);
  });

  it("asks before it replaces its identity, and returns to the home page", async () => {
    const one = await device();
    await one.goto("/");
    await one.getByRole("button", { name: "Your name" }).click();
    await one.getByLabel("Other players see this name").fill("Mira");
    await one.getByRole("button", { name: "Save" }).click();
    await one.getByRole("button", { name: "Settings" }).click();
    const link = await linkShownOn(one);

    const other = await device(SCREENS.phone);
    await other.goto("/");
    await other.getByRole("button", { name: "Your name" }).click();
    await other.getByLabel("Other players see this name").fill("Tomasz");
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByRole("button", { name: "Your name: Tomasz. Change" }).waitFor();
    await other.goto(link);
    await other.getByText("You are signed in as Tomasz.").waitFor();
    await other.getByRole("button", { name: "Continue here" }).click();
    await other.getByRole("button", { name: "Your name: Mira. Change" }).waitFor();
  });

  it("of a friend can scan the QR code of the invitation", async () => {
    const host = await device(SCREENS.phone);
    await host.goto("/");
    await host.getByRole("button", { name: "With friends" }).click();
    await host.getByRole("button", { name: "QR code" }).click();
    const picture = host.getByRole("img", { name: "QR code for the invitation" });
    await picture.waitFor();
    const code = await host.locator(".invitation .code b").innerText();
    const invitation = `${site.program.origin}/t/${code}`;
    await expect.poll(() => picture.locator("path").getAttribute("d")).toBe(pathOf(modulesOf(invitation)));
    await expectClean(host);
    expect(site.errors).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { AIMS } from "../../../client/games/tranquility/primer.ts";
import { isListed } from "../../../server/match/listing.ts";
import { seedOf } from "../../../server/match/seeds.ts";
import { tokensOf } from "../../../server/players/tokens.ts";
import { sqliteStores } from "../../../server/store/sqlite/stores.ts";
import { commit } from "../../../shared/engine/chance/fair.ts";
import { headerOf, write } from "../../../shared/engine/log/format.ts";
import { type Summary, summarize } from "../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { browserOf } from "./chromium.ts";
import { type Moment, momentOf } from "./moments.ts";
import type { Scene } from "./scenes.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const THEMES = ["light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export interface Shot {
  readonly scene: Scene;
  readonly size: Size;
  readonly theme: Theme;
}

/** `deviceFor` takes windows with a side below 560 px for phones. */
const DEVICES: Readonly<Record<"desk" | "phone", BrowserContextOptions>> = {
  desk: {},
  phone: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const deviceFor = ({ width, height }: Size) => (Math.min(width, height) < 560 ? "phone" : "desk");

export const PREFERENCES = {
  light: { colorScheme: "light", contrast: "no-preference" },
  dark: { colorScheme: "dark", contrast: "no-preference" },
  contrast: { colorScheme: "light", contrast: "more" },
} as const;

/** Takes screenshots of scenes. One page per kind of device is reused and resized. */
export class Studio {
  readonly errors: string[] = [];
  readonly #dataDir = mkdtempSync(join(tmpdir(), "stillwater-studio-"));
  readonly #language: string;
  readonly #sets = new Map<
    Scene,
    { readonly token: string; readonly first: Moment | undefined; readonly listed: readonly Summary[] }
  >();
  readonly #pages = new Map<string, Page>();
  #program: Program | undefined;
  #browser: Browser | undefined;

  private constructor(language: string) {
    this.#language = language;
  }

  /** @param text default font size, in px */
  static async open(scenes: Iterable<Scene>, language: string, text?: number): Promise<Studio> {
    const studio = new Studio(language);
    try {
      await studio.#set(scenes);
      // Bots must not move during screenshots.
      const env = { BOT_PAUSE: "60000" };
      studio.#program = await open(studio.#dataDir, ANY_PORT, env);
      studio.#browser = await browserOf("canvas", text);
      return studio;
    } catch (error) {
      await studio.close();
      throw error;
    }
  }

  /** Writes the matches into the store, before a server opens it. */
  async #set(scenes: Iterable<Scene>): Promise<void> {
    const store = sqliteStores(join(this.#dataDir, "stillwater.db"));
    const tokens = tokensOf(await store.secrets.get("tokens"));
    const secret = await store.secrets.get("seeds");
    const stored = new Set<string>();
    for (const scene of scenes) {
      const moments = scene.matches.flatMap((staged, i) => momentOf(staged, `${scene.person.id}-${i}`) ?? []);
      for (const { log, match } of moments) {
        const { id } = match.config;
        if (stored.has(id)) continue;
        stored.add(id);
        // A server refuses matches whose commitment does not derive from its secret.
        const commitment = commit(seedOf(secret, id));
        const sealed = log.map((entry) => (entry.type === "MatchCreated" ? { ...entry, commitment } : entry));
        await store.events.append(id, 0, sealed, summaryOf({ log, match }));
      }
      const listed = moments.map(summaryOf).filter(isListed);
      this.#sets.set(scene, { token: await tokens.sign(scene.person), first: moments[0], listed });
    }
    await store.close();
  }

  /** False if the scene's match has no such moment. */
  has = (scene: Scene): boolean =>
    scene.at === "home" || scene.at === "history" || this.#sets.get(scene)?.first !== undefined;

  /** Takes the shots device by device, because each kind needs another page. */
  async photograph(shots: readonly (Shot & { readonly path: string })[]): Promise<void> {
    for (const device of ["desk", "phone"] as const) {
      const own = shots.filter(({ size }) => deviceFor(size) === device);
      const [first] = own;
      if (!first) continue;
      const page = await this.show(first);
      for (const { scene, size, theme, path } of own) {
        await page.setViewportSize(size);
        await page.emulateMedia(PREFERENCES[theme]);
        await isStill(page);
        await page.screenshot({ path, fullPage: scene.isLong === true });
      }
    }
  }

  async show({ scene, size, theme }: Shot): Promise<Page> {
    const page = await this.#page(deviceFor(size));
    await page.setViewportSize(size);
    await page.emulateMedia(PREFERENCES[theme]);
    await this.#enter(page, scene);
    await isStill(page);
    return page;
  }

  async #page(device: keyof typeof DEVICES): Promise<Page> {
    const known = this.#pages.get(device);
    if (known) return known;
    const context = await this.#browser!.newContext({
      ...DEVICES[device],
      baseURL: this.#program!.origin,
      locale: this.#language,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => this.errors.push(message));
    this.#pages.set(device, page);
    // A page needs an origin before it can write its storage.
    await page.goto("/nowhere");
    return page;
  }

  async #enter(page: Page, scene: Scene): Promise<void> {
    const { token, first, listed } = this.#sets.get(scene)!;
    const { id, name } = scene.person;
    const guest = JSON.stringify({ player: id, token, name });
    await page.evaluate(
      ([guest, aims]) => {
        localStorage.clear();
        localStorage.setItem("stillwater.player", guest);
        localStorage.setItem("stillwater.taught", aims);
      },
      [guest, AIMS.join(" ")] as const,
    );
    await page.unrouteAll();
    // The server lists no tables without connected players.
    if (scene.at === "home")
      await page.route(/\/api\/matches\?state=open&/, (route) => route.fulfill({ json: { matches: listed } }));
    // The stored log would fail the check: its deals do not derive from the server's secret.
    if (scene.at === "replay" && first) {
      const body = write({ header: headerOf(first.match, first.log), log: first.log });
      await page.route("**/api/matches/*/log", (route) => route.fulfill({ body }));
    }
    const hasCanvas = scene.at === "replay" || (scene.at === "table" && first?.match.phase !== "open");
    await page.goto(pathTo(scene, first), { waitUntil: hasCanvas ? "load" : "networkidle" });
    // A board of text has no canvas.
    if (hasCanvas)
      await page.waitForFunction(() => window.__game !== undefined || document.querySelector(".plain-board") !== null);
    if (scene.at === "replay") await page.locator('[data-check="done"]').waitFor({ state: "attached" });
    await scene.prepare?.(page, first!.match);
    if (scene.at === "table" && first?.match.phase === "over") await page.locator(".result").waitFor();
  }

  async close(): Promise<void> {
    const contexts = [...this.#pages.values()].map((page) => page.context());
    await Promise.all([...contexts.map((context) => context.close()), this.#program?.kill("SIGTERM")]);
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

const summaryOf = ({ log, match }: Pick<Moment, "log" | "match">): Summary =>
  summarize(gameOf(match.config.game)!, undefined, match, log);

function pathTo({ at }: Scene, first: Moment | undefined): string {
  switch (at) {
    case "table":
      return `/t/${first!.match.config.code}?test`;
    case "replay":
      return `/r/${first!.match.config.id}?test#t=20`;
    case "history":
      return "/history";
    case "home":
      return "/";
  }
}

/** Waits until everything is loaded, idle and painted. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  // A table receives its new size in the next frame.
  await twoFrames(page);
  await page.waitForFunction(() => window.__game?.idle() ?? true);
  await twoFrames(page);
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });

import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { because, count, flagsOf } from "../../server/cli/args.ts";
import { browserOf, closeBrowsers, executablePath, noBrowser } from "./kit/chromium.ts";
import { asked } from "./kit/command.ts";
import { openSheet, type Sheet, serveSheet } from "./kit/sheet.ts";

/** Serves a page with all pictures of a game, or writes a screenshot of each section to a directory. */
const USAGE = "npm run gallery -- [--game NAME] [--port 5173] [--out DIR]";

const DENSITY = 2;

const CLIENTS = fileURLToPath(new URL("../../client/games", import.meta.url));
const GAMES = readdirSync(CLIENTS).filter((game) => existsSync(join(CLIENTS, game, "gallery", "index.html")));

const flags = z.object({
  game: z.enum(GAMES, `not a game with a sheet; they are ${GAMES.join(", ")}`),
  port: count(1, 65_535),
  out: z.string().min(1, "empty; give a directory").optional(),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

const OPTIONS = {
  game: { type: "string", default: "tranquility" },
  port: { type: "string", default: "5173" },
  out: { type: "string" },
} as const;

const given = await asked((args) => flagsOf(args, OPTIONS, flags), USAGE);
if (given)
  process.exitCode = await (given.out === undefined
    ? serve(given.game, given.port)
    : photograph(given.game, resolve(given.out)));

function refuse(reason: string): number {
  process.stderr.write(`${reason}\nusage: ${USAGE}\n`);
  return 1;
}

async function serve(game: string, port: number): Promise<number> {
  try {
    const { address } = await serveSheet(port, game);
    process.stdout.write(`${address}\n`);
    return 0;
  } catch (error) {
    return refuse(`--port: ${port} cannot be listened on: ${because(error)}`);
  }
}

async function photograph(game: string, directory: string): Promise<number> {
  if (!executablePath) return refuse(`--out: no pictures${noBrowser}`);
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    return refuse(`--out: ${directory} cannot be written: ${because(error)}`);
  }
  const sheet = await serveSheet(0, game);
  try {
    return await photographAll(sheet, directory);
  } finally {
    await sheet.close();
  }
}

async function photographAll(sheet: Sheet, directory: string): Promise<number> {
  const errors: string[] = [];
  const browser = await browserOf("canvas");
  try {
    const page = await openSheet(browser, sheet, DENSITY, errors);
    for (const section of await page.locator("section").all()) {
      const name = await section.getAttribute("aria-labelledby");
      await section.screenshot({ path: join(directory, `${name}.png`) });
    }
  } finally {
    await closeBrowsers();
  }
  for (const error of errors) process.stderr.write(`${error}\n`);
  process.stdout.write(`${directory}\n`);
  return errors.length > 0 ? 1 : 0;
}

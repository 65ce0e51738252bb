import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { flagsOf } from "../../server/cli/args.ts";
import { build } from "./kit/build.ts";
import { closeBrowsers, executablePath, noBrowser } from "./kit/chromium.ts";
import { asked } from "./kit/command.ts";
import { SCENES } from "./kit/scenes.ts";
import { type Shot, Studio, THEMES } from "./kit/studio.ts";

/** Seeds are fixed, so screenshots are reproducible. */
const USAGE = 'npm run screenshots -- [--out DIR] [--only "WORD …"] [--size 390x844]… [--language en|fr|de]';

const SIZES = ["1440x900", "1024x768", "844x390", "390x844"];

const flags = z.object({
  out: z.string().default(fileURLToPath(new URL("../out/screenshots", import.meta.url))),
  only: z.string().default(""),
  size: z.array(z.string().regex(/^\d{3,4}x\d{3,4}$/, "write it as WIDTHxHEIGHT, in px")).default(SIZES),
  language: z.enum(["en", "fr", "de"], "choose en, fr or de").default("en"),
  positionals: z.array(z.string()).max(0, "unexpected argument; every flag begins with --"),
});

const text = { type: "string" } as const;
const given = await asked(
  (args) => flagsOf(args, { out: text, only: text, size: { ...text, multiple: true }, language: text }, flags),
  USAGE,
);
if (given) await takeAll(given);

function* wanted({ only, size: sizes, out }: z.infer<typeof flags>): Generator<Shot & { readonly path: string }> {
  const words = only.split(/\s+/);
  for (const scene of SCENES)
    for (const size of sizes)
      for (const theme of THEMES) {
        const name = `${scene.name}-${size}-${theme}`;
        const [width, height] = size.split("x").map(Number) as [number, number];
        if (words.every((word) => name.includes(word)))
          yield { scene, size: { width, height }, theme, path: join(resolve(out), `${name}.png`) };
      }
}

async function takeAll(given: z.infer<typeof flags>): Promise<void> {
  if (!executablePath) throw new Error(`no pictures${noBrowser}`);
  const shots = Map.groupBy(wanted(given), ({ scene }) => scene);
  mkdirSync(given.out, { recursive: true });
  await build();
  const studio = await Studio.open(shots.keys(), given.language);
  try {
    for (const [scene, own] of shots) if (studio.has(scene)) await studio.photograph(own);
  } finally {
    await studio.close();
    await closeBrowsers();
  }
  for (const error of studio.errors) process.stderr.write(`${error}\n`);
  if (studio.errors.length > 0) process.exitCode = 1;
  process.stdout.write(`${resolve(given.out)}\n`);
}

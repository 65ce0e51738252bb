import { fileURLToPath } from "node:url";
import { build } from "./kit/build.ts";
import { SCENES } from "./kit/scenes.ts";
import { Studio } from "./kit/studio.ts";

/** The README's picture, from the running program. Run it after the look has changed: `node test/e2e/portrait.ts`. */
const OUT = fileURLToPath(new URL("../../.readme/table.png", import.meta.url));

const scene = SCENES.find(({ name }) => name === "standard-5-middle")!;
await build();
const studio = await Studio.open([scene], "en");
await studio.photograph([{ scene, size: { width: 1440, height: 900 }, theme: "light", path: OUT }]);
await studio.close();
process.stdout.write(`${OUT}\n`);

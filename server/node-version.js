// Plain JavaScript, because a Node that is too old must read it.
import { readFileSync } from "node:fs";

const wanted = readFileSync(new URL("../.nvmrc", import.meta.url), "utf8").trim();
const present = process.versions.node;

if (Number.parseInt(present, 10) < Number.parseInt(wanted, 10)) {
  const mend = "npm rebuild node --ignore-scripts=false";
  process.stderr.write(
    `The install did not bring its own Node ${wanted}, and this is Node ${present}: run \`${mend}\`\n`,
  );
  process.exitCode = 1;
}

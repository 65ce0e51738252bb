/** Installs the packages that only benchmarks need. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const folder = import.meta.dirname;

if (!existsSync(`${folder}/node_modules/boardgame.io`)) {
  process.stdout.write("Installing what is compared with, once, into test/bench/node_modules …\n");
  const { status, error } = spawnSync("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"], {
    stdio: "inherit",
  });
  if (error || status !== 0) {
    process.stderr.write("The peers of the benchmarks could not be installed; try `npm ci --prefix test/bench`.\n");
    process.exit(1);
  }
}

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { GAMES } from "../../shared/games/index.ts";

/**
 * Builds and packs the npm package for programs.
 * usage: npm run sdk -- [--out FOLDER]
 */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const { out } = parseArgs({
  options: { out: { type: "string", default: fileURLToPath(new URL("../sdk/dist", import.meta.url)) } },
}).values;

const ENTRIES: Readonly<Record<string, string>> = {
  index: "client/sdk/index.ts",
  ...Object.fromEntries(Object.keys(GAMES).map((id) => [`games/${id}`, `shared/games/${id}/${id}.ts`])),
};

/** Packages become dependencies instead of being bundled. */
function isPackage(id: string): boolean {
  return /^[@a-z]/.test(id) && !id.startsWith("file:");
}

rmSync(out, { recursive: true, force: true });
await build({
  configFile: false,
  root: ROOT,
  logLevel: "warn",
  define: { "import.meta.env.DEV": "false" },
  build: {
    outDir: out,
    copyPublicDir: false,
    minify: false,
    target: "es2023",
    rolldownOptions: { external: isPackage },
    lib: {
      entry: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, `${ROOT}${path}`])),
      formats: ["es"],
    },
  },
});
execFileSync(
  process.execPath,
  [`${ROOT}node_modules/typescript/bin/tsc`, "-p", `${ROOT}client/sdk`, "--outDir", `${out}/types`],
  { stdio: "inherit" },
);
writeFileSync(`${out}/package.json`, JSON.stringify(manifest(), null, 2));
writeFileSync(`${out}/README.md`, readFileSync(`${ROOT}client/sdk/README.md`));
for (const name of Object.keys(ENTRIES))
  console.log(`${name}.js: ${sizeOf(name)} bytes with gzip, its imports included`);
execFileSync("npm", ["pack", "--silent"], { cwd: out, stdio: "inherit" });

function manifest(): object {
  const { version, license, dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
  const needed = ["@noble/hashes", "zod"].map((name) => [name, dependencies[name]]);
  const exports = Object.entries(ENTRIES).map(([name, path]) => [
    name === "index" ? "." : `./${name}`,
    { types: `./types/${path.replace(/ts$/, "d.ts")}`, default: `./${name}.js` },
  ]);
  return {
    name: "stillwater-client",
    version,
    description: "Accounts, tables and rules for bots and other programs at a Stillwater server",
    license,
    private: true,
    type: "module",
    engines: { node: ">=22.12" },
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(needed),
  };
}

/** The size of a module with its static imports, compressed with gzip, in bytes. */
function sizeOf(name: string): number {
  const seen = new Set<string>();
  const add = (path: string): number => {
    if (seen.has(path)) return 0;
    seen.add(path);
    const text = readFileSync(path);
    const imports = text.toString().matchAll(/(?:from|import)\s*"(\.[^"]+)"/g);
    return [...imports].reduce(
      (sum, [, to]) => sum + add(fileURLToPath(new URL(to!, `file://${path}`))),
      gzipSync(text, { level: 9 }).length,
    );
  };
  return add(`${out}/${name}.js`);
}

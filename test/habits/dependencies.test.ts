import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Overrides;
}
interface Overrides {
  readonly [name: string]: string | Overrides;
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly link?: boolean }>>;
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(existsSync);
const manifests = tracked.filter((path) => /(^|\/)package\.json$/.test(path));
const locks = tracked.filter((path) => /(^|\/)package-lock\.json$/.test(path));

/** An exact version, perhaps under an alias. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const OWN = /^file:(.+)$/;

const flat = (overrides: Overrides): readonly (readonly [string, string])[] =>
  Object.entries(overrides).flatMap(([name, asked]) => (typeof asked === "string" ? [[name, asked]] : flat(asked)));

describe("dependencies", () => {
  test.each(manifests)("are asked for by exact versions: %s", (path) => {
    const { dependencies = {}, devDependencies = {}, overrides = {} }: Manifest = read(path);
    const asked = [...Object.entries(dependencies), ...Object.entries(devDependencies), ...flat(overrides)];
    const isExact = (version: string): boolean => {
      const folder = OWN.exec(version)?.[1];
      return folder === undefined ? EXACT.test(version) : tracked.includes(join(dirname(path), folder, "package.json"));
    };
    expect(asked.filter(([, version]) => !isExact(version))).toEqual([]);
  });

  test.each(locks)("are locked by a digest, or are a folder of this project: %s", (path) => {
    const { packages }: Lock = read(path);
    const unsealed = Object.entries(packages).filter(
      ([place, { integrity, link }]) => place.includes("node_modules") && !link && integrity === undefined,
    );
    expect(unsealed.map(([place]) => place)).toEqual([]);
  });

  test("that are left out are replaced by stubs of this project, which the image has before it installs", () => {
    const { dependencies = {} }: Manifest = read("package.json");
    const stubs = Object.values(dependencies).flatMap((version) => OWN.exec(version)?.[1] ?? []);
    expect(stubs.length).toBeGreaterThan(0);
    const [before] = readFileSync("server/Dockerfile", "utf8").split("RUN npm ci");
    for (const stub of stubs) expect(before).toContain(`COPY ${stub.split("/")[0]} ${stub.split("/")[0]}`);
  });
});

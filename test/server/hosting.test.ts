import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { NetworkInterfaceInfo } from "node:os";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { configFrom, VARIABLES } from "../../server/config.ts";
import { originsOf } from "../../server/http/addresses.ts";
import { itemAt } from "../kit/item-at.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

describe("the unit of systemd", () => {
  const settings = read("server/hosting/stillwater.service")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("["))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
  const all = (name: string) => settings.flatMap(([key, value]) => (key === name ? [value] : []));
  const one = (name: string) => {
    expect([name, all(name).length]).toEqual([name, 1]);
    return itemAt(all(name), 0);
  };
  const env = Object.fromEntries(
    all("Environment").map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

  test("has known variables with accepted values, and its data in a writable folder", () => {
    const { NODE_ENV, ...ours } = env;
    expect(NODE_ENV).toBe("production");
    expect(Object.keys(ours).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(configFrom(ours).dataDir).toBe(`/var/lib/${one("StateDirectory")}`);
  });

  test("starts the server with its command line, and a SIGTERM ends it within its time", async () => {
    const folder = one("WorkingDirectory");
    const [command = "", ...args] = one("ExecStart").split(" ");
    expect(command.startsWith(`${folder}/`)).toBe(true);
    const program = join(ROOT, command.slice(folder.length));
    expect(existsSync(program)).toBe(true);
    const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...env, PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    const open = new Promise<string>((done) => {
      let said = "";
      child.stdout.on("data", (text) => {
        said += text;
        const [at] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (at) done(at);
      });
    });
    const origin = await Promise.race([open, ended.then(() => Promise.reject(new Error("it ended")))]);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    rmSync(dataDir, { recursive: true });
  });
});

describe("the compose file of one process", () => {
  const compose = read("server/hosting/compose.yaml");
  const port = configFrom({}).port;

  test("builds the existing image, with its port and its data", () => {
    const [, context, dockerfile] = /build: \{ context: (\S+), dockerfile: (\S+) \}/.exec(compose) ?? [];
    expect(join("server/hosting", context!)).toBe(".");
    const image = read(dockerfile!);
    expect(compose).toContain(`:${port}"]`);
    const [, volume, inside] = /volumes: \["(\w+):([^"]+)"\]/.exec(compose) ?? [];
    expect(compose).toContain(`\nvolumes:\n  ${volume}: {}\n`);
    const [, work] = /^WORKDIR (\S+)$/m.exec(image) ?? [];
    expect(inside).toBe(`${work}/${configFrom({}).dataDir}`);
  });

  test("gives the process only known variables", () => {
    const names = Array.from(compose.matchAll(/^ {6}([A-Z_]+):/gm), ([, name]) => name!);
    expect(names).toContain("TRUST_PROXY");
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });
});

describe("the addresses of pages that a server shows", () => {
  const address = (address: string, internal: boolean, family: "IPv4" | "IPv6" = "IPv4") =>
    ({ address, internal, family }) as NetworkInterfaceInfo;
  const interfaces = {
    lo: [address("127.0.0.1", true), address("::1", true, "IPv6")],
    eth0: [address("192.168.1.9", false), address("fe80::1", false, "IPv6")],
  };

  test.each([
    [
      "all addresses: this machine comes first, then the address for others",
      "0.0.0.0",
      ["http://localhost:80", "http://192.168.1.9:80"],
    ],
    ["one address alone: that one", "192.168.1.9", ["http://192.168.1.9:80"]],
    ["this machine alone: no other address is shown", "127.0.0.1", ["http://localhost:80"]],
    ["an address of IPv6: in brackets", "2001:db8::1", ["http://[2001:db8::1]:80"]],
  ])("when it listens on %s", (_, host, origins) => {
    expect(originsOf(host, 80, interfaces)).toEqual(origins);
  });
});

describe("npm", () => {
  const { scripts, allowScripts } = JSON.parse(read("package.json"));

  test("may run the existing install scripts, by their names", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as {
      packages: Record<string, { hasInstallScript?: true }>;
    };
    const scripted = Object.keys(packages).filter((path) => itemAt(packages, path).hasInstallScript);
    expect(Object.keys(allowScripts).toSorted()).toEqual(
      scripted.map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)).toSorted(),
    );
  });

  test("says before a start or a build which command mends an install without its own Node", async () => {
    for (const name of ["prestart", "build", "dev", "precluster"])
      expect(scripts[name]).toMatch(/^node server\/node-version\.js && node /);
    const older = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
    const child = spawn(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(older)}`, join(ROOT, "server/node-version.js")],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    expect(await once(child, "close")).toEqual([1, null]);
    expect(said).toMatch(
      /^The install did not bring its own Node \S+, and this is Node 20\.20\.2: run `npm rebuild node[^`]*`\n$/,
    );
  });
});

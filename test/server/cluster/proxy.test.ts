import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { processesConf, startProxy } from "../../../server/cluster/proxy/proxy.ts";
import { configFrom, VARIABLES } from "../../../server/config.ts";
import { LARGEST_BODY, LARGEST_DOCUMENT, LARGEST_MATCH } from "../../../server/http/errors.ts";
import { EXAMINING } from "../../../server/match/offline-uploads.ts";
import { hasNginx, noNginx } from "../../kit/cluster.ts";
import { itemAt } from "../../kit/item-at.ts";
import { freePort } from "../rooms/program.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const shipped = (path: string) => readFileSync(join(ROOT, "server", path), "utf8");

const compose = shipped("cluster/compose.yaml");
const dockerfile = shipped("Dockerfile");
const nginx = shipped("cluster/proxy/nginx.conf");
const { port } = configFrom({});

const all = (text: string, pattern: RegExp): string[][] =>
  Array.from(text.matchAll(pattern), (found) => found.slice(1).map(String));

/** `head` is the block's first line. */
function blockOf(head: string): string {
  const lines = compose.split("\n");
  const from = lines.indexOf(head);
  expect([head, from >= 0]).toEqual([head, true]);
  const indent = (line: string) => line.length - line.trimStart().length;
  const length = lines.slice(from + 1).findIndex((line) => line.trim() && indent(line) <= indent(head));
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join("\n");
}

/** Required variables become `chosen`. */
const resolved = (value: string): string =>
  value.replace(/^"(.*)"$/, "$1").replaceAll(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, usual) => usual ?? "chosen");

const processes = all(compose, /^ {2}(stillwater-\d+):$/gm).flat();

describe("the compose file", () => {
  test("has a proxy that leads to its processes, each at the address that it announces", () => {
    expect(processes).toHaveLength(3);
    expect(shipped("cluster/proxy/processes.conf")).toBe(processesConf(processes.map((name) => `${name}:${port}`)));
    const addresses = all(compose, /PUBLIC_ADDRESS: "\$\{PUBLIC_HOST:-localhost:8080\}(\/p\/\d+)"/g).flat();
    expect(addresses).toEqual(processes.map((_, i) => `/p/${i + 1}`));
  });

  test("gives each process only known variables, with values that are accepted", () => {
    const shared = Object.fromEntries(all(blockOf("x-environment: &environment"), /^ {2}([A-Z_]+): (.*)$/gm)) as Env;
    for (const name of processes) {
      const [own] = all(blockOf(`  ${name}:`), /environment: \{ <<: \*environment, ([A-Z_]+): (".*") \}/g);
      const env = Object.fromEntries(
        Object.entries({ ...shared, [itemAt(own!, 0)]: itemAt(own!, 1) }).map(([variable, value]) => [
          variable,
          resolved(value),
        ]),
      );
      expect(Object.keys(env).filter((variable) => !VARIABLES.includes(variable))).toEqual([]);
      const { databaseUrl, redisUrl, publicAddress, proxies } = configFrom(env);
      expect(publicAddress).toBe(`localhost:8080/p/${name.at(-1)}`);
      expect(proxies).toEqual(["private"]);
      // Services and the database of the compose file.
      const [database, redis] = [new URL(databaseUrl!), new URL(redisUrl!)];
      for (const { hostname } of [database, redis]) expect(compose).toMatch(new RegExp(`^  ${hostname}:$`, "m"));
      expect([database.username, database.pathname]).toEqual(["stillwater", "/stillwater"]);
      expect(blockOf("  postgres:")).toContain("POSTGRES_USER: stillwater,");
    }
  });

  test("names existing files, and ports on which a process listens", () => {
    const [[context, file]] = all(compose, /build: \{ context: (\S+), dockerfile: (\S+) \}/g) as [[string, string]];
    expect(existsSync(join(ROOT, "server/cluster", context, file))).toBe(true);
    expect(join(ROOT, "server/cluster", context, "/")).toBe(ROOT);
    const mounted = all(blockOf("  proxy:"), /- (\.\/\S+):(\/etc\/nginx\/\S+):ro$/gm) as [string, string][];
    expect(mounted.map(([, at]) => at)).toEqual(["/etc/nginx/nginx.conf", "/etc/nginx/processes.conf"]);
    for (const [path] of mounted) expect([path, existsSync(join(ROOT, "server/cluster", path))]).toEqual([path, true]);
    const [listened] = all(nginx, /^ *listen (\d+);$/gm).flat();
    expect(blockOf("  proxy:")).toContain(`ports: ["\${PORT:-8080}:${listened}"]`);
    const [needed] = all(blockOf("  proxy:"), /depends_on: \[(.*)\]/g).flat();
    expect(needed!.split(", ")).toEqual(processes);
    const volumes = all(compose, /volumes: \["(\w+):/g).flat();
    for (const volume of volumes) expect(blockOf("volumes:")).toContain(`${volume}:`);
  });
});

type Env = Record<string, string>;

const BYTES: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2 };

describe("the proxy", () => {
  test("passes every body that a process accepts, and waits as long as a process does", () => {
    const [[count, unit]] = all(nginx, /^ *client_max_body_size (\d+)([km]);$/gm) as [[string, string]];
    expect(Number(count) * itemAt(BYTES, unit)).toBe(Math.max(LARGEST_BODY, LARGEST_DOCUMENT, LARGEST_MATCH));
    const [, pages] = nginx.split("location / {");
    const [waited] = all(pages!, /proxy_read_timeout (\d+)s;/g).flat();
    expect(Number(waited) * 1000).toBeGreaterThan(EXAMINING.timeLimit);
  });

  test("sets the headers for the requested address and the client itself, and replaces those that the client sent", () => {
    const set = new Map(all(nginx, /^ *proxy_set_header (\S+) (\S+);$/gm) as [string, string][]);
    expect(Object.fromEntries(set)).toMatchObject({
      Host: "$http_host",
      "X-Forwarded-For": "$remote_addr",
      "X-Forwarded-Host": "$http_host",
      "X-Forwarded-Proto": "$scheme",
    });
    // Locations with own headers would not inherit these.
    const [outside, ...locations] = nginx.split(/^ *location /m);
    expect(outside).toContain("X-Forwarded-Host");
    for (const location of locations) expect(location).not.toContain("proxy_set_header");
  });

  test.skipIf(!hasNginx)(`answers in the form of the API where no process does${noNginx}`, async () => {
    const lengths: number[] = [];
    const process = createServer(async (request, response) => {
      lengths.push((await text(request)).length);
      response.writeHead(413, { "content-type": "text/plain" }).end("its own words");
    });
    await new Promise<void>((done) => process.listen(0, "127.0.0.1", done));
    const port = await freePort();
    const proxy = await startProxy(port, [`127.0.0.1:${(process.address() as AddressInfo).port}`]);
    const answer = async (path: string, init?: RequestInit) => {
      const response = await fetch(`${proxy.origin}${path}`, init);
      const type = response.headers.get("content-type");
      const said = await response.text();
      return [response.status, type === "application/json" ? JSON.parse(said).reason : said];
    };
    const post = (length: number) => ({ method: "POST", body: "x".repeat(length) });
    try {
      for (const length of [LARGEST_BODY, LARGEST_DOCUMENT, LARGEST_MATCH])
        expect(await answer("/api/history", post(length))).toEqual([413, "its own words"]);
      expect(lengths).toEqual([LARGEST_BODY, LARGEST_DOCUMENT, LARGEST_MATCH]);
      expect(await answer("/api/history", post(LARGEST_MATCH + 1))).toEqual([413, "TooLarge"]);
      expect(await answer(`/${"x".repeat(40_000)}`)).toEqual([400, "BadRequest"]);
      expect(await answer("/", { headers: { "x-long": "x".repeat(40_000) } })).toEqual([400, "BadRequest"]);
      process.closeAllConnections();
      await new Promise((done) => process.close(done));
      for (const path of ["/", "/api/health", "/matchmake/create/table", "/p/1/x"])
        expect(await answer(path)).toEqual([503, "NoProcess"]);
    } finally {
      await proxy.close();
      process.close();
    }
  });
});

describe("the image", () => {
  test("is built from files that exist and are in the build context, and listens where it says", () => {
    const hidden = shipped("Dockerfile.dockerignore").trim().split("\n");
    const copied = all(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap(([names]) => names!.split(" "));
    expect(copied).toContain("package-lock.json");
    const run = all(dockerfile, /CMD \["node_modules\/\.bin\/node", (?:"--[^"]+", )*"([^-"]+)"/g).flat();
    expect(run).toEqual(["server/main.ts"]);
    for (const path of [...copied, ...run]) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
      expect(hidden.filter((each) => path === each || path.startsWith(`${each}/`))).toEqual([]);
    }
    expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([[String(port)]]);
    expect(dockerfile).toContain(`http://127.0.0.1:${port}/api/health/alive`);
  });

  test("has the Node version that the project runs on", () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { dependencies: Env };
    const [version] = dependencies.node!.split(".");
    expect(new Set(all(dockerfile, /^FROM node:(\d+)-/gm).flat())).toEqual(new Set([version]));
  });
});

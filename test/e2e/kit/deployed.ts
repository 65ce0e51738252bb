import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import express, { type RequestHandler } from "express";
import { HEADERS } from "../../../server/http/headers.ts";
import { pages } from "../../../server/http/pages.ts";

export const DIST = fileURLToPath(new URL("../../../client/dist", import.meta.url));

/** Serves a built client, without an API. */
export interface Deployment {
  readonly origin: string;
  readonly entry: string;
  /** Switches to a build whose entry script and documents have new names; the old names are gone. */
  update(): void;
  cut(): Promise<void>;
  close(): Promise<void>;
}

const entryOf = (dist: string): string =>
  `/assets/${readdirSync(join(dist, "assets")).find((name) => /^home-.*\.js$/.test(name))!}`;

/** Copies a build, with other names for entry script and documents. */
function anotherOf(dist: string): string {
  const other = mkdtempSync(join(tmpdir(), "stillwater-dist-"));
  cpSync(dist, other, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const renewed = (text: string): string =>
    text.replaceAll(/\b(home|shell-(?:en|fr|de))-[\w-]{7,12}(?=\.(js|html))/g, "$1-anotherone");
  for (const entry of readdirSync(other, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|json|html)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = renewed(readFileSync(path, "utf8"));
    rmSync(path);
    writeFileSync(
      join(entry.parentPath, renewed(entry.name)),
      entry.name === "worker.js" ? text.replace(/(name:[`"'])/, "$1x") : text,
    );
  }
  return other;
}

export async function deploy(): Promise<Deployment> {
  const app = express();
  let dist = DIST;
  let served: RequestHandler = pages(dist);
  app.use((_request, response, next) => {
    response.set(HEADERS);
    next();
  });
  app.use("/api", (_request, response) => void response.status(503).json({ error: "there are no tables here" }));
  app.use((request, response, next) => served(request, response, next));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    get entry() {
      return entryOf(dist);
    },
    update() {
      dist = anotherOf(dist);
      served = pages(dist);
    },
    cut,
    async close() {
      await cut();
      if (dist !== DIST) rmSync(dist, { recursive: true });
    },
  };
}

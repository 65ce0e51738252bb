import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import prefresh from "@prefresh/vite";
import type { Application, RequestHandler } from "express";
import { createServer, type Plugin } from "vite";
import type { RequestFilter } from "./http/request-filter.ts";

const ROOT = fileURLToPath(new URL("../client/", import.meta.url));

/** Path of the socket for hot updates. No room has this path. */
const HOT = "/@hot";

const REPLACED = /\.(tsx|css)$/;

/** This module is not replaced in the page, because a new instance would have no loaded screens. */
const APP = `${ROOT}app/app.tsx`;

/**
 * Reloads the page after a change of any file that is not `REPLACED`, because its old values may be in use anywhere.
 */
const reload: Plugin = {
  name: "reload",
  hotUpdate({ file, modules }) {
    if (modules.length === 0 || REPLACED.test(file)) return undefined;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

/**
 * Serves the client from its sources, for `npm run dev`. Changed components and styles are replaced in the page.
 * @returns the handler of pages
 */
export async function mountVite(app: Application, filter: RequestFilter): Promise<RequestHandler> {
  // Listens on no port: the filter forwards sockets.
  const sockets = createHttpServer();
  filter.forwardSockets(HOT, sockets);
  const vite = await createServer({
    // Otherwise Vite bundles its config into a temporary file, for which `node --watch` restarts this process.
    configLoader: "native",
    root: ROOT,
    server: { middlewareMode: true, ws: { server: sockets, path: HOT } },
    plugins: [await prefresh({ exclude: APP }), reload],
    appType: "custom",
  });
  app.use(vite.middlewares);
  return async (request, response) => {
    const html = await readFile(`${ROOT}index.html`, "utf8");
    response.type("html").send(await vite.transformIndexHtml(request.originalUrl, html));
  };
}

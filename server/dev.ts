import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import prefresh from "@prefresh/vite";
import type { Application, RequestHandler } from "express";
import { createServer, type Plugin } from "vite";
import type { RequestFilter } from "./http/request-filter.ts";

const ROOT = fileURLToPath(new URL("../client/", import.meta.url));

/** Socket path of hot updates. No room has this path. */
const HOT = "/@hot";

const REPLACED = /\.(tsx|css)$/;

/** Replacing this module would lose the loaded screens. */
const APP = `${ROOT}app/app.tsx`;

/** Reloads the page after changes of other files than `REPLACED`, because old values may be in use anywhere. */
const reload: Plugin = {
  name: "reload",
  hotUpdate({ file, modules }) {
    if (modules.length === 0 || REPLACED.test(file)) return undefined;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

/**
 * Serves the client from its sources, with hot replacement.
 * @returns the handler of pages
 */
export async function mountVite(app: Application, filter: RequestFilter): Promise<RequestHandler> {
  // Listens on no port: the filter forwards sockets.
  const sockets = createHttpServer();
  filter.forwardSockets(HOT, sockets);
  const vite = await createServer({
    // Otherwise Vite writes a temporary config file, and `node --watch` restarts this process.
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

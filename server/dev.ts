import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import prefresh from "@prefresh/vite";
import type { Application, RequestHandler } from "express";
import { createServer, type Plugin } from "vite";
import type { Gate } from "./http/gate.ts";

const ROOT = fileURLToPath(new URL("../client/", import.meta.url));

/** The path of the socket by which pages hear of changes. No room has it. */
const HOT = "/@hot";

/** Components and styles: they are replaced in a page as it stands. */
const REPLACED = /\.(tsx|css)$/;

/** Its module holds the screens that were fetched: anew, it would have none. */
const APP = `${ROOT}app/app.tsx`;

/** After a change of any other file pages load anew, and come back to their seats: values made by its old version may be anywhere. */
const reload: Plugin = {
  name: "reload",
  hotUpdate({ file, modules }) {
    if (modules.length === 0 || REPLACED.test(file)) return undefined;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

/**
 * The client straight from its sources, for `npm run dev` only. A component or a style that changes is replaced in the page, whose
 * state stays.
 * @returns what answers with a page
 */
export async function mountVite(app: Application, gate: Gate): Promise<RequestHandler> {
  // It listens to no port: the gate hands the sockets of this path on to it.
  const sockets = createHttpServer();
  gate.handOn(HOT, sockets);
  const vite = await createServer({
    // Vite would bundle it into a file that comes and goes, for which `node --watch` restarts this process each time.
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

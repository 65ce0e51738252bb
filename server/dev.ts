import type { Application } from "express";

/** The client straight from its sources, rebuilt as they change; for `npm run dev` only. */
export async function mountVite(app: Application): Promise<void> {
  const { createServer } = await import("vite");
  const root = new URL("../client/", import.meta.url).pathname;
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { port: 2568 } }, appType: "spa" });
  app.use(vite.middlewares);
}

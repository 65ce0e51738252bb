import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import express, { Router } from "express";
import { EMBEDDED } from "./headers.ts";

/** The built client: hashed files for ever, the page itself never from a cache. */
export function pages(dist: string): Router {
  const router = Router();
  const index = join(dist, "index.html");
  router.use(
    express.static(dist, {
      index: false,
      setHeaders: (response, file) => {
        const forever = file.includes(normalize("/assets/"));
        response.setHeader("Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
      },
    }),
  );
  router.use("/embed", (_request, response, next) => {
    response.removeHeader("x-frame-options");
    response.set(EMBEDDED);
    next();
  });
  router.get("/{*rest}", (request, response) => {
    // A page of an older release asks for files that are gone: a page in their place would not run.
    if (request.path.startsWith("/assets/")) response.status(404).type("text").send("There is no such file.\n");
    else if (existsSync(index)) response.set("Cache-Control", "no-cache").sendFile(index);
    else
      response
        .status(503)
        .type("text")
        .send("The client is not built yet: run `npm run build`, or start with `npm start`.\n");
  });
  return router;
}

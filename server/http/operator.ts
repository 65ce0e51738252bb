import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Router } from "express";
import { VERSION } from "../../shared/version.ts";
import type { Gauges } from "../metrics.ts";
import type { StoreLocation } from "../store/location.ts";
import { lastBackupOf } from "../store/sqlite/copy.ts";

/** Suffixes of the database and its write-ahead log. */
const PARTS: readonly string[] = ["", "-wal"];

const MB = 1024 * 1024;

const megabytes = (bytes: number): string => `${(bytes / MB).toLocaleString("en", { maximumFractionDigits: 0 })} MB`;

const moment = (time: Date): string => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

async function diskLines(location: StoreLocation): Promise<Readonly<Record<string, string>>> {
  if (location.kind === "memory") return { Database: "in memory: nothing is stored on disk" };
  if (location.kind === "postgres") return { Database: "PostgreSQL: back it up with its own tools" };
  const { file } = location;
  const sizes = await Promise.all(
    PARTS.map((part) =>
      stat(file + part).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const { bavail, bsize } = await statfs(dirname(file));
  const copied = await lastBackupOf(file);
  return {
    Database: megabytes(sizes.reduce((sum, size) => sum + size, 0)),
    "Free disk space": megabytes(bavail * bsize),
    "Last backup": copied ? `${moment(copied.at)}, to ${copied.to}` : "none yet: run npm run backup -- FILE",
  };
}

interface OperatorDeps {
  readonly present: () => Gauges;
  readonly location: StoreLocation;
  readonly reported: () => Promise<number>;
}

async function linesOf({ present, location, reported }: OperatorDeps): Promise<Readonly<Record<string, string>>> {
  const gauges = present();
  const reports = await reported();
  return {
    Version: `${VERSION}, on Node ${process.versions.node}`,
    "Running since": moment(new Date(Date.now() - process.uptime() * 1000)),
    "Tables in memory": String(gauges.tables),
    "Players at tables": String(gauges.seats.human),
    "Bots at tables": String(gauges.seats.bot),
    "Open connections": String(gauges.sockets),
    ...(gauges.isClusterReachable ? {} : { Redis: "cannot be reached" }),
    ...(reports > 0 && { "Reported notes": `${reports}: run npm run notes` }),
    Memory: megabytes(process.memoryUsage.rss()),
    ...(await diskLines(location)),
  };
}

/** `RequestFilter` controls access. */
export function operatorRouter(deps: OperatorDeps): Router {
  const router = Router();
  router.get("/operator", async (_request, response) => {
    const lines = Object.entries(await linesOf(deps));
    const rows = lines.map(([name, value]) => `<tr><th scope="row" align="left">${name}<td>${escaped(value)}`);
    response
      .set("Cache-Control", "no-store")
      .type("html")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
          `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="30">` +
          `<title>Stillwater: this server</title><h1>This server</h1><table cellpadding="6">${rows.join("")}</table>` +
          `<p>For Prometheus: <a href="/metrics">/metrics</a>. Checks: <a href="/api/health">/api/health</a>.</html>\n`,
      );
  });
  return router;
}

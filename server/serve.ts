import { networkInterfaces } from "node:os";
import { setTimeout } from "node:timers/promises";
import { type App, createApp } from "./app.ts";
import { RedisUnreachable } from "./cluster/unreachable.ts";
import { BadConfig, type Config, configFrom } from "./config.ts";
import { boundGarbage } from "./heap.ts";
import { originsOf } from "./http/addresses.ts";
import type { Entropy } from "./ids.ts";
import { openLog, takeConsole } from "./log.ts";
import { isCorrupt } from "./store/sqlite/salvage.ts";

/** Time limits of draining and closing, in ms. */
const [DRAINING, CLOSING] = [30_000, 10_000];

/**
 * Starts the server, which runs until SIGINT or SIGTERM.
 * @param entropy see `AppDeps` in app.ts
 */
export async function serve(entropy?: Entropy): Promise<void> {
  boundGarbage();
  // Without a listener, a failed write to a full disk would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const config = readConfig();
  const log = openLog(config.logLevel);
  const isDev = process.argv.includes("--dev");
  // In development, the console shows the output of the build.
  if (!isDev) takeConsole(log);
  const mount = isDev ? (await import("./dev.ts")).mountVite : undefined;
  const app = await createApp(config, { mount, log, entropy }).catch((error) => cannotStart(config, error));
  // Every match is on disk, and a broken match must not stop the others.
  process.on("unhandledRejection", (error) => app.onError(error, "unhandled rejection"));
  process.on("uncaughtException", (error) => app.onError(error, "uncaught exception"));
  const port = await app.listen(config.port, config.host).catch((error) => cannotListen(config, error));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(app));
  // At any log level, because the operator waits for this line.
  const [own, ...others] = originsOf(config.host, port, networkInterfaces());
  const forOthers = others.length === 0 ? "" : `, and for others on your network at ${others.join(" or ")}`;
  openLog("info").info({ port }, `Stillwater is open at ${own}${forOthers}`);
}

function readConfig(): Config {
  try {
    return configFrom(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

function cannotStart(config: Config, error: Error): never {
  if (error instanceof RedisUnreachable) {
    process.stderr.write(`Cannot use the Redis at REDIS_URL: ${error.message}\n`);
    process.exit(1);
  }
  const data = config.databaseUrl === undefined ? `DATA_DIR=${JSON.stringify(config.dataDir)}` : "DATABASE_URL";
  const help = isCorrupt(error) ? "; npm run doctor lists the damage and how to repair it" : "";
  process.stderr.write(`Cannot start with the data in ${data}: ${error.message}${help}\n`);
  process.exit(1);
}

function cannotListen(config: Config, error: NodeJS.ErrnoException): never {
  const why =
    error.code === "EADDRINUSE" ? "another program uses this port; set PORT to another number" : error.message;
  process.stderr.write(`Cannot listen on port ${config.port}: ${why}\n`);
  process.exit(1);
}

async function stop(app: App): Promise<void> {
  await Promise.race([app.drain(), setTimeout(DRAINING)]);
  void setTimeout(CLOSING, undefined, { ref: false }).then(() => process.exit(1));
  await app.close();
  process.exit(0);
}

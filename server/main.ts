import { BadConfig, type Config, configFrom } from "./config.ts";
import { output } from "./log.ts";

/** How long a stop may take before it is forced, in milliseconds. */
const PATIENCE = 10_000;

// What the framework prints while it loads may meet a full disk too.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
const config = readConfig();
// Loaded after the environment was read: the framework loads files of its own into it.
const { createApp } = await import("./app.ts");
const mount = process.argv.includes("--dev") ? (await import("./dev.ts")).mountVite : undefined;
const app = await createApp(config, mount).catch(cannotStart);
// Every match is on disk, and one that is broken is no reason to stop the others.
process.on("unhandledRejection", (error) => app.onError(error, "a promise that nobody holds"));
process.on("uncaughtException", (error) => app.onError(error, "where nobody catches"));
const port = await app.listen(config.port, config.host).catch(cannotListen);
output.write(`Stillwater is open at http://localhost:${port}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

function readConfig(): Config {
  try {
    return configFrom(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

function cannotStart(error: Error): never {
  process.stderr.write(`Cannot start with the data in DATA_DIR=${JSON.stringify(config.dataDir)}: ${error.message}\n`);
  process.exit(1);
}

function cannotListen(error: NodeJS.ErrnoException): never {
  const why = error.code === "EADDRINUSE" ? "something else listens there; set PORT to another number" : error.message;
  process.stderr.write(`Cannot listen on port ${config.port}: ${why}\n`);
  process.exit(1);
}

/** Every open match goes on from the store after this. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await app.close();
  process.exit(0);
}

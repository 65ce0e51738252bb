import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ColyseusTestServer } from "@colyseus/testing";
import { type App, createApp } from "../../server/app.ts";
import type { Config } from "../../server/config.ts";
import { type Guest, guestOf } from "./guest.ts";

/** A whole server of its own, on a port of its own, with its data in a folder of its own. */
export interface TestApp {
  readonly app: App;
  readonly colyseus: ColyseusTestServer;
  readonly origin: string;
  guest(name: string): Promise<Guest>;
  stop(): Promise<void>;
}

/** One server a worker: the framework's matchmaker is one a process. */
const portOfWorker = () => 26_000 + Number(process.env.VITEST_POOL_ID ?? 0);

export async function startApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-"));
  const port = portOfWorker();
  const config: Config = {
    port,
    host: "127.0.0.1",
    dataDir,
    store: "sqlite",
    botPause: 0,
    logLevel: "silent",
    ...overrides,
  };
  const app = await createApp(config);
  await app.server.listen(port, "127.0.0.1");
  const colyseus = new ColyseusTestServer(app.server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    app,
    colyseus,
    origin,
    guest: (name) => guestOf(origin, name),
    async stop() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

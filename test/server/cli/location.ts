import { onTestFinished, vi } from "vitest";
import { databaseIn } from "../../../server/config.ts";
import type { StoreLocation } from "../../../server/store/location.ts";
import { freshSchema } from "../../kit/postgres.ts";
import { folder } from "./terminal.ts";

/** Sets the environment variables to an empty database. */
export async function ownLocation(kind: StoreLocation["kind"]): Promise<StoreLocation> {
  const dataDir = folder();
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  if (kind === "memory") return { kind };
  if (kind === "file") return { kind, file: databaseIn(dataDir) };
  const { url, drop } = await freshSchema();
  onTestFinished(drop);
  vi.stubEnv("DATABASE_URL", url);
  return { kind, url };
}

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { configFrom } from "../../../server/config.ts";
import type { Row } from "../../bench/report.ts";
import { type WayToWrite, waysToWrite } from "../../kit/ways-to-write.ts";
import { ANY_PORT, open } from "../../server/rooms/program.ts";

/** `seconds` must exceed one window of LIMIT_WRITES. */
interface DiskGrowth {
  readonly seconds: number;
}

/** Concurrent writers for each way to make the server store something. */
const WRITERS = 6;
const TEN_MINUTES = 600;
/** Maximum growth in ten minutes, in bytes. */
const MOST = 100e6;

/** How fast the disk fills when one network writes in every way, as fast as all limits allow. */
export async function diskGrowth({ seconds }: DiskGrowth): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-growth-"));
  const { count, seconds: window } = configFrom({}).limits.writes!;
  const program = await open(dataDir, ANY_PORT, { LIMIT_WRITES: `${count}/${window}` });
  try {
    const ways = await waysToWrite(program.origin);
    const begun = bytesIn(dataDir);
    const sizes: number[] = [begun];
    const end = performance.now() + seconds * 1000;
    const counts = { granted: 0, refused: 0 };
    const writing = ways.flatMap((way) => Array.from({ length: WRITERS }, (_, i) => write(way, i, end, counts)));
    while (performance.now() < end) {
      await pause(1000);
      sizes.push(bytesIn(dataDir));
    }
    // A closed connection gives no more answers.
    await Promise.race([Promise.all(writing), pause(5000)]);
    const fastest = Math.max(...sizes.map((size, i) => size - sizes[Math.max(0, i - window)]!));
    // Ten minutes can overlap one more window than fit into them.
    const inTenMinutes = fastest * (TEN_MINUTES / window + 1);
    assert.ok(counts.refused > 0, "nothing was refused: the limit was not reached");
    assert.ok(inTenMinutes <= MOST, `${inTenMinutes} bytes in ten minutes`);
    return {
      name: `one network writes for ${Math.round(seconds)} s`,
      figures: {
        "MB in all": (sizes.at(-1)! - begun) / 1e6,
        "MB in the fastest window": fastest / 1e6,
        "MB in ten minutes at most": inTenMinutes / 1e6,
        granted: counts.granted,
        refused: counts.refused,
      },
    };
  } finally {
    await program.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function write(
  { write }: WayToWrite,
  writer: number,
  end: number,
  counts: { granted: number; refused: number },
): Promise<void> {
  for (let n = writer; performance.now() < end; n += WRITERS) {
    const isGranted = await write(n).catch(() => false);
    counts[isGranted ? "granted" : "refused"]++;
    if (!isGranted) await pause(200);
  }
}

/** Includes the write-ahead log. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce((sum, name) => {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (stat?.isFile() ? stat.size : 0);
  }, 0);

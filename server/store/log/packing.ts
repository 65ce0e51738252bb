import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { Unreadable } from "../errors.ts";

/** A stream's rows up to a version, compressed without digests; and the last row's digest. */
export interface PackedLog {
  readonly version: number;
  readonly digest: string;
  readonly rows: Uint8Array;
}

const compress = promisify(brotliCompress);

/** Almost as small as with Brotli's best quality, in a tenth of the time. */
const QUALITY = 9;

/**
 * Compresses in the thread pool.
 * @param rows JSON values
 */
export function packed(rows: readonly unknown[]): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
  return compress(JSON.stringify(rows), { params });
}

/**
 * @param since the version before the first row
 * @throws Unreadable if the log cannot be decompressed, or has another number of rows
 */
export function unpacked<Row>(log: PackedLog, since: number): readonly Row[] {
  const held = attempt(() => unpackedRows<Row>(log));
  if (!Array.isArray(held) || held.length !== log.version - since)
    throw new Unreadable("MatchIsDamaged", since + 1, "its log was packed, and cannot be unpacked");
  return held;
}

/** @throws an error of decompression or parsing */
export const unpackedRows = <Row>({ rows }: Pick<PackedLog, "rows">): readonly Row[] =>
  JSON.parse(brotliDecompressSync(rows).toString("utf8"));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** How long a finished log must be unchanged, in ms. */
const REST = 3_600_000;
/** Delay after a full batch and after any other, in ms; and the size of a batch. */
const [MORE, DONE, TOGETHER] = [1000, 60_000, 20];

/** @returns a function that stops packing and waits for the current batch */
export function keepPacked(
  store: { pack(before: string, limit: number): Promise<number> },
  onError: (error: unknown, where: string) => void,
): () => Promise<void> {
  let isOver = false;
  let packing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = (wait: number) => {
    timer = setTimeout(() => {
      packing = pack();
    }, wait).unref();
  };
  const pack = async () => {
    const before = new Date(Date.now() - REST).toISOString();
    const packed = await store.pack(before, TOGETHER).catch((error: unknown) => {
      onError(error, "packing");
      return 0;
    });
    if (!isOver) next(packed === TOGETHER ? MORE : DONE);
  };
  next(DONE);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await packing;
  };
}

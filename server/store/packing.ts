import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { Unreadable } from "./store.ts";

/** A log in one row: all rows that its stream holds up to a version, without what seals each, and what seals the last of them. */
export interface Packed {
  readonly version: number;
  readonly digest: string;
  readonly rows: Uint8Array;
}

const compress = promisify(brotliCompress);

/** Nearly as small as it gets, in a tenth of the time. */
const QUALITY = 9;

/** Rows of a log, each as a value of JSON, in a few bytes. The event loop does not wait for it. */
export function packed(rows: readonly unknown[]): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
  return compress(JSON.stringify(rows), { params });
}

/**
 * @param since the rows are those of the versions after this one
 * @throws Unreadable if that differs from the packed rows
 */
export function unpacked<Row>(log: Packed, since: number): readonly Row[] {
  const held = attempt(() => unpackedRows<Row>(log));
  if (!Array.isArray(held) || held.length !== log.version - since)
    throw new Unreadable("MatchIsDamaged", since + 1, "its log was packed, and cannot be unpacked");
  return held;
}

/** The rows of a packed log, unchecked. @throws an error of decompression or parsing */
export const unpackedRows = <Row>({ rows }: Pick<Packed, "rows">): readonly Row[] =>
  JSON.parse(brotliDecompressSync(rows).toString("utf8"));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Logs of matches that are over are packed when nothing has changed in them for so long, in milliseconds. */
const REST = 3_600_000;
/**
 * How long to wait, in milliseconds, before it is looked for more of them: when there were many, and when all are done; and how
 * many are packed at a time. A database of an earlier release has all its matches packed that way, and plays meanwhile.
 */
const [MORE, DONE, TOGETHER] = [1000, 60_000, 20];

/** Packs what has come to rest, as long as the process runs. @returns the way to stop, which waits for what is under way */
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

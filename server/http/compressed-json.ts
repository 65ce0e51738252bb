import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Request, Response } from "express";
import { sendCompressed } from "./reads.ts";

const compress = promisify(gzip);

/** Level 4 takes half the time of the default level; results are 10 % larger. */
const OPTIONS = { level: 4 };

/** JSON compressed with gzip, and the ETag of the uncompressed text. */
interface CompressedJson {
  readonly bytes: Promise<Uint8Array>;
  readonly etag: string;
}

const kept = new WeakMap<object, CompressedJson>();

/** Sends a value as JSON. The same object is compressed only once, in the thread pool. */
export async function sendCachedJson(request: Request, response: Response, value: object): Promise<void> {
  const { bytes, etag } = kept.get(value) ?? compressed(request, value);
  await sendCompressed(request, response.type("json").set("etag", etag), await bytes);
}

function compressed({ app }: Request, value: object): CompressedJson {
  const text = Buffer.from(JSON.stringify(value));
  const made = { bytes: compress(text, OPTIONS), etag: app.get("etag fn")(text) };
  kept.set(value, made);
  return made;
}

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { LRUCache } from "lru-cache";
import { OF_DOCUMENTS } from "./headers.ts";

/** Paths of files. Those of pages may match, too. */
const FILE = /^\/(assets\/)?[\w-][\w.-]*$/;

/** Worker scripts and documents need `OF_DOCUMENTS`: they do not inherit a page's headers. */
const ON_ITS_OWN = /\.worker-[\w-]+\.js|\.html/;

/** Encodings, best first, with file suffixes. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Cache size in bytes. Fits two builds. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Time for a build to finish a file's encodings, in ms. */
const SETTLED = 10 * 60_000;

/** Minimum time between two checks of a file, in ms. */
const RECHECK = 1000;

interface Content {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoding?: string;
}

interface BuiltFile {
  /** Changes with the file and its encodings. */
  readonly version: string;
  /** Best encoding first. The last one is uncompressed. */
  readonly contents: readonly Content[];
  /** Time of the next check, in ms since 1970. */
  readonly until: number;
}

/**
 * Serves the built client from memory, and re-reads changed files. A hashed file is final once it has settled.
 * @param dist the folder of the build
 * @param now in ms since 1970
 */
export function files(dist: string, now: () => number = Date.now): RequestHandler {
  const kept = new LRUCache<string, BuiltFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ contents }) => contents.reduce((sum, { bytes }) => sum + bytes.length, 1),
  });

  async function find(path: string): Promise<BuiltFile | undefined> {
    const known = kept.get(path);
    if (known && now() < known.until) return known;
    const name = join(dist, path);
    const found = await look(name);
    if (!found) return undefined;
    const { version, changed } = found;
    const isSame = known?.version === version;
    const contents = isSame ? known.contents : await read(name);
    if (!contents) return undefined;
    // The first read may have happened during a write.
    const isFinal = isSame && isHashed(path) && now() - changed > SETTLED;
    const file = { version, contents, until: isFinal ? Number.POSITIVE_INFINITY : now() + RECHECK };
    kept.set(path, file);
    return file;
  }

  return async (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead && FILE.test(request.path) ? await find(request.path) : undefined;
    if (file) send(file, request, response);
    else next();
  };
}

const isHashed = (path: string): boolean => path.startsWith("/assets/");

/** `changed`: last change of the file or an encoding, in ms since 1970. */
async function look(name: string): Promise<{ readonly version: string; readonly changed: number } | undefined> {
  const ends = ["", ...ENCODINGS.map(([, end]) => end)];
  const found = await Promise.all(ends.map((end) => present(stat(name + end))));
  if (!found[0]?.isFile()) return undefined;
  const version = found.map((one) => (one ? `${one.size}-${one.ctimeMs}` : "")).join();
  return { version, changed: Math.max(...found.map((one) => one?.ctimeMs ?? 0)) };
}

async function read(name: string): Promise<readonly Content[] | undefined> {
  const plain = await present(readFile(name));
  if (!plain) return undefined;
  const encoded = await Promise.all(
    ENCODINGS.map(async ([encoding, end]) => {
      const bytes = await present(readFile(name + end));
      return bytes ? [{ bytes, etag: etagOf(bytes), encoding }] : [];
    }),
  );
  return [...encoded.flat(), { bytes: plain, etag: etagOf(plain) }];
}

const etagOf = (bytes: Buffer): string => `"${createHash("sha1").update(bytes).digest("base64url")}"`;

const ABSENT: ReadonlySet<string | undefined> = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

/** Undefined if the file does not exist. */
const present = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code)) return undefined;
    throw error;
  });

function send({ contents }: BuiltFile, request: Request, response: Response): void {
  const { path } = request;
  const content = contents.find(({ encoding }) => !encoding || request.acceptsEncodings(encoding) === encoding)!;
  const { bytes, etag, encoding } = content;
  if (contents.length > 1) response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Cache-Control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("Accept-Ranges", "bytes");
  response.setHeader("ETag", etag);
  response.type(path.slice(path.lastIndexOf(".") + 1));
  if (isHashed(path) && !ON_ITS_OWN.test(path)) for (const name of OF_DOCUMENTS) response.removeHeader(name);
  const part = partOf(content, request);
  if (part === undefined) return void response.send(bytes);
  const [first, last] = part;
  if (first > last) return void response.status(416).set("Content-Range", `bytes */${bytes.length}`).end();
  response.status(206).set("Content-Range", `bytes ${first}-${last}/${bytes.length}`);
  response.send(bytes.subarray(first, last + 1));
}

/** The requested byte range. Undefined: the whole file; first > last: not satisfiable. */
function partOf({ bytes, etag }: Content, request: Request): readonly [first: number, last: number] | undefined {
  const condition = request.headers["if-range"];
  if (request.fresh || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = request.range(bytes.length);
  if (ranges === -1) return [0, -1];
  if (!Array.isArray(ranges) || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return [ranges[0]!.start, ranges[0]!.end];
}

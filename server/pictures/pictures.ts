import { type Threads, threadsFor } from "../threads.ts";
import type { PackedPictureSubject } from "./packed.ts";

/** One thread, because play needs the other cores. */
const DRAWING = { threads: 1, queue: 32, timeLimit: 15_000 } as const;

/** In bytes: a few hundred pictures. */
const CACHE_SIZE = 24 * 1024 * 1024;

interface PicturesOptions {
  readonly onError: (error: unknown, where: string) => void;
  /** A `PictureModule`. */
  readonly module: URL;
  /** In bytes. */
  readonly cacheSize?: number;
}

export class Pictures {
  readonly #threads: Threads<PackedPictureSubject, Uint8Array>;
  readonly #cacheSize: number;
  /** Pictures by key, the last used one last. */
  readonly #kept = new Map<string, Uint8Array>();
  readonly #coming = new Map<string, Promise<Uint8Array | undefined>>();
  #bytes = 0;

  constructor({ onError, module, cacheSize = CACHE_SIZE }: PicturesOptions) {
    this.#cacheSize = cacheSize;
    const code = new URL("./pictures.worker.ts", import.meta.url);
    this.#threads = threadsFor({ ...DRAWING, name: "pictures", onError, code, data: { module: module.href } });
  }

  find(key: string): Promise<Uint8Array | undefined> | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return this.#coming.get(key);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return Promise.resolve(kept);
  }

  /**
   * Undefined if too many pictures wait, or drawing failed.
   * @param owner owners are served in turn. Default: one for all
   */
  draw(key: string, pictured: PackedPictureSubject, owner?: string): Promise<Uint8Array | undefined> {
    const known = this.find(key);
    if (known) return known;
    const coming = this.#threads.ask(pictured, owner).then((png) => {
      this.#coming.delete(key);
      if (png) this.#keep(key, png);
      return png;
    });
    this.#coming.set(key, coming);
    return coming;
  }

  /** Pending pictures are not drawn. */
  close(): Promise<void> {
    return this.#threads.close();
  }

  #keep(key: string, png: Uint8Array): void {
    this.#kept.set(key, png);
    this.#bytes += png.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#cacheSize) return;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

import { LRUCache } from "lru-cache";

interface FairCacheOptions<Value> {
  /** Maximum total size, in the unit of `sizeOf`. */
  readonly most: number;
  /** Maximum size per owner, in the unit of `sizeOf`. */
  readonly mostOfOne: number;
  sizeOf(value: Value): number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly owner: string;
}

/**
 * An LRU cache: above an owner's share, that owner's least recently used values are evicted. Owners can read all
 * values.
 */
export class FairCache<Value> {
  readonly #options: FairCacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #owned = new Map<string, LRUCache<string, true>>();

  constructor(options: FairCacheOptions<Value>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.most,
      sizeCalculation: ({ value }) => options.sizeOf(value),
      disposeAfter: ({ owner }, key) => this.#disown(owner, key),
    });
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.#owned.get(entry.owner)?.get(key);
    return entry?.value;
  }

  set(key: string, value: Value, owner: string): void {
    this.#entries.set(key, { value, owner });
    if (!this.#entries.has(key)) return;
    const owned = this.#owned.get(owner) ?? this.#newOwner();
    this.#owned.set(owner, owned);
    owned.set(key, true, { size: this.#options.sizeOf(value) });
    // The value exceeds the owner's share.
    if (!owned.has(key)) this.#entries.delete(key);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  entries(): Iterable<readonly [key: string, value: Value]> {
    return [...this.#entries.entries()].map(([key, { value }]) => [key, value] as const);
  }

  #newOwner(): LRUCache<string, true> {
    return new LRUCache({
      maxSize: this.#options.mostOfOne,
      disposeAfter: (_, key, reason) => {
        if (reason === "evict") this.#entries.delete(key);
      },
    });
  }

  #disown(owner: string, key: string): void {
    const owned = this.#owned.get(owner);
    owned?.delete(key);
    if (owned?.size === 0) this.#owned.delete(owner);
  }
}

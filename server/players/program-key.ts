import { hash, timingSafeEqual } from "node:crypto";
import type { ProgramProfile } from "../store/players.ts";

/** The host's key. Programs must show it to be created, offered or seated. */
export class ProgramKey {
  readonly #digest: Buffer | undefined;

  /** @param key undefined if programs need none */
  constructor(key: string | undefined) {
    this.#digest = key === undefined ? undefined : digestOf(key);
  }

  get isNeeded(): boolean {
    return this.#digest !== undefined;
  }

  /** Whether a key is the host's, or none is needed. Compares in constant time. */
  accepts(given: string): boolean {
    return this.#digest === undefined || timingSafeEqual(digestOf(given), this.#digest);
  }

  /** The digest to store with a program that has shown the key. */
  get proof(): Pick<ProgramProfile, "key"> {
    return this.#digest ? { key: this.#digest.toString("hex") } : {};
  }

  isShownBy({ key }: Pick<ProgramProfile, "key">): boolean {
    return this.#digest === undefined || key === this.#digest.toString("hex");
  }
}

const digestOf = (key: string): Buffer => hash("sha256", key, "buffer");

import { hash, timingSafeEqual } from "node:crypto";
import type { ProgramProfile } from "../store/players.ts";

/** The host's key, which programs must show to be created, offered or seated; if there is none, all programs may. */
export class ProgramKey {
  readonly #digest: Buffer | undefined;

  /** @param key undefined if programs need none */
  constructor(key: string | undefined) {
    this.#digest = key === undefined ? undefined : digestOf(key);
  }

  get isNeeded(): boolean {
    return this.#digest !== undefined;
  }

  /** Whether a key is the host's. The time of the comparison does not depend on where the keys differ. */
  accepts(given: string): boolean {
    return this.#digest === undefined || timingSafeEqual(digestOf(given), this.#digest);
  }

  /** What is stored with a program that has shown the key: nothing if none is needed. */
  get proof(): Pick<ProgramProfile, "key"> {
    return this.#digest ? { key: this.#digest.toString("hex") } : {};
  }

  isShownBy({ key }: Pick<ProgramProfile, "key">): boolean {
    return this.#digest === undefined || key === this.#digest.toString("hex");
  }
}

const digestOf = (key: string): Buffer => hash("sha256", key, "buffer");

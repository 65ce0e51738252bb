import type { Language } from "../../../shared/languages.ts";

export interface CachedBuild {
  /** A hash of the build's content. */
  readonly name: string;
  readonly entry: string;
  /** By language, the documents that open every page when the server is unreachable. */
  readonly shells: Readonly<Record<Language, string>>;
  /** The files to store, including the shells. */
  readonly files: readonly string[];
}

/** Sent to open pages after a build is stored. `kept` is its entry script. */
export interface StoredBuildMessage {
  readonly kept: string;
}

export const isStoredBuildMessage = (data: unknown): data is StoredBuildMessage =>
  typeof data === "object" && data !== null && "kept" in data && typeof data.kept === "string";

import type { Language } from "../../../shared/languages.ts";

/** A build of the client as the service worker stores it. */
export interface CachedBuild {
  /** A hash of the build's content. */
  readonly name: string;
  /** The path of the entry script. */
  readonly entry: string;
  /** The paths of the documents that open every page when the server is unreachable. */
  readonly shells: Readonly<Record<Language, string>>;
  /** The paths of the files to store, including the shells. */
  readonly files: readonly string[];
}

/** Sent to open pages after a whole build is stored. `kept` is that build's entry script. */
export interface StoredBuildMessage {
  readonly kept: string;
}

export const isStoredBuildMessage = (data: unknown): data is StoredBuildMessage =>
  typeof data === "object" && data !== null && "kept" in data && typeof data.kept === "string";

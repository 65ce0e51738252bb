import type { Language } from "../../../shared/languages.ts";

/** A build of the client as the service worker stores it. */
export interface CachedBuild {
  /** A hash of the build's content. */
  readonly name: string;
  /** The path of the entry script of the build's pages. */
  readonly entry: string;
  /** The documents, by language, with which every page opens when the server is unreachable. */
  readonly shells: Readonly<Record<Language, string>>;
  /** The paths of the files to store, including the shells. */
  readonly files: readonly string[];
}

/** The worker's message to open pages after it has stored a whole build. `kept`: the entry of that build. */
export interface StoredBuildMessage {
  readonly kept: string;
}

export const isStoredBuildMessage = (data: unknown): data is StoredBuildMessage =>
  typeof data === "object" && data !== null && "kept" in data && typeof data.kept === "string";

import type { Language } from "../../shared/languages.ts";

/** A build of the client as the service worker keeps it. */
export interface KeptBuild {
  /** Of its content: another build has another. */
  readonly name: string;
  /** The path of the script that pages of this build begin with. */
  readonly entry: string;
  /** The paths of the documents in which every page opens that the server cannot be asked for. */
  readonly shells: Readonly<Record<Language, string>>;
  /** The paths of all its files, with the shells. */
  readonly files: readonly string[];
}

/** What the worker tells open pages when it has a whole build: the entry of that one. */
export interface BuildKept {
  readonly kept: string;
}

/** Whether a message is one of the worker's. */
export const isBuildKept = (data: unknown): data is BuildKept =>
  typeof data === "object" && data !== null && "kept" in data && typeof data.kept === "string";

import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { readStored, writeStored } from "../storage/local-storage.ts";
import { useRetries } from "./comeback.ts";

/** A component in a file of its own. May be asked for again when it could not be had. */
export type Lazy<Props> = () => Promise<ComponentType<Props>>;

/** What it is once it is there, and how to have it fetched; that never rejects. */
export interface LazyPart<Props> {
  readonly part: ReadonlySignal<ComponentType<Props> | undefined>;
  /** It could not be had, and nobody asks for it. */
  readonly isMissing: ReadonlySignal<boolean>;
  fetch(): Promise<void>;
}

/** A part of a page that is fetched when it is first needed. `failed`: what to do when it cannot be had, the first time. */
export function lazy<Props>(load: Lazy<Props>, failed: () => void): LazyPart<Props> {
  const part = signal<ComponentType<Props> | undefined>(undefined);
  const isMissing = signal(false);
  let isSaid = false;
  const fetch = async () => {
    isMissing.value = false;
    try {
      part.value = await load();
    } catch {
      if (!isSaid) failed();
      isSaid = true;
      isMissing.value = true;
    }
  };
  return { part, isMissing, fetch };
}

// biome-ignore lint/suspicious/noExplicitAny: each is found by what loads it, which knows its type
const parts = new WeakMap<Lazy<any>, LazyPart<any>>();

/** The part that is loaded so, the same for all who ask. `failed`: what to do when it cannot be had. */
export function partOf<Props>(load: Lazy<Props>, failed: () => void): LazyPart<Props> {
  const known = parts.get(load) ?? lazy(load, failed);
  parts.set(load, known);
  return known;
}

/** A part of a page that is loaded as soon as it is wanted, and asked for until it is there; undefined before. */
export function usePart<Props>(
  load: Lazy<Props> | undefined,
  isWanted: boolean,
  failed: () => void,
): ComponentType<Props> | undefined {
  const found = load && partOf(load, failed);
  useEffect(() => {
    if (isWanted) void found?.fetch();
  }, [found, isWanted]);
  useRetries(isWanted && found?.isMissing.value === true, () => void found?.fetch());
  return found?.part.value;
}

const KEY = "reloaded";
/** Two loads within this time would be a loop, in milliseconds. */
const CALM = 20_000;

/** How long the server may take to say whether it has a page, in ms. */
const PATIENCE = 5_000;

/** Whether the server has this page to give; a page that is left while it has not is lost. */
const canReload = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Why a part of the page could not be had: a code for words. */
export type FetchFailure = "noConnection" | "cannotShow";

/** Why something failed that needs the server: it gives no answer, or it does and this browser can do nothing with it. */
export const whyFailed = async (): Promise<FetchFailure> => ((await canReload()) ? "cannotShow" : "noConnection");

/**
 * A page that was open while a new release was put in place asks for parts that are gone. It loads itself anew, but not
 * over and over, and never while the server is away: then whoever asked for the part says that it cannot be had.
 */
export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", async () => {
    const now = Date.now();
    if (now - Number(readStored(KEY) ?? 0) < CALM || !(await canReload())) return;
    writeStored(KEY, String(now));
    location.reload();
  });
}

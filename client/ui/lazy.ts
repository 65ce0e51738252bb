import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { readStored, writeStored } from "../storage/local-storage.ts";

/** A component in a file of its own. May be asked for again when it could not be had. */
export type Lazy<Props> = () => Promise<ComponentType<Props>>;

/** What it is once it is there, and how to have it fetched; that never rejects. */
export interface LazyPart<Props> {
  readonly part: ReadonlySignal<ComponentType<Props> | undefined>;
  fetch(): Promise<void>;
}

/** A part of a page that is fetched when it is first needed. */
export function lazy<Props>(load: Lazy<Props>, failed: () => void): LazyPart<Props> {
  const part = signal<ComponentType<Props> | undefined>(undefined);
  const fetch = () =>
    load().then((loaded) => {
      part.value = loaded;
    }, failed);
  return { part, fetch };
}

// biome-ignore lint/suspicious/noExplicitAny: each is found by what loads it, which knows its type
const parts = new WeakMap<Lazy<any>, LazyPart<any>>();

/** The part that is loaded so, the same for all who ask. `failed`: what to do when it cannot be had. */
export function partOf<Props>(load: Lazy<Props>, failed: () => void): LazyPart<Props> {
  const known = parts.get(load) ?? lazy(load, failed);
  parts.set(load, known);
  return known;
}

/** A part of a page that is loaded as soon as it is wanted; undefined until it is there. */
export function usePart<Props>(
  load: Lazy<Props> | undefined,
  isWanted: boolean,
  failed: () => void,
): ComponentType<Props> | undefined {
  const found = load && partOf(load, failed);
  useEffect(() => {
    if (isWanted) void found?.fetch();
  }, [found, isWanted]);
  return found?.part.value;
}

const KEY = "reloaded";
/** Two loads within this time would be a loop, in milliseconds. */
const CALM = 20_000;

/** Whether the server has this page to give; a page that is left while it has not is lost. */
const canReload = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

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

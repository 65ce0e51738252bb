import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { readStored, writeStored } from "../storage/local-storage.ts";
import { useRetries } from "./use-retries.ts";

/** May be called again after a failure. */
export type Lazy<Props> = () => Promise<ComponentType<Props>>;

/** `fetch` never rejects. */
interface LazyPart<Props> {
  readonly part: ReadonlySignal<ComponentType<Props> | undefined>;
  /** Whether loading failed and no attempt is pending. */
  readonly isMissing: ReadonlySignal<boolean>;
  fetch(): Promise<void>;
}

/** `failed` is called on the first failure only. */
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

// biome-ignore lint/suspicious/noExplicitAny: each part is found by its loader, which knows the type
const parts = new WeakMap<Lazy<any>, LazyPart<any>>();

/** Shared by all callers. Only the first caller's `failed` is used. */
export function partOf<Props>(load: Lazy<Props>, failed: () => void): LazyPart<Props> {
  const known = parts.get(load) ?? lazy(load, failed);
  parts.set(load, known);
  return known;
}

/** Loads while `isWanted`, and retries. Undefined until loaded. */
export function usePart<Props>(
  load: Lazy<Props> | undefined,
  isWanted: boolean,
  failed = () => {},
): ComponentType<Props> | undefined {
  const found = load && partOf(load, failed);
  useEffect(() => {
    if (isWanted) void found?.fetch();
  }, [found, isWanted]);
  useRetries(isWanted && found?.isMissing.value === true, () => void found?.fetch());
  return found?.part.value;
}

const KEY = "reloaded";
/** Minimum time between two reloads, in ms. */
const RELOAD_INTERVAL = 20_000;

/** Longest wait for the server's answer, in ms. */
const CHECK_TIMEOUT = 5_000;

/** If the server cannot deliver this page, a reload would lose it. */
const canReload = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(CHECK_TIMEOUT) }).then(
    ({ ok }) => ok,
    () => false,
  );

export type FetchFailure = "noConnection" | "cannotShow";

export const whyFailed = async (): Promise<FetchFailure> => ((await canReload()) ? "cannotShow" : "noConnection");

/**
 * Reloads the page when a file is missing after a new release, unless it reloaded recently or the server is
 * unreachable.
 */
export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", async () => {
    const now = Date.now();
    if (now - Number(readStored(KEY) ?? 0) < RELOAD_INTERVAL || !(await canReload())) return;
    writeStored(KEY, String(now));
    location.reload();
  });
}

import { StoreClosed } from "./errors.ts";
import type { Ports, Stores } from "./ports.ts";

type Method = (...args: readonly unknown[]) => unknown;

/** These methods work even after `close`. */
const LISTENING = ["onTakeover", "onHeartbeat"];

/**
 * `close` waits for requests in progress; later ones are rejected with StoreClosed.
 * @param open gets a signal that aborts when closing begins, so that long requests can end early
 */
export function untilClosed(open: (closing: AbortSignal) => Stores): Stores {
  const controller = new AbortController();
  const inProgress = new Set<unknown>();
  const stores = open(controller.signal);
  let closing: Promise<void> | undefined;

  const guarded = (method: Method): Method =>
    async function request(...args) {
      if (controller.signal.aborted) throw new StoreClosed();
      const running = method(...args);
      inProgress.add(running);
      try {
        return await running;
      } finally {
        inProgress.delete(running);
      }
    };

  async function closeOnce(): Promise<void> {
    controller.abort();
    await Promise.allSettled([...inProgress]);
    await stores.close();
  }

  const { probe, close: _, ...ports } = stores;
  const guardedPorts = Object.entries(ports).map(([name, port]) => [
    name,
    Object.fromEntries(
      Object.entries(port).map(([name, method]) => [
        name,
        LISTENING.includes(name) ? method : guarded(method as Method),
      ]),
    ),
  ]);
  return {
    ...(Object.fromEntries(guardedPorts) as Ports),
    probe: guarded(probe as Method) as Stores["probe"],
    close() {
      closing ??= closeOnce();
      return closing;
    },
  };
}

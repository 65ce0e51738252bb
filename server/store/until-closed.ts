import { StoreClosed } from "./errors.ts";
import type { Ports, Stores } from "./ports.ts";

type Method = (...args: readonly unknown[]) => unknown;

/** Listening is allowed at any time. */
const LISTENING = ["onTakeover", "onHeartbeat"];

const guarded = (method: Method, isClosed: () => boolean): Method =>
  function request(...args) {
    return isClosed() ? Promise.reject(new StoreClosed()) : method(...args);
  };

/** Stores whose requests are rejected with StoreClosed once they are closed. */
export function untilClosed(stores: Stores, isClosed: () => boolean): Stores {
  const { probe, close, ...ports } = stores;
  const guardedPorts = Object.entries(ports).map(([name, port]) => [
    name,
    Object.fromEntries(
      Object.entries(port).map(([name, method]) => [
        name,
        LISTENING.includes(name) ? method : guarded(method as Method, isClosed),
      ]),
    ),
  ]);
  return {
    ...(Object.fromEntries(guardedPorts) as Ports),
    probe: guarded(probe as Method, isClosed) as Stores["probe"],
    close,
  };
}

import type { StoredLeases } from "../ports.ts";

/** No other process can hold a stream. */
export const memoryLeases = (): StoredLeases => ({
  acquire: async () => {},
  release: async () => {},
  isHeldElsewhere: async () => false,
  onTakeover: () => () => {},
  onHeartbeat: () => () => {},
});

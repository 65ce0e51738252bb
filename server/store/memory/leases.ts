import type { StoredLeases } from "../ports.ts";
import type { MemoryState } from "./state.ts";

export const memoryLeases = ({ leased }: Pick<MemoryState, "leased">): StoredLeases => ({
  acquire: async (stream) => void leased.add(stream),
  release: async (stream) => void leased.delete(stream),
  isHeldElsewhere: async () => false,
  onTakeover: () => () => {},
  onHeartbeat: () => () => {},
});

import type { StoredWebhooks } from "../ports.ts";
import type { MemoryState } from "./state.ts";

export const memoryWebhooks = ({ webhooks, players }: Pick<MemoryState, "webhooks" | "players">): StoredWebhooks => ({
  get: async (target) => webhooks.get(target),

  targets: async (after, limit) =>
    Array.from(webhooks.values(), ({ target }) => target)
      .filter((target) => target > after)
      .sort()
      .slice(0, limit),

  async keep(webhook) {
    if (players.get(webhook.player)?.isGone) return false;
    webhooks.set(webhook.target, { ...webhook });
    return true;
  },

  async drop(target) {
    webhooks.delete(target);
  },
});

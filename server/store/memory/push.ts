import type { PushSubscriptions } from "../ports.ts";
import { keyOf, type MemoryState } from "./state.ts";

export const memoryPush = ({
  subscriptions,
  notices,
  players,
}: Pick<MemoryState, "subscriptions" | "notices" | "players">): PushSubscriptions => ({
  of: async (player) => [...subscriptions.values()].filter((one) => one.player === player),

  subscribers: async (after, limit) =>
    [...new Set(Array.from(subscriptions.values(), ({ player }) => player))]
      .filter((player) => player > after)
      .sort()
      .slice(0, limit),

  async keep(subscription, most) {
    if (players.get(subscription.player)?.isGone) return;
    subscriptions.delete(subscription.endpoint);
    subscriptions.set(subscription.endpoint, { ...subscription });
    const own = [...subscriptions.values()].filter(({ player }) => player === subscription.player);
    for (const { endpoint } of own.slice(0, Math.max(0, own.length - most))) subscriptions.delete(endpoint);
  },

  async drop(endpoint) {
    subscriptions.delete(endpoint);
  },

  async claimNotice({ player, match, turn, at }, quietSince) {
    const key = keyOf(player, match);
    const last = notices.get(key);
    if (last && (last.isMuted || last.turn >= turn || last.at > quietSince)) return false;
    notices.set(key, { turn, at: last && last.turn !== "" ? at : "", isMuted: false });
    return true;
  },

  async releaseNotice({ player, match, turn }) {
    const key = keyOf(player, match);
    const last = notices.get(key);
    if (last?.turn === turn) notices.set(key, { ...last, turn: "", at: "" });
  },

  isMuted: async (player, match) => notices.get(keyOf(player, match))?.isMuted ?? false,

  async mute(player, match, isMuted) {
    const key = keyOf(player, match);
    notices.set(key, { turn: "", at: "", ...notices.get(key), isMuted });
  },
});

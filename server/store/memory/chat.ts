import { MOST_LINES } from "../chat.ts";
import type { ChatLog } from "../ports.ts";
import type { MemoryState } from "./state.ts";

export const memoryChat = ({ chat }: Pick<MemoryState, "chat">): ChatLog => ({
  async add(stream, { aside, said }) {
    const messages = [...(chat.get(stream) ?? []), { aside, said }];
    const last = (isAside: boolean) => messages.filter(({ aside }) => aside === isAside).slice(-MOST_LINES);
    const kept = new Set([...last(true), ...last(false)]);
    chat.set(
      stream,
      messages.filter((message) => kept.has(message)),
    );
  },

  read: async (stream) => chat.get(stream) ?? [],
});

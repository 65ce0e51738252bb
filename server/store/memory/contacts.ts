import type { StoredContacts } from "../ports.ts";
import { keyOf, type MemoryState } from "./state.ts";

export const memoryContacts = ({ contacts, players }: Pick<MemoryState, "contacts" | "players">): StoredContacts => ({
  of: async (of, about) =>
    [...contacts.values()].filter(
      ({ player, other }) => of.includes(player) && (about === undefined || about.includes(other)),
    ),

  async keep(contact, most) {
    const { player, other } = contact;
    const key = keyOf(player, other);
    const isFull = [...contacts.values()].filter((one) => one.player === player).length >= most;
    if ((isFull && !contacts.has(key)) || [player, other].some((id) => players.get(id)?.isGone)) return false;
    contacts.set(key, { ...contact });
    return true;
  },

  async drop({ player, other }) {
    contacts.delete(keyOf(player, other));
  },
});

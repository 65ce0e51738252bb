import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ChatMessage } from "../../shared/engine/log/wire.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { RoomConnection } from "../contract/table-connection.ts";
import type { NamedPlayer } from "../i18n/player-name.ts";
import type { RoomState } from "./room.ts";

/** The value changes only when its length or an item's key does. */
interface DistinctList<T> {
  readonly value: ReadonlySignal<readonly T[]>;
  update(next: readonly T[]): void;
}

/** @param keyOf default: the item itself */
function distinctList<T>(keyOf: (item: T | undefined) => unknown = (item) => item): DistinctList<T> {
  const value = signal<readonly T[]>([]);
  const isSame = (next: readonly T[]): boolean => {
    const before = value.peek();
    return before.length === next.length && before.every((item, i) => Object.is(keyOf(item), keyOf(next[i])));
  };
  return {
    value,
    update(next) {
      if (!isSame(next)) value.value = next;
    },
  };
}

const byTime = (a: ChatMessage, b: ChatMessage): number => Number(a.at > b.at) - Number(a.at < b.at);

type RoomSignals = Pick<RoomConnection, "present" | "away" | "talk" | "spectators" | "rematch">;

/** Everything except the log. The signals change only when their values do. */
export function roomSignals(): RoomSignals & { update(state: RoomState): void } {
  const present = distinctList<boolean>();
  const away = distinctList<Timestamp | undefined>();
  const lines = distinctList<string>();
  const spectators = distinctList<NamedPlayer>((one) => `${one?.kind} ${one?.name}`);
  const rematch = signal("");
  return {
    present: present.value,
    away: away.value,
    talk: computed(() => lines.value.value.map((line): ChatMessage => JSON.parse(line)).sort(byTime)),
    spectators: spectators.value,
    rematch,
    update(state) {
      const seats = [...state.seats];
      // With delayed spectators, only players know immediately who is away.
      const known = [...(state.inside?.away ?? [])];
      const since = known.length > 0 ? known : seats.map((seat) => seat.away);
      present.update(known.length > 0 ? known.map((at) => at === "") : seats.map((seat) => seat.present));
      away.update(since.map((at) => at || undefined));
      lines.update([...state.talk, ...(state.inside?.talk ?? []), ...(state.gallery?.lines ?? [])]);
      spectators.update(
        Array.from(state.spectators ?? [], ({ name, kind }) => ({ name, ...(kind === "bot" && { kind }) })),
      );
      rematch.value = state.rematch;
    },
  };
}

import { type ReadonlySignal, signal } from "@preact/signals";
import type { ChatMessage } from "../../shared/engine/log/wire.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { RoomState } from "./room.ts";
import type { RoomConnection } from "./table-connection.ts";

/** A value that changes only when its source text does. */
interface Read<T> {
  readonly value: ReadonlySignal<T>;
  from(texts: readonly string[]): void;
}

function read<T>(first: T, parse: (texts: readonly string[]) => T): Read<T> {
  const value = signal(first);
  let before = "";
  return {
    value,
    from(texts) {
      const text = texts.join("\n");
      if (text === before) return;
      before = text;
      value.value = parse(texts);
    },
  };
}

const byTime = (a: ChatMessage, b: ChatMessage): number => Number(a.at > b.at) - Number(a.at < b.at);

type News = Pick<RoomConnection, "present" | "away" | "talk" | "watchers" | "rematch">;

/** A room's state apart from the log, as signals that change only when their values do. */
export function roomSignals(): News & { hear(state: RoomState): void } {
  const present = read<readonly boolean[]>([], (seats) => seats.map((text) => text === "true"));
  const away = read<readonly (Timestamp | undefined)[]>([], (seats) => seats.map((since) => since || undefined));
  const talk = read<readonly ChatMessage[]>([], (lines) =>
    lines.map((line): ChatMessage => JSON.parse(line)).sort(byTime),
  );
  const watchers = read<readonly string[]>([], ([names = "[]"]) => JSON.parse(names));
  const rematch = signal("");
  return {
    present: present.value,
    away: away.value,
    talk: talk.value,
    watchers: watchers.value,
    rematch,
    hear(state) {
      const seats = [...state.seats];
      const inside = [...(state.inside?.away ?? [])];
      present.from(
        inside.length > 0 ? inside.map((since) => String(since === "")) : seats.map((seat) => String(seat.present)),
      );
      away.from(inside.length > 0 ? inside : seats.map((seat) => seat.away));
      talk.from([...state.talk, ...(state.inside?.talk ?? []), ...(state.gallery?.lines ?? [])]);
      watchers.from([state.watchers]);
      rematch.value = state.rematch;
    },
  };
}

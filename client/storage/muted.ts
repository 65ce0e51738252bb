import { signal } from "@preact/signals";
import type { ChatMessage } from "../../shared/engine/log/wire.ts";
import { readStored, writeStored } from "./local-storage.ts";

const KEY = "muted";

function remembered(): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

/** Ids of players whose chat this browser hides. */
export const muted = signal(remembered());

export function mute(player: string, isMuted: boolean): void {
  const others = [...muted.value].filter((id) => id !== player);
  muted.value = new Set(isMuted ? [...others, player] : others);
  writeStored(KEY, JSON.stringify([...muted.value]));
}

export const isHeard = ({ player }: ChatMessage): boolean => player === undefined || !muted.value.has(player);

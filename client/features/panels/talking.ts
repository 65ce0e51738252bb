import { talkOf as allowedTalk } from "../../../shared/engine/contract/game.ts";
import type { Phrases as Sayable } from "../../../shared/engine/contract/talk.ts";
import { SIGNS } from "../../../shared/engine/log/chat.ts";
import type { ChatMessage } from "../../../shared/engine/log/wire.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";

/** `phrases` are allowed if chat is limited; `why` says why chat is free. */
export function talkOf({ game, seat, states }: Timeline): {
  readonly freedom: "free" | "phrases" | "silent";
  readonly phrases?: Sayable;
  readonly why?: string;
} {
  const { talk } = atTable();
  const match = states.at(-1)!;
  if (match.phase === "open") return { freedom: "free", why: talk.lobby };
  if (match.phase === "over") return { freedom: "free", why: talk.over };
  if (seat === undefined) return { freedom: "free", why: talk.gallery };
  const allowed = allowedTalk(game, match.table, seat);
  if (allowed === "free") return { freedom: "free", why: talk.free };
  const { phrases } = allowed;
  const freedom = Object.keys(phrases).length > 0 ? "phrases" : "silent";
  return { freedom, phrases };
}

/** Whether chat is shown: with several seats, spectators, or earlier messages. */
export const hasCompany = ({ timeline, spectators, talk }: TableConnection): boolean =>
  latest(timeline.value).seats.length > 1 || spectators.value.length > 0 || talk.value.length > 0;

export function textOf({ phrases }: AnyClientGame, said: ChatMessage): string {
  if ("text" in said) return said.text;
  const sign = SIGNS.find((known) => known === said.phrase);
  return sign ? atTable().talk.signs[sign] : (phrases?.text(said.phrase, said.n) ?? said.phrase);
}

import { signal } from "@preact/signals";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Requests } from "../../shared/engine/log/wire.ts";
import type { RoomConnection, TableConnection } from "../contract/table-connection.ts";
import type { Timeline } from "../contract/timeline.ts";
import { readStored, writeStored } from "../storage/local-storage.ts";
import { untilConnected } from "./until-connected.ts";

type Move = Requests["command"]["payload"];

/** `seat` and `v`: the seat and version from which the move was sent. */
interface SentMove extends Move {
  readonly seat: Seat;
  readonly v: number;
}

const isSentMove = (value: unknown): value is SentMove =>
  typeof value === "object" && value !== null && "id" in value && "command" in value && "seat" in value && "v" in value;

function storedMove(key: string): SentMove | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "null");
    return isSentMove(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** False if the seat is lost, or has moved: the move was carried out, or a bot or another device was faster. */
const isStillMeant = ({ seat, v }: SentMove, now: Timeline): boolean =>
  now.seat === seat && now.log.slice(v).every(({ by }) => by !== seat);

/**
 * Stores each move until it is acknowledged. If the page closes first, the next page sends the move again with the same
 * id, so that it counts once; until connected, `isMoveKept` is true.
 */
export function keepUnacknowledged(
  match: string,
  link: RoomConnection,
): RoomConnection & Required<Pick<TableConnection, "isMoveKept">> {
  const key = `unanswered.${match}`;
  const before = storedMove(key);
  const isMoveKept = signal(before !== undefined && isStillMeant(before, link.timeline.peek()));

  async function send(move: Move): Promise<Requests["command"]["reply"]> {
    const reply = await link.request("command", move);
    const isAnswered = reply.ok || reply.reason !== "NoConnection";
    if (isAnswered && storedMove(key)?.id === move.id) writeStored(key, undefined);
    return reply;
  }

  const request = <Name extends keyof Requests>(name: Name, payload: Requests[Name]["payload"]) => {
    const { seat, log } = link.timeline.peek();
    if (name !== "command" || seat === undefined) return link.request(name, payload);
    const { id, command } = payload as Move;
    writeStored(key, JSON.stringify({ id, command, seat, v: log.length } satisfies SentMove));
    return send({ id, command });
  };

  void untilConnected(link).then((isLive) => {
    isMoveKept.value = false;
    const lost = storedMove(key);
    if (!isLive || !lost) return;
    if (isStillMeant(lost, link.timeline.peek())) void send({ id: lost.id, command: lost.command });
    else writeStored(key, undefined);
  });
  return { ...link, request: request as RoomConnection["request"], isMoveKept };
}

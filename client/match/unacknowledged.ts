import { signal } from "@preact/signals";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Requests } from "../../shared/engine/log/wire.ts";
import type { RoomConnection, TableConnection } from "../contract/table-connection.ts";
import type { Timeline } from "../contract/timeline.ts";
import { readStored, writeStored } from "../storage/local-storage.ts";
import { untilConnected } from "./until-connected.ts";

type Move = Requests["command"]["payload"];

/** A move that was sent, and the position it was sent from. */
interface Sent extends Move {
  readonly seat: Seat;
  readonly v: number;
}

const isSent = (value: unknown): value is Sent =>
  typeof value === "object" && value !== null && "id" in value && "command" in value && "seat" in value && "v" in value;

/** The unacknowledged move of a match in this browser. */
function lostIn(key: string): Sent | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "null");
    return isSent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A move is obsolete once its seat has moved: it was carried out, or a bot or another device was faster. */
const isStillMeant = ({ seat, v }: Sent, now: Timeline): boolean =>
  now.seat === seat && now.log.slice(v).every(({ by }) => by !== seat);

/**
 * A connection that stores a move until it is acknowledged. If the page closes first, the next page sends it again with
 * the same id, so that it counts once. Until it is connected, `isMoveKept` says whether there is such a move.
 */
export function keepUnacknowledged(
  match: string,
  link: RoomConnection,
): RoomConnection & Required<Pick<TableConnection, "isMoveKept">> {
  const key = `unanswered.${match}`;
  const before = lostIn(key);
  const isMoveKept = signal(before !== undefined && isStillMeant(before, link.timeline.peek()));

  async function send(move: Move): Promise<Requests["command"]["reply"]> {
    const reply = await link.request("command", move);
    const isAnswered = reply.ok || reply.reason !== "NoConnection";
    if (isAnswered && lostIn(key)?.id === move.id) writeStored(key, undefined);
    return reply;
  }

  const request = <Name extends keyof Requests>(name: Name, payload: Requests[Name]["payload"]) => {
    const { seat, log } = link.timeline.peek();
    if (name !== "command" || seat === undefined) return link.request(name, payload);
    const { id, command } = payload as Move;
    writeStored(key, JSON.stringify({ id, command, seat, v: log.length } satisfies Sent));
    return send({ id, command });
  };

  void untilConnected(link).then((isLive) => {
    isMoveKept.value = false;
    const lost = lostIn(key);
    if (!isLive || !lost) return;
    if (isStillMeant(lost, link.timeline.peek())) void send({ id: lost.id, command: lost.command });
    else writeStored(key, undefined);
  });
  return { ...link, request: request as RoomConnection["request"], isMoveKept };
}

import { connectClientToRoom, matchMaker, type Room } from "@colyseus/core";
import type { Reply } from "../../shared/engine/log/reply.ts";
import type { MatchStream } from "./match-stream.ts";
import type { RequestName } from "./request-schemas.ts";
import { StreamClient } from "./stream-client.ts";
import type { TableClient } from "./table-client.ts";

export interface HttpTable {
  connectionOf(player: string): TableClient | undefined;
  /** Never rejects. */
  answer(name: RequestName, client: TableClient, payload: unknown): Promise<Reply>;
}

export interface HttpVisit {
  readonly match: string;
  readonly player: string;
  readonly token: string;
  /** See `networkKeyOf` in http/addresses.ts. */
  readonly network: string;
}

/** `address` is that of the process with the room. */
export class RoomElsewhere extends Error {
  override readonly name = "RoomElsewhere";
  readonly address: string;
  constructor(address: string) {
    super("the match is in another process");
    this.address = address;
  }
}

/**
 * Opens the room if necessary.
 * @throws RoomElsewhere, or an error if the join is refused
 */
export const joinWithStream = async (visit: HttpVisit, stream: MatchStream): Promise<StreamClient> =>
  (await join(visit, stream)).client;

/**
 * Sends a request through a connected client of the player, or else a new one.
 * @param onJoin called before a new client joins; may throw to prevent it
 * @throws RoomElsewhere, or an error if the join is refused
 */
export async function requestOnce(
  visit: HttpVisit,
  name: RequestName,
  payload: unknown,
  onJoin: () => Promise<void>,
): Promise<Reply> {
  const open = matchMaker.getLocalRoomById(visit.match);
  if (isTable(open)) {
    const connected = open.connectionOf(visit.player);
    if (connected) return open.answer(name, connected, payload);
  }
  await onJoin();
  const { room, client } = await join(visit);
  try {
    return await room.answer(name, client, payload);
  } finally {
    client.gone();
  }
}

interface Ticket {
  readonly sessionId: string;
  readonly roomId: string;
  readonly publicAddress?: string;
}

async function join(visit: HttpVisit, stream?: MatchStream): Promise<{ room: Room & HttpTable; client: StreamClient }> {
  const { match, token, network } = visit;
  const context = { token, ip: network, headers: new Headers() };
  const seat: Ticket = await matchMaker.controller.invokeMethod("joinOrCreate", "table", { match }, context);
  const room = matchMaker.getLocalRoomById(seat.roomId);
  if (!isTable(room)) throw new RoomElsewhere(seat.publicAddress ?? "");
  const client = new StreamClient(seat.sessionId, stream);
  await connectClientToRoom(room, client, context, {});
  return { room, client };
}

const isTable = (room: Room | undefined): room is Room & HttpTable => room?.roomName === "table";

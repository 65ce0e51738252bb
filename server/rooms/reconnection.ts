import type { Room } from "@colyseus/core";
import type { TableState } from "../../shared/engine/log/table-state.ts";
import { accessRefusal } from "../match/access.ts";
import type { Table } from "../match/table.ts";
import { NO_ACCESS } from "./admission.ts";
import { type TableClient, updateView } from "./table-client.ts";

/** How long a session can be resumed, in seconds. After that, the SDK joins again. */
const RESUMABLE = 20;

type TableRoom = Pick<Room<{ state: TableState; client: TableClient }>, "allowReconnection" | "state"> & {
  readonly table: Table;
};

/** Keeps the session of a dropped client until it is back, or its time is up. */
export async function awaitReconnection(room: TableRoom, client: TableClient): Promise<void> {
  // A refused client has no session to resume, and its refusal must not wait.
  if (!client.userData || accessRefusal(room.table, client.auth!.id)) return;
  // Rejects if the client does not come back in time.
  await room.allowReconnection(client, RESUMABLE).catch(() => {});
}

/**
 * Disconnects a client that has lost access.
 * @returns whether the client is readmitted
 */
export function readmit({ table, state }: TableRoom, client: TableClient): boolean {
  if (accessRefusal(table, client.auth!.id)) {
    client.leave(NO_ACCESS);
    return false;
  }
  updateView(client, state, table.match);
  return true;
}

import type { Requests } from "../../shared/engine/log/wire.ts";
import type { TableConnection } from "../contract/table-connection.ts";
import { whyNot } from "../i18n/t.ts";
import { toast } from "../ui/toast.tsx";

/** Shows a message if the request is refused. Resolves to whether it was accepted. */
export async function ask<Name extends keyof Requests>(
  connection: TableConnection,
  name: Name,
  payload: Requests[Name]["payload"],
): Promise<boolean> {
  const reply = await connection.request(name, payload);
  if (!reply.ok) toast(connection.game.refusal?.(reply.reason) ?? whyNot(reply.reason));
  return reply.ok;
}

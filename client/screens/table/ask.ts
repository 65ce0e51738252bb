import type { Requests } from "../../../shared/engine/wire.ts";
import type { Link } from "../../net/link.ts";
import { toast } from "../../ui/toast.tsx";
import { whyNot } from "../words.ts";

/** Asks the table for something, and says so when it does not want to. */
export async function ask<Name extends keyof Requests>(
  link: Link,
  name: Name,
  payload: Requests[Name]["payload"],
): Promise<boolean> {
  const reply = await link.request(name, payload);
  if (!reply.ok) toast(whyNot(reply.reason));
  return reply.ok;
}

import { type Reply, refused } from "../../shared/engine/log/reply.ts";
import { toHttpError, UNFORESEEN } from "../http/errors.ts";
import type { Limits } from "../limits.ts";
import type { Spend } from "../match/writes.ts";
import type { Metrics } from "../metrics.ts";
import { holdsText } from "../text.ts";
import { type Caller, handlers, type TableContext } from "./handlers.ts";
import { type Payload, type RequestName, requests } from "./request-schemas.ts";
import type { Visitor } from "./visitor.ts";

interface AnswerDeps {
  readonly limits: Limits;
  readonly metrics: Pick<Metrics, "refused">;
  readonly onError: (error: unknown, where: string) => void;
}

interface IncomingRequest<Name extends RequestName> {
  readonly name: Name;
  readonly payload: unknown;
  readonly caller: Caller & { readonly player: Visitor };
  readonly context: Omit<TableContext, "spend">;
}

/** Never rejects: errors become refusals. */
export async function answerRequest<Name extends RequestName>(
  deps: AnswerDeps,
  request: IncomingRequest<Name>,
): Promise<Reply> {
  const reply = await answer(deps, request).catch((error: unknown) => {
    const { reason } = toHttpError(error);
    if (reason === UNFORESEEN) deps.onError(error, `request ${request.name}`);
    return refused(reason);
  });
  if (!reply.ok) deps.metrics.refused(reply.reason);
  return reply;
}

/** Validates the payload here, because Colyseus would disconnect the client. */
async function answer<Name extends RequestName>(
  { limits }: AnswerDeps,
  { name, payload, caller, context }: IncomingRequest<Name>,
): Promise<Reply> {
  if (await limits.wait("messages", caller.player.network)) return refused("TooMany");
  const parsed = requests[name].safeParse(payload);
  if (!parsed.success) return refused("BadRequest");
  if (!holdsText(parsed.data)) return refused(name === "say" ? "BadText" : "BadRequest");
  const spend = spendOf(limits, caller.player);
  return handlers[name]({ ...context, spend }, caller, parsed.data as Payload<Name>);
}

export const spendOf =
  (limits: Limits, { network }: Visitor): Spend =>
  async (bytes) =>
    (await limits.wait("writes", network, bytes)) === undefined;

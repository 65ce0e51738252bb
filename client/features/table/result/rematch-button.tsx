import { useState } from "preact/hooks";
import { tablePath } from "../../../../shared/routes.ts";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { latest } from "../../../contract/timeline.ts";
import { whyNot } from "../../../i18n/t.ts";
import { go } from "../../../navigation/route.ts";
import { toast } from "../../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

/** The rematch rotates the seats by one. The other players' buttons join that table. */
export function RematchButton({ connection }: { readonly connection: TableConnection }) {
  const [isAsked, setAsked] = useState(false);
  const { again, join } = messages.value;
  const { seat } = connection.timeline.value;
  const { seats } = latest(connection.timeline.value);
  const code = connection.rematch.value;
  const leave = (to: string) =>
    go(tablePath(to), seat === undefined ? undefined : { seat: (seat + 1) % seats.length, isReady: true });
  if (code !== "")
    return (
      <button type="button" class="button main grow" onClick={() => leave(code)}>
        {join}
      </button>
    );
  if (seat === undefined) return null;
  const ask = async () => {
    setAsked(true);
    const reply = await connection.request("rematch", {});
    setAsked(false);
    if (reply.ok) leave(reply.code);
    else toast(whyNot(reply.reason));
  };
  return (
    <button type="button" class="button main grow" disabled={isAsked} onClick={ask}>
      {again}
    </button>
  );
}

import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";
import { Icon } from "../ui/icon.tsx";
import { ask } from "./ask.ts";
import type { Place } from "./panels.ts";

/** Whether a bot plays in the place of the person who looks. */
export function isPlayedForMe({ timeline }: TableConnection): boolean {
  const { seat } = timeline.value;
  const { phase, seats } = latest(timeline.value);
  return phase === "live" && seat !== undefined && seats[seat]?.bot !== undefined;
}

/** Where the buttons at the hand are otherwise: the way back to one's seat. */
export const StandIn = ({ connection, at }: { readonly connection: TableConnection; readonly at: Place }) => (
  <div class="lent" style={at}>
    <button type="button" class="button main" onClick={() => ask(connection, "reclaim", {})}>
      <Icon name="bot" />
      <span>
        {t().company.takeBack}
        <span class="small">{t().company.lent}</span>
      </span>
    </button>
  </div>
);

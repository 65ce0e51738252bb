import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { Icon } from "../../ui/icon.tsx";
import { ask } from "./ask.ts";
import type { Place } from "./regions.ts";

/** Whether a bot plays in the place of the person who looks. */
export function isLent({ timeline }: Link): boolean {
  const { seat } = timeline.value;
  const { phase, seats } = latest(timeline.value);
  return phase === "live" && seat !== undefined && seats[seat]?.bot !== undefined;
}

/** Where the buttons at the hand are otherwise: the way back to one's seat. */
export const Lent = ({ link, at }: { readonly link: Link; readonly at: Place }) => (
  <div class="lent" style={at}>
    <button type="button" class="button main" onClick={() => ask(link, "reclaim", {})}>
      <Icon name="bot" />
      <span>
        {t().company.takeBack}
        <span class="small">{t().company.lent}</span>
      </span>
    </button>
  </div>
);

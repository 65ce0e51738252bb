import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";

/** Says that the line is down, without getting in the way: the table comes back by itself. */
export function Banner({ link }: { readonly link: Link }) {
  const isDown = link.status.value === "reconnecting";
  const { table } = t();
  return (
    <div class="banner" role="status">
      {isDown && (
        <p class="pill">
          <span class="dot away" />
          {link.timeline.value.seat === undefined ? table.reconnectingWatcher : table.reconnecting}
        </p>
      )}
    </div>
  );
}

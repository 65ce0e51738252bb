import { useEffect, useState } from "preact/hooks";
import { hasNavigated } from "../app/route.ts";
import { variantName } from "../app/words.ts";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";

interface Props {
  readonly connection: TableConnection;
  /** The table can be seen, and played at. */
  readonly isThere: boolean;
}

/** Announces the table to screen readers once it is there, and moves the keyboard focus to the hand. */
export function EntryAnnouncement({ connection, isThere }: Props) {
  const [said, say] = useState("");
  useEffect(() => {
    const { charter, phase, seats } = latest(connection.timeline.peek());
    if (!isThere || phase !== "live") return;
    say(`${variantName(charter.game, charter.options)}. ${t().table.people(seats.length)}.`);
    if (!hasNavigated() || document.activeElement !== document.body) return;
    const hand = document.querySelector<HTMLElement>('[role="option"][tabindex="0"], [role="option"]');
    (hand ?? document.querySelector<HTMLElement>(".table-page h1"))?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}

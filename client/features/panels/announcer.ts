import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { matchName } from "../../catalog/names.ts";
import type { ShownLog } from "../../contract/shown-log.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { announce, type Level, sinceOwnStep, turnText } from "../../match/announcements.ts";
import { say } from "../../ui/aloud.tsx";
import { contentStart, isFocusFree } from "../../ui/focus.ts";
import { announcements } from "../../ui/preferences.ts";
import type { Readout } from "../../ui/readings.tsx";

/** A spectator has no turn, so gathered steps are announced after this long without an event, in ms. */
const QUIET = 2_500;

/** Announces new events to screen readers, once the board is there. */
export function useAnnouncements({ game, timeline }: TableConnection, shownLog: ShownLog, isThere = true): void {
  useEffect(() => {
    if (!isThere) return;
    let heard = timeline.peek().log.length;
    let timer: ReturnType<typeof setTimeout>;
    const tell = (until: number, level: Level) => {
      const { text, heard: now } = announce(game, timeline.peek(), { after: heard, until }, level);
      heard = now;
      say(text);
    };
    const stop = effect(() => {
      const until = shownLog.timeline.value.log.length;
      clearTimeout(timer);
      if (until <= heard) return;
      tell(until, announcements.chosen.peek());
      if (timeline.peek().seat === undefined) timer = setTimeout(() => tell(until, "all"), QUIET);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [game, timeline, shownLog, isThere]);
}

/** Announces the table and new events. Returns the texts to read on request. */
export function useTableAloud(connection: TableConnection, shownLog: ShownLog, isThere: boolean): readonly Readout[] {
  useWelcome(connection, isThere);
  useAnnouncements(connection, shownLog, isThere);
  return useMemo(() => [sinceOf(connection)], [connection]);
}

/** Announces the table, and focuses `contentStart` if `isFocusFree`. */
function useWelcome({ game, timeline }: TableConnection, isThere: boolean): void {
  useEffect(() => {
    const { config, phase, seats } = latest(timeline.peek());
    if (!isThere || phase !== "live") return;
    const table = `${matchName(config.game, config.options)}. ${atTable().table.people(seats.length)}.`;
    say([table, turnText(game, timeline.peek())].filter(Boolean).join(" "));
    if (!isFocusFree()) return;
    contentStart()?.focus({ preventScroll: true });
  }, [isThere]);
}

const sinceOf = ({ game, timeline }: TableConnection): Readout => ({
  key: "n",
  says: () => atTable().table.since,
  read() {
    const known = timeline.peek();
    return [sinceOwnStep(game, known) || atTable().table.nothingSince, turnText(game, known)].filter(Boolean).join(" ");
  },
});

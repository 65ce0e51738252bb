import { language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { useNow } from "../../ui/now.ts";
import { listed } from "../words.ts";
import { ask } from "./ask.ts";
import { type Notice, noticeOf } from "./notices.ts";
import type { Place } from "./regions.ts";

/** How often it is looked whether somebody is late, in milliseconds. */
const PACE = 5_000;

interface Deed {
  readonly says: string;
  readonly does: () => void;
}

/** A notice in words, and what can be done about it. */
function told(link: Link, notice: Notice): { readonly text: string; readonly deeds?: readonly Deed[] } {
  const { table, company } = t();
  const { seats } = latest(link.timeline.value);
  const name = (seat: number): string => seats[seat]?.name ?? "";
  switch (notice.of) {
    case "line":
      return { text: notice.isSeated ? table.reconnecting : table.reconnectingWatcher };
    case "nudge":
      return { text: company.nudged };
    case "concession": {
      const playOn = { says: company.playOn, does: () => ask(link, "playOn", {}) };
      if (notice.isOwn) return { text: company.ownOffer, deeds: [playOn] };
      const agree = { says: company.giveUpToo, does: () => ask(link, "concede", {}) };
      return { text: company.offer(listed(notice.by.map(name), language.value)), deeds: [agree, playOn] };
    }
    case "late": {
      const { seat, reason, callers, needed, isOwn } = notice;
      const text = company[reason](name(seat));
      const votes = callers.length > 0 ? ` ${company.calls(callers.length, needed)}` : "";
      const call = { says: company.callBot, does: () => ask(link, "callBot", { seat }) };
      const isWaiting = isOwn && callers.length < needed;
      return { text: `${text}${votes}`, deeds: isWaiting ? [] : [call] };
    }
  }
}

/** Says what goes on with the people at the table, without getting in the way of the game. */
export function Banner({ link, at }: { readonly link: Link; readonly at?: Pick<Place, "top"> }) {
  const notice = noticeOf(link, useNow(PACE));
  const { text, deeds = [] } = notice ? told(link, notice) : { text: "" };
  return (
    <div class="banner" role="status" {...(at ? { style: at } : {})}>
      {notice && (
        <div class={notice.of === "line" ? "notice cut" : "notice"}>
          {notice.of === "line" && <span class="dot away" />}
          <span>{text}</span>
          {deeds.map(({ says, does }) => (
            <button key={says} type="button" class="button slim" onClick={does}>
              {says}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

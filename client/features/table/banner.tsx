import type { SentencePart } from "../../contract/sentences.ts";
import type { Obstacle, TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { language, listed } from "../../i18n/language.ts";
import { type PanelPlace, type PanelStyle, type Panels, placed } from "../../layout/panels.ts";
import { ask } from "../../match/ask.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/now.ts";
import { type Notice, noticeOf } from "../panels/notices.ts";
import { Sentence } from "../panels/sentence.tsx";
import { useTakeBack } from "../panels/take-back/load.ts";
import { useObstacle } from "./out-of-reach.tsx";
import { useTurnNotices } from "./turn-notices/load.ts";

/** Interval between checks for late players, in ms. */
const CHECK_INTERVAL = 5_000;

interface BannerAction {
  readonly says: string;
  readonly does: () => void;
}

export interface BannerContent {
  readonly parts: readonly SentencePart[];
  readonly actions?: readonly BannerAction[];
}

interface BannerParts {
  readonly takeBack: ReturnType<typeof useTakeBack>;
  readonly obstacle: Obstacle | undefined;
}

function contentOf(
  connection: TableConnection,
  notice: Notice,
  { takeBack, obstacle }: BannerParts,
): BannerContent | undefined {
  const { table, company } = atTable();
  const { seats } = latest(connection.timeline.value);
  const name = (seat: number): string => seats[seat]?.name ?? "";
  switch (notice.of) {
    case "line":
      if (obstacle === "socket") return { parts: [table.blocked] };
      if (!notice.isSeated) return { parts: [table.reconnectingWatcher] };
      return { parts: [connection.isMoveKept?.value ? table.reconnectingMove : table.reconnecting] };
    case "nudge":
      return { parts: [company.nudged] };
    case "takeBack":
      return takeBack?.takeBackOffer(connection, notice);
    case "concession": {
      const playOn = { says: company.playOn, does: () => ask(connection, "playOn", {}) };
      if (notice.isOwn) return { parts: [company.ownOffer], actions: [playOn] };
      const agree = { says: company.giveUpToo, does: () => ask(connection, "concede", {}) };
      return { parts: [company.offer(listed(notice.by.map(name), language.value))], actions: [agree, playOn] };
    }
    case "late": {
      const { seat, reason, callers, needed, isOwn } = notice;
      const text = company[reason](name(seat));
      const votes = callers.length > 0 ? ` ${company.calls(callers.length, needed)}` : "";
      const call = { says: company.callBot, does: () => ask(connection, "callBot", { seat }) };
      const isWaiting = isOwn && callers.length < needed;
      return { parts: [`${text}${votes}`], actions: isWaiting ? [] : [call] };
    }
  }
}

const below = (rects: Panels["plaques"]): string => `${Math.max(...rects.map(({ y, height }) => y + height)) + 6}px`;

/** On a phone, the notice of a lost connection replaces the title or the last move; the board stays visible. */
function placeOf(notice: Notice | undefined, panels: Panels | undefined): Partial<PanelStyle> {
  if (!panels) return {};
  const { shape, title, notice: free, log, plaques } = panels;
  if (shape === "desktop" || shape === "tablet") return {};
  if (notice?.of === "line") return placed(shape === "portrait" ? title : (free ?? log));
  return shape === "portrait" ? { top: below(plaques) } : {};
}

export function Banner({ connection, panels }: { readonly connection: TableConnection; readonly panels?: Panels }) {
  const notice = noticeOf(connection, useNow(CHECK_INTERVAL));
  const takeBack = useTakeBack(connection);
  const obstacle = useObstacle(connection);
  const offer = useTurnNotices(connection)?.turnNoticeOffer(connection);
  const said = notice ? contentOf(connection, notice, { takeBack, obstacle }) : offer;
  const at = placeOf(notice, panels);
  return (
    <div class={at.height ? "banner placed" : "banner"} role="status" style={at}>
      {said && (
        <div class={notice?.of === "line" ? "notice cut" : "notice"}>
          {notice?.of === "line" && <span class="dot away" />}
          <span>
            <Sentence game={connection.game} parts={said.parts} />
          </span>
          {said.actions?.map(({ says, does }) => (
            <button key={says} type="button" class="button slim" onClick={does}>
              {says}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export function isPlayedForMe({ timeline }: TableConnection): boolean {
  const { seat } = timeline.value;
  const { phase, seats } = latest(timeline.value);
  return phase === "live" && seat !== undefined && seats[seat]?.bot !== undefined;
}

/** While a bot plays for the viewer, this button takes the seat back; it replaces the buttons at the hand. */
export const StandIn = ({ connection, at }: { readonly connection: TableConnection; readonly at: PanelPlace }) => (
  <div class="lent" {...at}>
    <button type="button" class="button main" onClick={() => ask(connection, "reclaim", {})}>
      <Icon name="bot" />
      <span>
        {atTable().company.takeBack}
        <span class="small">{atTable().company.lent}</span>
      </span>
    </button>
  </div>
);

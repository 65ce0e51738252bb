import type { BoardProps, Stay } from "../../contract/board.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { BoardPanels } from "../../contract/layout.ts";
import { fetchBoard, useBoard } from "../panels/board.ts";
import "../panels/styles.ts";
import "./follow.css";
import { type Signal, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { refused } from "../../../shared/engine/log/reply.ts";
import { tablePath } from "../../../shared/routes.ts";
import { matchLog } from "../../api/records.ts";
import { matchName } from "../../catalog/names.ts";
import { createShownLog } from "../../contract/shown-log.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { emptyTimeline, extend, latest, type Timeline } from "../../contract/timeline.ts";
import { t, whyNot } from "../../i18n/t.ts";
import { useTablePage } from "../../layout/measured.tsx";
import { inArea } from "../../layout/panels.ts";
import { localConnection } from "../../match/local-connection.ts";
import { Loading } from "../../ui/loading.tsx";
import { useTab } from "../../ui/tab.ts";
import { theme } from "../../ui/theme.ts";
import { NotFound } from "../frame/not-found.tsx";
import { useAnnouncements } from "../panels/announcer.ts";
import { Plaques } from "../panels/plaques.tsx";
import { FileRejected, readMatch } from "./open-match-file.ts";
import { type ReplayModel, replayFromFile } from "./replay-model.ts";
import { Viewer } from "./viewer.tsx";

export { loadReplayMessages } from "./messages/messages.ts";

/** Interval between requests for the log while the page is visible, in ms. */
const POLL_INTERVAL = 4000;

type Visit =
  | { readonly at: "looking" }
  /** The match has not started, or its log cannot be read now; it is requested again. */
  | { readonly at: "waiting"; readonly why: string }
  | { readonly at: "live"; readonly connection: TableConnection; readonly timeline: Signal<Timeline> }
  | { readonly at: "over"; readonly show: ReplayModel }
  | { readonly at: "nowhere"; readonly why: string };

/** Folds new entries, or the whole log if an earlier entry changed, for example by a rename. */
function grown(before: Timeline, { log }: MatchFile): Timeline {
  const known = before.log.length;
  const isSame = JSON.stringify(log.slice(0, known)) === JSON.stringify(before.log);
  if (isSame && log.length === known) return before;
  return isSame ? extend(before, log.slice(known)) : extend(emptyTimeline(before.game, undefined), log);
}

/** A spectator's connection refuses all requests. */
const still = { request: async () => refused("NotSeated"), close: () => {} } as Pick<
  TableConnection,
  "request" | "close"
>;

async function visitOf(text: string, before: Visit): Promise<Visit> {
  const [file, game] = await readMatch(text);
  if (file.header.seed !== undefined) {
    await fetchBoard(game);
    return { at: "over", show: replayFromFile(game, file) };
  }
  if (before.at === "live") {
    before.timeline.value = grown(before.timeline.peek(), file);
    return before;
  }
  const timeline = signal(extend(emptyTimeline(game.rules, undefined), file.log));
  return { at: "live", timeline, connection: localConnection(game, timeline, still) };
}

/** Requests a table's log repeatedly, until the match is over, unknown or closed to spectators. */
function useFollowed(code: string): Visit {
  const [visit, setVisit] = useState<Visit>({ at: "looking" });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let now: Visit = { at: "looking" };
    let isGone = false;
    const look = async (): Promise<Visit> => {
      const answer = await matchLog(code);
      if (answer.ok) return visitOf(answer.text, now);
      if (answer.reason === "NoSuchMatch") return { at: "nowhere", why: t().lost.noTable };
      if (answer.status === 403) return { at: "nowhere", why: whyNot(answer.reason) };
      return now.at === "live" ? now : { at: "waiting", why: t().lost.noConnection };
    };
    const turn = async (): Promise<void> => {
      if (document.visibilityState === "visible")
        now = await look().catch(
          (error: unknown): Visit => ({
            at: "waiting",
            why: error instanceof FileRejected ? error.message : t().lost.noConnection,
          }),
        );
      if (isGone) return;
      setVisit(now);
      if (now.at !== "over" && now.at !== "nowhere") timer = setTimeout(turn, POLL_INTERVAL);
    };
    void turn();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code]);
  return visit;
}

/**
 * A table embedded in another page: its match as spectators see it, then its replay. The page knows no identity, stores
 * nothing, and only links to the table.
 */
export function Follow({ code }: { readonly code: string }) {
  const visit = useFollowed(code);
  switch (visit.at) {
    case "looking":
      return <Loading />;
    case "waiting":
      return (
        <main id="content" class="follow-waiting">
          <p class="panel">{visit.why}</p>
          <ToTable code={code} />
        </main>
      );
    case "live":
      return <Live code={code} connection={visit.connection} />;
    case "over":
      return <Viewer show={visit.show} isBare />;
    case "nowhere":
      return <NotFound why={visit.why} />;
  }
}

/** Opens the table in a new tab, so that the embedding page stays. */
const ToTable = ({ code, children }: { readonly code: string; readonly children?: string }) => (
  <a class="pill to-table" href={tablePath(code)} target="_blank" rel="noopener">
    {children && <span class="title">{children}</span>} <span>{t().homePage.mine.toTable}</span>
  </a>
);

const PLAYING: Stay = { for: "playing" };

function Live({ code, connection }: { readonly code: string; readonly connection: TableConnection }) {
  const { game } = connection;
  const shownLog = useMemo(() => createShownLog(connection.timeline), [connection]);
  const timeline = shownLog.timeline.value;
  const own = useSignal<BoardPanels | undefined>(undefined);
  const { page, marks, areas, panels } = useTablePage({
    ...{ game, timeline, stay: "playing", kind: "follow", own: own.value },
  });
  const { config } = latest(timeline);
  const name = matchName(config.game, config.options);
  useTab(name, false);
  useAnnouncements(connection, shownLog);
  const place = (next: BoardPanels | undefined) => {
    own.value = next;
  };
  return (
    <main {...page} data-phase="live">
      {marks}
      <BoardPlace game={game} {...{ connection, shownLog, areas }} onPanels={place} />
      <header class={`title-place ${panels.shape}`} {...inArea("title")}>
        <h1 class="unseen">{name}</h1>
        <ToTable code={code}>{name}</ToTable>
      </header>
      <Plaques connection={connection} timeline={timeline} panels={panels} stay="playing" />
    </main>
  );
}

interface BoardPlaceProps extends Required<Pick<BoardProps, "connection" | "areas" | "shownLog" | "onPanels">> {
  readonly game: AnyClientGame;
}

function BoardPlace({ game, ...given }: BoardPlaceProps) {
  const Board = useBoard(game);
  if (!Board) return <p class="pill board-waits">{t().loading}</p>;
  return <Board {...given} stay={PLAYING} theme={theme} />;
}

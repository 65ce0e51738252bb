import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { tableSettingsOf } from "../../../shared/engine/match/match-events.ts";
import { matchName, variantName } from "../../catalog/names.ts";
import type { BoardParts, BoardProps, Stay, Suggestion } from "../../contract/board.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import { type BoardPanels, isPhone } from "../../contract/layout.ts";
import { createShownLog } from "../../contract/shown-log.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { duration } from "../../i18n/durations.ts";
import { t } from "../../i18n/t.ts";
import { InOrder } from "../../layout/in-order.tsx";
import { useTablePage } from "../../layout/measured.tsx";
import { inArea, type Panels, placed } from "../../layout/panels.ts";
import { idle } from "../../ui/idle.ts";
import { type Lazy, lazy, usePart } from "../../ui/lazy.ts";
import { Mark } from "../../ui/mark.tsx";
import { Readings } from "../../ui/readings.tsx";
import { theme } from "../../ui/theme.ts";
import { useTableAloud } from "../panels/announcer.ts";
import { isCut, useBoard } from "../panels/board.ts";
import { LogPlace, openTab, type Tab } from "../panels/log-place.tsx";
import { Plaques } from "../panels/plaques.tsx";
import type { ReviewProps } from "../replay/review.tsx";
import { Banner, isPlayedForMe, StandIn } from "./banner.tsx";
import type { EndingProps, Fold } from "./ending.tsx";
import type { HintProps } from "./hint/hint.tsx";
import { MissedMoves } from "./missed.tsx";
import { Page } from "./page.tsx";
import { Primer, useAim } from "./primer.tsx";
import { seenOf } from "./seen.ts";
import { TakeBackBar, Tools } from "./tools.tsx";

const loadWatchers: Lazy<Pick<PlaceProps, "connection">> = () =>
  import("./watchers.tsx").then(({ Watchers }) => Watchers);

function WatchersPlace({ connection }: Pick<PlaceProps, "connection">) {
  const Watchers = usePart(loadWatchers, connection.spectators.value.length > 0);
  return Watchers ? <Watchers connection={connection} /> : null;
}

interface TitleProps {
  readonly connection: TableConnection;
  readonly timeline: Timeline;
  readonly panels: Panels;
}

function Title({ connection, timeline, panels }: TitleProps) {
  const { config, phase } = latest(timeline);
  const { table } = atTable();
  const isRoomy = panels.shape === "desktop";
  const headline = phase === "over" ? undefined : connection.game.headline?.(latest(timeline), isRoomy);
  // On a tablet, the number of spectators replaces the logo.
  const isAlone = connection.spectators.value.length === 0;
  const hasMark = isRoomy || (panels.shape === "tablet" && isAlone);
  const { watchDelay } = tableSettingsOf(config);
  const isLate = connection.timeline.value.seat === undefined && phase === "live" && watchDelay;
  const nameOf = panels.shape === "landscape" ? variantName : matchName;
  const facts = [
    ...(isLate ? [table.late(duration(watchDelay))] : []),
    ...(headline === undefined || (isLate && !isRoomy) ? [] : [headline]),
  ];
  return (
    <header class={`title-place ${panels.shape}`} {...inArea("title")}>
      <h1 class="pill" tabIndex={-1}>
        {hasMark && <Mark size={26} />}
        <span class="title">{nameOf(config.game, config.options)}</span>
        {facts.length > 0 && <span class="muted facts">{facts.join(", ")}</span>}
      </h1>
      {!panels.watchers && <WatchersPlace connection={connection} />}
    </header>
  );
}

/** Loaded on demand, because few players open the review. */
const review = lazy<ReviewProps>(() => import("../replay/load.ts").then(({ loadReview }) => loadReview()), isCut);

type Looking = { readonly at: "now" } | { readonly at: "before"; readonly from?: number };

export function LiveTable({ connection }: { readonly connection: TableConnection }) {
  const [looking, look] = useState<Looking>({ at: "now" });
  const Review = review.part.value;
  const lookBack = (from?: number) => {
    void review.fetch();
    look({ at: "before", ...(from === undefined ? {} : { from }) });
  };
  if (looking.at === "before" && Review)
    return <Review connection={connection} from={looking.from} onBack={() => look({ at: "now" })} />;
  return <Present connection={connection} onLookBack={lookBack} />;
}

const ofGames = new WeakMap<AnyClientGame, Lazy<HintProps>>();

/** Returns the same function on each call for a game. */
function hintOf(game: AnyClientGame): Lazy<HintProps> {
  // Waits for an idle page: a player's first match is practice too and must start quickly.
  const fetch = () =>
    idle()
      .then(() => import("./hint/hint.tsx"))
      .then(({ loadHint }) => loadHint(game));
  const load = ofGames.get(game) ?? fetch;
  ofGames.set(game, load);
  return load;
}

/** Undefined unless the viewer is seated at a practice table. */
function useHints({ game, timeline }: TableConnection) {
  const { config, phase } = latest(timeline.value);
  const isPractice = tableSettingsOf(config).practice === true && phase === "live" && game.moveWords !== undefined;
  const Hint = usePart(isPractice ? hintOf(game) : undefined, isPractice, isCut);
  return timeline.value.seat === undefined ? undefined : Hint;
}

interface PresentProps {
  readonly connection: TableConnection;
  readonly onLookBack: (from?: number) => void;
}

function Present({ connection, onLookBack }: PresentProps) {
  const { game } = connection;
  const shownLog = useMemo(() => createShownLog(connection.timeline), [connection]);
  const timeline = shownLog.timeline.value;
  const [isThere, setThere] = useState(false);
  const own = useSignal<BoardPanels | undefined>(undefined);
  const parts = useSignal<BoardParts>({});
  const [showsSummary, setShowsSummary] = useState(false);
  const stay = useMemo((): Stay => ({ for: showsSummary ? "result" : "playing" }), [showsSummary]);
  const { areas, order, panels, ...frame } = useTablePage({ game, timeline, stay: stay.for, own: own.value });
  const { log, result } = useFolds(panels.showsSummary);
  const aim = useAim(game, timeline);
  const suggestion = useSignal<Suggestion | undefined>(undefined);
  const Hint = useHints(connection);
  const readings = useTableAloud(connection, shownLog, isThere);
  // On phones and tablets, the primer's hint replaces the line with the last move.
  const isAimed = own.value !== undefined && aim !== undefined;
  const hidesLog = isAimed && panels.shape !== "desktop";
  const open = (tab: Tab) => {
    if (hidesLog) game.primer?.teach(aim);
    if (!isPhone(panels.shape) && !log.isOpen) log.toggle();
    openTab(tab);
  };
  return (
    <Page game={game} timeline={timeline} frame={frame} onOpen={open}>
      <InOrder
        order={order}
        parts={{
          title: <Title connection={connection} timeline={timeline} panels={panels} />,
          tools: <ToolsPlace {...{ connection, panels, log, onLookBack }} />,
          players: <Plaques connection={connection} timeline={timeline} panels={panels} stay={stay.for} />,
          board: (
            <BoardPlace
              {...{ connection, stay, shownLog, own, parts, suggestion }}
              areas={areas}
              onReady={() => setThere(true)}
            />
          ),
          hand: parts.value.hand,
          actions: <ActionsPlace connection={connection} panels={panels} of={parts.value.actions} />,
          log: (
            <>
              {!hidesLog && (
                <LogPlace connection={connection} timeline={timeline} panels={panels} isOpen={log.isOpen} />
              )}
              <Primer game={game} aim={own.value && aim} panels={panels} />
            </>
          ),
          story: latest(timeline).phase === "over" && (
            <EndingPlace {...{ connection, result }} onSummary={setShowsSummary} />
          ),
        }}
      />
      <Readings of={readings} />
      {Hint && <Hint connection={connection} panels={panels} suggestion={suggestion} />}
      <Notices {...{ connection, panels, onLookBack }} />
    </Page>
  );
}

interface PlaceProps {
  readonly connection: TableConnection;
  readonly panels: Panels;
}

interface ToolsPlaceProps extends PlaceProps, Pick<PresentProps, "onLookBack"> {
  readonly log: Fold;
}

const ToolsPlace = ({ connection, panels, log, onLookBack }: ToolsPlaceProps) => (
  <Tools
    connection={connection}
    at={inArea("tools")}
    room={isPhone(panels.shape) ? "phone" : panels.shape === "desktop" ? "desktop" : "tablet"}
    onLookBack={onLookBack}
    {...(panels.shape === "desktop" ? { log } : {})}
  />
);

/** Notices over the table, and the spectators where the title has no room for them. */
const Notices = ({ connection, panels, onLookBack }: PlaceProps & Pick<PresentProps, "onLookBack">) => (
  <>
    <Banner connection={connection} panels={panels} />
    <MissedMoves connection={connection} onLookBack={onLookBack} />
    {panels.watchers && (
      <div class="watchers-place" style={placed(panels.watchers)}>
        <WatchersPlace connection={connection} />
      </div>
    )}
  </>
);

interface ActionsPlaceProps extends PlaceProps {
  readonly of: ComponentChildren;
}

/** The player's buttons, which the board makes, and the platform's. */
const ActionsPlace = ({ connection, panels, of }: ActionsPlaceProps) => (
  <>
    {of}
    {isPlayedForMe(connection) && <StandIn connection={connection} at={inArea("actions")} />}
    {isPhone(panels.shape) && <TakeBackBar connection={connection} at={inArea("actions")} />}
  </>
);

/** Whether the log and the result are open. A summary on show replaces the log. */
function useFolds(showsSummary: boolean | undefined): { readonly log: Fold; readonly result: Fold } {
  const [isLogOpen, setLogOpen] = useState(true);
  const [isResultOpen, setResultOpen] = useState(true);
  return {
    log: {
      isOpen: isLogOpen && !showsSummary,
      toggle: () => {
        setLogOpen(showsSummary || !isLogOpen);
        if (showsSummary) setResultOpen(false);
      },
    },
    result: { isOpen: isResultOpen, toggle: () => setResultOpen(!isResultOpen) },
  };
}

const loadEnding: Lazy<EndingProps> = () => import("./ending.tsx").then((ending) => ending.loadEnding());

function EndingPlace(props: EndingProps) {
  const Ending = usePart(loadEnding, true, isCut);
  return Ending ? <Ending {...props} /> : null;
}

type Given = "connection" | "areas" | "stay" | "shownLog" | "suggestion" | "onReady";

interface BoardPlaceProps extends Required<Pick<BoardProps, Given>> {
  readonly own: Signal<BoardPanels | undefined>;
  /** Receives the parts that the page renders. */
  readonly parts: Signal<BoardParts>;
}

function BoardPlace({ own, parts, ...given }: BoardPlaceProps) {
  const { connection } = given;
  const Board = useBoard(connection.game);
  // Read once, because showing the board changes the stored number.
  const [seen] = useState(() => seenOf(latest(connection.timeline.peek()).config.id));
  if (!Board) return <p class="pill board-waits">{t().loading}</p>;
  const place = (panels: BoardPanels | undefined) => {
    own.value = panels;
  };
  const onParts = (made: BoardParts) => {
    parts.value = made;
  };
  return <Board {...given} {...{ theme, seen, onParts }} onPanels={place} />;
}

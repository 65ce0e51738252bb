import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { tableSettingsOf } from "../../../shared/engine/match/match-events.ts";
import { matchName, variantName } from "../../catalog/names.ts";
import type { BoardProps, Stay, Suggestion } from "../../contract/board.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { BoardPanels } from "../../contract/layout.ts";
import type { MatchStory } from "../../contract/parts.ts";
import { createShownLog } from "../../contract/shown-log.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { duration } from "../../i18n/durations.ts";
import { t } from "../../i18n/t.ts";
import { useTablePage } from "../../layout/measured.tsx";
import { inArea, type Panels, placed } from "../../layout/panels.ts";
import { useAnswer } from "../../ui/answer.ts";
import { idle } from "../../ui/idle.ts";
import { characterOf, isShortcut } from "../../ui/keys.ts";
import { type Lazy, lazy, usePart } from "../../ui/lazy.ts";
import { Mark } from "../../ui/mark.tsx";
import { sounds, toggle } from "../../ui/preferences.ts";
import { Readings } from "../../ui/readings.tsx";
import { theme } from "../../ui/theme.ts";
import { toast } from "../../ui/toast.tsx";
import { useTableAloud } from "../panels/announcer.ts";
import { isCut, useBoard } from "../panels/board.ts";
import { LogPlace, openTab, type Tab } from "../panels/log-place.tsx";
import { Plaques } from "../panels/plaques.tsx";
import type { ReviewProps } from "../replay/review.tsx";
import { Banner, isPlayedForMe, StandIn } from "./banner.tsx";
import type { HintProps } from "./hint/hint.tsx";
import { MissedMoves } from "./missed.tsx";
import { Primer, useAim } from "./primer.tsx";
import { loadResultMessages } from "./result/messages/messages.ts";
import type { ResultProps } from "./result/result.tsx";
import { seenOf } from "./seen.ts";
import { TakeBackBar, Tools } from "./tools.tsx";
import { Watchers } from "./watchers.tsx";

/** Loaded when the match ends. The result is shown once the game's summary is loaded too. */
const loadResult: Lazy<ResultProps> = () =>
  Promise.all([import("./result/result.tsx"), loadResultMessages()]).then(([{ Result }]) => Result);

/** "none" if the game has no summary, undefined while loading. */
function useStory({ story: load }: AnyClientGame): MatchStory | "none" | undefined {
  const ask = async () => (load ? load().catch(() => undefined) : "none");
  return useAnswer({ ask, isPassing: (story) => story === undefined }, [load]).answer;
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
      {!panels.watchers && <Watchers connection={connection} />}
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
  const [showsSummary, setShowsSummary] = useState(false);
  const stay = useMemo((): Stay => ({ for: showsSummary ? "result" : "playing" }), [showsSummary]);
  const { areas, panels, ...frame } = useTablePage({ game, timeline, stay: stay.for, own: own.value });
  const isShort = panels.shape === "portrait" || panels.shape === "landscape";
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
    if (!isShort && !log.isOpen) log.toggle();
    openTab(tab);
  };
  return (
    <Page game={game} timeline={timeline} frame={frame} onOpen={open}>
      <Title connection={connection} timeline={timeline} panels={panels} />
      <BoardPlace {...{ connection, stay, shownLog, own, suggestion }} areas={areas} onReady={() => setThere(true)} />
      <Readings of={readings} />
      {Hint && <Hint connection={connection} panels={panels} suggestion={suggestion} />}
      {isPlayedForMe(connection) && <StandIn connection={connection} at={inArea("actions")} />}
      {isShort && <TakeBackBar connection={connection} at={inArea("actions")} />}
      {!hidesLog && <LogPlace connection={connection} timeline={timeline} panels={panels} isOpen={log.isOpen} />}
      <Primer game={game} aim={own.value && aim} panels={panels} />
      <Tools
        connection={connection}
        at={inArea("tools")}
        room={isShort ? "phone" : panels.shape === "desktop" ? "desktop" : "tablet"}
        onLookBack={onLookBack}
        {...(panels.shape === "desktop" ? { log } : {})}
      />
      <Banner connection={connection} panels={panels} />
      <MissedMoves connection={connection} onLookBack={onLookBack} />
      <Plaques connection={connection} timeline={timeline} panels={panels} stay={stay.for} />
      {panels.watchers && (
        <div class="watchers-place" style={placed(panels.watchers)}>
          <Watchers connection={connection} />
        </div>
      )}
      {latest(timeline).phase === "over" && <Ending {...{ connection, result }} onSummary={setShowsSummary} />}
    </Page>
  );
}

interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

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

interface PageProps {
  readonly frame: Pick<ReturnType<typeof useTablePage>, "page" | "marks">;
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
  readonly onOpen: (tab: Tab) => void;
  readonly children: ComponentChildren;
}

function Page({ frame: { page, marks }, game, timeline, onOpen, children }: PageProps) {
  const { phase, outcome } = latest(timeline);
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressKey(event, game, open.current)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [game]);
  return (
    <main {...page} data-phase={phase === "over" ? "over" : "live"} data-outcome={outcome?.result}>
      {marks}
      {children}
    </main>
  );
}

type Given = "connection" | "areas" | "stay" | "shownLog" | "suggestion" | "onReady";

interface BoardPlaceProps extends Required<Pick<BoardProps, Given>> {
  readonly own: Signal<BoardPanels | undefined>;
}

function BoardPlace({ own, ...given }: BoardPlaceProps) {
  const { connection } = given;
  const Board = useBoard(connection.game);
  // Read once, because showing the board changes the stored number.
  const [seen] = useState(() => seenOf(latest(connection.timeline.peek()).config.id));
  if (!Board) return <p class="pill board-waits">{t().loading}</p>;
  const place = (panels: BoardPanels | undefined) => {
    own.value = panels;
  };
  return <Board {...given} {...{ theme, seen }} onPanels={place} />;
}

interface EndingProps {
  readonly connection: TableConnection;
  readonly result: Fold;
  readonly onSummary: (showsSummary: boolean) => void;
}

function Ending({ connection, result: { isOpen, toggle }, onSummary }: EndingProps) {
  const Result = usePart(loadResult, true, isCut);
  const story = useStory(connection.game);
  if (!Result || !story) return null;
  return (
    <Result {...{ connection, isOpen, onSummary }} story={story === "none" ? undefined : story} onToggle={toggle} />
  );
}

const tabStop = (): HTMLElement | null => document.querySelector(".table-overlay [tabindex='0']");

/** Returns whether the key was handled. */
function pressKey(event: KeyboardEvent, game: AnyClientGame, openTab: (tab: Tab) => void): boolean {
  const { key, target } = event;
  if (key === "Escape" && target instanceof Element && target.closest(".log-panel")) tabStop()?.focus();
  else return !event.repeat && isShortcut(event) && pressLetter(characterOf(event), game, openTab);
  return true;
}

function pressLetter(letter: string, { keys }: AnyClientGame, openTab: (tab: Tab) => void): boolean {
  const own = keys?.[letter];
  if (letter === "l") openTab("log");
  else if (letter === "c") openTab("talk");
  else if (letter === "m") toast(atTable().sounds[toggle(sounds, "off") ? "on" : "off"]);
  else if (own) own();
  else return false;
  return true;
}

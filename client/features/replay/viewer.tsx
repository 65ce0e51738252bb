import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { BoardParts, BoardProps, LoadPlaces, Screenshot } from "../../contract/board.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import { useBoard } from "../panels/board.ts";
import "../panels/styles.ts";
import "./replay.css";
import { effect, type ReadonlySignal, type Signal, signal, untracked, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { isClosed } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { locale } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { InOrder } from "../../layout/in-order.tsx";
import { useTablePage } from "../../layout/measured.tsx";
import { inArea, type Panels, scrolls } from "../../layout/panels.ts";
import { markedNameOf } from "../../match/match-events.ts";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { Mark } from "../../ui/mark.tsx";
import { theme } from "../../ui/theme.ts";
import { toast } from "../../ui/toast.tsx";
import { LogPlace } from "../panels/log-place.tsx";
import { Plaques } from "../panels/plaques.tsx";
import { useRulesKey } from "../rules/key.ts";
import { bookFor } from "../rules/opened.ts";
import { AnalysisButton, AnalysisPlace } from "./analysis-place.tsx";
import { CheckMark } from "./check-mark.tsx";
import { Controls } from "./controls.tsx";
import type { FilmProps } from "./film/film.tsx";
import { pressKey, type Ways } from "./keys.ts";
import { Links } from "./links.tsx";
import { messages } from "./messages/messages.ts";
import { useMovesAloud } from "./move-aloud.ts";
import type { NotesPlaceProps } from "./notes/notes-place.tsx";
import type { OpenNotes } from "./open-notes.ts";
import { mayPlayOn, PlayOn } from "./play-on.tsx";
import { type ReplayModel, suggestedIn } from "./replay-model.ts";
import { Tree } from "./tree.tsx";

interface Props {
  readonly show: ReplayModel;
  readonly onBack?: () => void;
  /** The matches that branching connects, including this one, if the match is on the server. */
  readonly family?: readonly Summary[];
  /** Whether the replay's address on this site opens the match. */
  readonly isHosted?: boolean;
  /** Whether only the table and its controls are shown, for embedding. */
  readonly isBare?: boolean;
}

export function Viewer({ show, onBack, family, isHosted = false, isBare = false }: Props) {
  const { playback, connection } = show;
  const { game } = connection;
  const stay = useMemo(
    () =>
      ({
        for: "replay",
        playback,
        shot: signal<Screenshot | undefined>(undefined),
        places: signal<LoadPlaces | undefined>(undefined),
      }) as const,
    [playback],
  );
  const suggestion = useMemo(() => suggestedIn(show), [show]);
  useEffect(() => () => playback.close(), [playback]);
  useEffect(() => () => show.analysing?.open(false), [show]);
  const timeline = connection.timeline.value;
  const { config } = latest(timeline);
  useRulesKey(bookFor(config));
  const [sheet, setSheet] = useState<Sheet>();
  const ways = waysFrom(show, onBack, family, setSheet);
  useKeys(show, ways);
  useMovesAloud(show);
  const isDrawn = stay.shot.value !== undefined;
  const canFilm = show.file !== undefined && (isDrawn || game.still !== undefined);
  const parts = useSignal<BoardParts>({});
  const { page, marks, areas, order, panels } = useTablePage({ game, timeline, stay: "replay", kind: "replay" });
  const [isLogOpen, setLogOpen] = useState(true);
  const log = { isOpen: isLogOpen, toggle: () => setLogOpen(!isLogOpen) };
  return (
    <main {...page} data-phase="watched" onWheel={(event) => stepByWheel(event, show)}>
      {marks}
      <InOrder
        order={order}
        parts={{
          title: !isBare && <Title show={show} panels={panels} isLive={onBack !== undefined} />,
          tools: !isBare && (
            <Links
              {...{ show, panels, ways, log }}
              shot={stay.shot}
              onFilm={canFilm ? () => setSheet("film") : undefined}
              isHosted={isHosted && show.file?.header.seed !== undefined && !isClosed(config.game, config.options)}
            />
          ),
          players: <CountedPlaques show={show} panels={panels} />,
          board: <BoardPlace {...{ connection, stay, suggestion, areas, parts }} />,
          hand: [parts.value.hand, <Hands key="hands" game={game} timeline={timeline} />],
          log: !isBare && (
            <Beside show={show} notes={ways.notes} places={stay.places} panels={panels} isLogOpen={isLogOpen} />
          ),
          replay: panels.replay && <Controls show={show} panels={panels} ways={ways} family={family ?? NOBODY} />,
        }}
      />
      {sheet === "tree" && family && <Tree show={show} family={family} onClose={() => setSheet(undefined)} />}
      {sheet === "playOn" && <PlayOn show={show} onClose={() => setSheet(undefined)} />}
      {sheet === "film" && <FilmPlace show={show} isDrawn={isDrawn} onClose={() => setSheet(undefined)} />}
    </main>
  );
}

interface BesideProps {
  readonly show: ReplayModel;
  readonly notes: OpenNotes | undefined;
  readonly places: ReadonlySignal<LoadPlaces | undefined>;
  readonly panels: Panels;
  readonly isLogOpen: boolean;
}

function Beside({ show, notes, places, panels, isLogOpen }: BesideProps) {
  const { connection, analysing } = show;
  // Notes and analysis have the same place, so opening one closes the other.
  useEffect(
    () =>
      effect(() => {
        if (notes?.isOpen.value) untracked(() => analysing?.open(false));
      }),
    [notes, analysing],
  );
  useEffect(
    () =>
      effect(() => {
        if (analysing?.isOpen.value) untracked(() => notes?.close());
      }),
    [notes, analysing],
  );
  const Notes = usePart(loadNotes, notes?.isOpen.value === true, () => toast(t().lost.noConnection));
  if (Notes && notes?.isOpen.value) return <Notes show={show} notes={notes} places={places} panels={panels} />;
  if (analysing?.isOpen.value) return <AnalysisPlace show={show} analysing={analysing} panels={panels} />;
  const timeline = connection.timeline.value;
  return <LogPlace connection={connection} timeline={timeline} panels={panels} isOpen={isLogOpen} show={show} />;
}

const loadNotes: Lazy<NotesPlaceProps> = () =>
  Promise.all([import("./notes/notes-place.tsx"), import("./notes/messages/messages.ts")]).then(
    async ([{ NotesPlace }, { loadNotesMessages }]) => {
      await loadNotesMessages();
      return NotesPlace;
    },
  );

type Sheet = "tree" | "playOn" | "film";

const loadFilm: Lazy<FilmProps> = () => import("./film/film.tsx").then(({ Film }) => Film);

function FilmPlace(props: FilmProps) {
  const Film = usePart(loadFilm, true, () => {
    toast(t().lost.noConnection);
    props.onClose();
  });
  return Film ? <Film {...props} /> : null;
}

function waysFrom(
  show: ReplayModel,
  back: Props["onBack"],
  family: Props["family"],
  open: (sheet: Sheet) => void,
): Ways {
  const hasTree = family !== undefined && family.length > 1;
  const canPlayOn = family !== undefined && mayPlayOn(show);
  return {
    back,
    tree: hasTree ? () => open("tree") : undefined,
    playOn: canPlayOn ? () => open("playOn") : undefined,
    notes: family || show.notes?.fromFile.value ? show.notes : undefined,
  };
}

function useKeys(show: ReplayModel, ways: Ways): void {
  // A layout effect runs before the first paint, so that no key is missed.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressKey(event, show, ways)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [show, ways.back, ways.tree === undefined, ways.playOn === undefined]);
}

interface BoardPlaceProps extends Pick<BoardProps, "connection" | "stay" | "suggestion" | "areas"> {
  /** Receives the parts that the page renders. */
  readonly parts: Signal<BoardParts>;
}

function BoardPlace({ parts, ...given }: BoardPlaceProps) {
  const Board = useBoard(given.connection.game);
  if (!Board) return <p class="pill board-waits">{t().loading}</p>;
  const onParts = (made: BoardParts) => {
    parts.value = made;
  };
  return <Board {...given} theme={theme} onParts={onParts} />;
}

/** A click on a count opens the game's `Counted` view of the seat. */
function CountedPlaques({
  show: { playback, connection },
  panels,
}: {
  readonly show: ReplayModel;
  readonly panels: Panels;
}) {
  const timeline = connection.timeline.value;
  const [seat, setSeat] = useState<Seat>();
  const Counted = usePart(connection.game.Counted, seat !== undefined, () => toast(t().lost.noConnection));
  return (
    <>
      <Plaques connection={connection} timeline={timeline} panels={panels} stay="replay" onCount={setSeat} />
      {seat !== undefined && Counted && (
        <Counted playback={playback} timeline={timeline} seat={seat} onClose={() => setSeat(undefined)} />
      )}
    </>
  );
}

const NOBODY: readonly Summary[] = [];

function Title({
  show,
  panels,
  isLive,
}: {
  readonly show: ReplayModel;
  readonly panels: Panels;
  readonly isLive: boolean;
}) {
  const whole = show.playback.whole.value;
  const { config, outcome } = latest(whole);
  const { title, review, outcomes, unfinished, offline, on } = messages.value;
  const ended = whole.log.findLast(({ type }) => type === "MatchEnded")?.at ?? whole.log.at(-1)!.at;
  const date = useMemo(
    () => new Intl.DateTimeFormat(locale.value, { day: "numeric", month: "short" }).format(new Date(ended)),
    [ended, locale.value],
  );
  const result = show.isSecret.value ? [] : [outcome ? outcomes[outcome.result] : unfinished];
  const mark = config.offline || isOnDevice(config.id) ? [offline] : [];
  const facts = [...result, matchName(config.game, config.options), ...mark].join(", ");
  const says = isLive ? review : title;
  // On a phone in landscape the title has no room.
  const isNamed = panels.shape !== "landscape";
  const { check } = show;
  return (
    <header class={`title-place ${panels.shape}`} {...inArea("title")}>
      <div class={isNamed ? "pill" : "unseen"}>
        {isNamed && <Mark size={26} />}
        <h1 class="title">{says}</h1>
        {panels.shape === "desktop" && <span class="muted facts">{isLive ? facts : on(facts, date)}</span>}
      </div>
      {check?.file.header.seed !== undefined && (
        <CheckMark check={check} isShort={!isNamed || panels.shape === "portrait"} />
      )}
      {panels.shape === "portrait" && <AnalysisButton show={show} kind="pill check-mark" />}
    </header>
  );
}

interface HandsProps {
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
}

function Hands({ game, timeline }: HandsProps) {
  const match = latest(timeline);
  const hands = game.hands?.(match);
  if (!hands) return null;
  const { handOf: label } = messages.value;
  return (
    <ul class="unseen">
      {hands.map((hand, seat) => (
        <li key={seat}>
          {label(markedNameOf(match, seat))}: {hand}
        </li>
      ))}
    </ul>
  );
}

/** Each step of the wheel goes one move on or back, except over dialogs, most panels, and a page that scrolls. */
function stepByWheel({ target, deltaY }: WheelEvent, { playback }: ReplayModel): void {
  if (!(target instanceof Element) || target.closest(".panel:not(.controls), dialog") || scrolls(target)) return;
  if (Math.abs(deltaY) > 2) playback.step(deltaY > 0 ? 1 : -1);
}

import type { MatchStory } from "../../../contract/parts.ts";
import "./result.css";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { isOnDevice } from "../../../../shared/engine/match/device-id.ts";
import { isMatchEvent, type MatchConfig, tableSettingsOf } from "../../../../shared/engine/match/match-events.ts";
import { isAnalysable, isClosed } from "../../../catalog/catalog.ts";
import { matchName } from "../../../catalog/names.ts";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { atTable } from "../../../i18n/at-table.ts";
import { t } from "../../../i18n/t.ts";
import { inArea } from "../../../layout/panels.ts";
import { markedNameOf, matchSentence } from "../../../match/match-events.ts";
import { dayPath, followLink, historyPath, replayPath, seriesPath } from "../../../navigation/route.ts";
import { say } from "../../../ui/aloud.tsx";
import { shareLink } from "../../../ui/copy-link.ts";
import { Flag } from "../../../ui/flag.tsx";
import { isFocusFree } from "../../../ui/focus.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type Lazy, lazy, usePart } from "../../../ui/lazy.ts";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { HandInProps } from "../../alone/hand-in.tsx";
import { loadHandingInMessages } from "../../alone/messages/messages.ts";
import type { PlayAgainProps } from "../../people/people.tsx";
import type { AgreementProps } from "../../puzzles/agreement.tsx";
import type { ReportProps } from "../../replay/report.tsx";
import { messages } from "./messages/messages.ts";
import { RematchButton } from "./rematch-button.tsx";

/** How long the table shows the end of the match before the summary, in ms. */
const PAUSE = 1_600;
/** Maximum age in ms of a match's end that counts as seen by the viewer. */
const JUST_NOW = 4_000;

/** Whether the summary may appear: immediately, or after `PAUSE` if the viewer saw the match end. */
function usePause(timeline: Timeline): boolean {
  const ended = timeline.log.findLast(({ type }) => type === "MatchEnded");
  const isFresh = ended !== undefined && Date.now() - Date.parse(ended.at) < JUST_NOW;
  const [isOver, setOver] = useState(!isFresh);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

interface ResultProps {
  readonly connection: TableConnection;
  /** Undefined: the platform shows the outcome and the scores. */
  readonly story: MatchStory | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onSummary: (showsSummary: boolean) => void;
}

export function Result({ connection, story, isOpen, onToggle, onSummary }: ResultProps) {
  const isSeen = usePause(connection.timeline.value);
  const showsSummary = isSeen && isOpen;
  // Before the next paint, because the summary moves the areas of the panels that it replaces.
  useLayoutEffect(() => onSummary(showsSummary), [showsSummary]);
  if (!isSeen) return null;
  if (isOpen) return <Story connection={connection} story={story} onFold={onToggle} />;
  return (
    <div class="result-back" {...inArea("actions")}>
      <button type="button" class="button" onClick={onToggle}>
        <Icon name="up" /> {messages.value.show}
      </button>
    </div>
  );
}

function outcomeOf(timeline: Timeline): string {
  const ended = timeline.log.findLast((event) => isMatchEvent(event) && event.type === "MatchEnded");
  if (!ended || !isMatchEvent(ended)) return "";
  return matchSentence(ended, { match: latest(timeline), me: timeline.seat }) ?? "";
}

function Scores({ timeline }: { readonly timeline: Timeline }) {
  const match = latest(timeline);
  const { scores } = match.outcome ?? {};
  if (!scores) return null;
  return (
    <dl class="scores">
      {scores.map((score, seat) => (
        <div key={seat}>
          <dt>
            <Flag seat={seat} width={22} /> {markedNameOf(match, seat)}
          </dt>
          <dd class="num">{score}</dd>
        </div>
      ))}
    </dl>
  );
}

function OfSharedDeal({ daily, series }: Pick<MatchConfig, "daily" | "series">) {
  const { ofDay, ofSeries } = messages.value;
  if (!daily && !series?.counts) return null;
  return (
    <p class="small row">
      <Icon name="people" />
      <a class="plain" href={daily ? dayPath(daily.day) : seriesPath(series!.id)} onClick={followLink}>
        {daily ? ofDay : ofSeries}
      </a>
    </p>
  );
}

interface StoryProps extends Pick<ResultProps, "connection" | "story"> {
  readonly onFold: () => void;
}

function Kept({ connection }: Pick<ResultProps, "connection">) {
  const read = messages.value;
  const { id } = latest(connection.timeline.value).config;
  return (
    <>
      <p class="small muted row">
        <Icon name="check" />
        <span>
          {connection.game.rules.cards && `${read.verifiable} `}
          <a class="plain unbroken" href={`/api/matches/${id}/log`} download>
            {read.download}
          </a>
        </span>
      </p>
      <p class="small row">
        <Icon name="log" />
        <a class="plain" href={historyPath(id)} onClick={followLink}>
          {read.past}
        </a>
      </p>
    </>
  );
}

const loadHandIn: Lazy<HandInProps> = () =>
  Promise.all([import("../../alone/hand-in.tsx"), loadHandingInMessages()]).then(([{ HandIn }]) => HandIn);

const loadPlayAgain: Lazy<PlayAgainProps> = () =>
  import("../../people/people.tsx").then(({ PlayAgain, loadPeopleMessages }) =>
    loadPeopleMessages().then(() => PlayAgain),
  );

function Others({ connection }: Pick<ResultProps, "connection">) {
  const { seat } = connection.timeline.value;
  const { config, seats } = latest(connection.timeline.value);
  const hasOthers = seat !== undefined && seats.filter((held) => held?.player !== undefined).length > 1;
  const PlayAgain = usePart(loadPlayAgain, hasOthers);
  return PlayAgain ? <PlayAgain match={config.id} /> : null;
}

const loadAgreement: Lazy<AgreementProps> = () =>
  import("../../puzzles/agreement.tsx").then(({ Agreement, loadPuzzleMessages }) =>
    loadPuzzleMessages().then(() => Agreement),
  );

/** Asks a person who played a decided match whether it may become puzzles. */
function ForPuzzles({ connection: { game, timeline } }: Pick<ResultProps, "connection">) {
  const { seat } = timeline.value;
  const { config, outcome, seats } = latest(timeline.value);
  const isAsked = seat !== undefined && seats[seat]?.kind === "human" && isAnalysable(game, outcome);
  const Agreement = usePart(loadAgreement, isAsked);
  return isAsked && Agreement ? <Agreement key={config.id} match={config.id} /> : null;
}

function OnDevice({ match }: HandInProps) {
  const HandIn = usePart(loadHandIn, true);
  return (
    <>
      <p class="small muted row">
        <Icon name="check" /> <span>{messages.value.dealtHere}</span>
      </p>
      {HandIn && <HandIn match={match} />}
    </>
  );
}

const report = lazy<ReportProps>(
  () => import("../../replay/load.ts").then(({ loadReport }) => loadReport()),
  () => toast(t().lost.noConnection),
);

function Analysis({ match }: { readonly match: string }) {
  const [isOpen, setOpen] = useState(false);
  const Report = report.part.value;
  const { analysis } = messages.value;
  const open = () => {
    void report.fetch();
    setOpen(true);
  };
  return (
    <>
      <button type="button" class="button" title={analysis} onClick={open}>
        <Icon name="chart" />
      </button>
      {isOpen && Report && <Report match={match} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Announces the result, and moves the focus to its heading if nothing or the board has it. */
function useHeading(aloud: () => string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    say(aloud());
    if (isFocusFree() || document.activeElement?.closest(".table-board, .table-part, .plain-board"))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

function Story({ connection, story, onFold }: StoryProps) {
  const timeline = connection.timeline.value;
  const read = messages.value;
  const { config, hints, outcome } = latest(timeline);
  const { id, game, options } = config;
  const title = useMemo(() => story?.title(timeline) ?? outcomeOf(timeline), [story, timeline, read]);
  const heading = useHeading(() => story?.aloud?.(timeline) ?? "");
  // The text sent with the link has no spoilers.
  const share = () => shareLink(new URL(replayPath(id), location.href).href, read.shareText(matchName(game, options)));
  return (
    <section class="panel result" {...inArea("story")} aria-labelledby="result">
      <header class="result-head">
        <h2 id="result" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="ghost" title={read.hide} onClick={onFold}>
          <Icon name="close" />
        </button>
      </header>
      <ScrollArea>
        <div class="result-body">
          {story ? <story.Body timeline={timeline} /> : <Scores timeline={timeline} />}
          {tableSettingsOf(config).practice && (
            <p class="small row">
              <Icon name="bulb" /> {read.practised(hints.taken)}
            </p>
          )}
          <OfSharedDeal {...config} />
          {!isOnDevice(id) && <Others connection={connection} />}
          {isOnDevice(id) ? (
            <OnDevice match={id} />
          ) : (
            <>
              <ForPuzzles connection={connection} />
              <Kept connection={connection} />
            </>
          )}
        </div>
      </ScrollArea>
      <footer class="row next">
        <RematchButton connection={connection} />
        <a class="button" href={replayPath(id)} title={read.watch} onClick={followLink}>
          <Icon name="play" /> <span>{read.watch}</span>
        </a>
        {isAnalysable(connection.game, outcome) && <Analysis match={id} />}
        {!isClosed(game, options) && !isOnDevice(id) && (
          <button type="button" class="button" title={atTable().lobby.share} onClick={share}>
            <Icon name="share" /> <span class="unseen">{atTable().lobby.share}</span>
          </button>
        )}
      </footer>
    </section>
  );
}

import "../../style/result.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { told } from "../../games/tranquility/tabletop.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { shareLink } from "../../ui/copy-link.ts";
import { Flag } from "../../ui/flag.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";
import { follow, historyPath, replayPath } from "../route.ts";
import { placed, type Regions, within } from "../table/regions.ts";
import { modeName } from "../words.ts";
import { Again } from "./again.tsx";
import { Chip } from "./chip.tsx";
import { Course, Ways } from "./course.tsx";
import { Runs, Scores } from "./scores.tsx";
import { type Story, storyOf } from "./story.ts";
import { decisionText, endingText, factText, type Reader } from "./telling.ts";
import { learnStoryWords, storyWords } from "./words/words.ts";

/** How long the table shows its end before its story is told. */
const PAUSE = 1_600;
/** A match that ended this lately is one whose end was seen. */
const JUST_NOW = 4_000;

// Nothing is told before there are words for it.
await learnStoryWords();

const Tile = ({ n, label }: { readonly n: number; readonly label: string }) => (
  <div class="tile">
    <dd class="num">{n}</dd>
    <dt class="small muted">{label}</dt>
  </div>
);

/** What became of the cards. */
function Tiles({ story }: { readonly story: Story }) {
  const { tiles } = storyWords.value;
  const paid = story.paid.reduce((sum, n) => sum + n, 0);
  return (
    <dl class="tiles">
      <Tile n={paid} label={tiles.paid(paid)} />
      <Tile n={story.thrown} label={tiles.thrown} />
      {story.spacesLeft > 0 ? (
        <Tile n={story.spacesLeft} label={tiles.spaces(story.spacesLeft)} />
      ) : (
        <Tile n={story.inPiles} label={tiles.inPiles} />
      )}
    </dl>
  );
}

/** The way of a match as a line, and the island that was dearest. */
function Way({
  story,
  match,
  isDuel,
}: {
  readonly story: Story;
  readonly match: Match<State>;
  readonly isDuel: boolean;
}) {
  const { course, dearest: say, nextTo, cost } = storyWords.value;
  const label = isDuel ? course.lead : course.spaces;
  const { dearest } = story;
  const sideOf = (number: number) => match.table.board.find((placed) => placed?.number === number)?.side;
  return (
    <div class="way">
      <div class="row between small">
        <b>{label}</b>
        {isDuel && <Ways />}
      </div>
      <Course story={story} label={label} />
      {dearest && (
        <p class="small muted">
          {!isDuel && <span class="mark gold" />} {say}: <Chip number={dearest.number} side={sideOf(dearest.number)} />{" "}
          {nextTo} <Chip number={dearest.beside} side={sideOf(dearest.beside)} />, {cost({ n: dearest.cost })}
        </p>
      )}
    </div>
  );
}

function Paid({ match, paid }: { readonly match: Match<State>; readonly paid: readonly number[] }) {
  const most = Math.max(1, ...paid);
  return (
    <>
      <ul class="bare paid">
        {paid.map((cards, seat) => (
          <li key={seat}>
            <Flag seat={seat} width={26} />
            <span class="clip">{match.seats[seat]?.name}</span>
            <span class="bar" aria-hidden="true">
              <span style={{ width: `${(cards / most) * 100}%` }} />
            </span>
            <b class="num">{cards}</b>
          </li>
        ))}
      </ul>
      <p class="small muted paid-note">{storyWords.value.byEach(match.table.tolls > 0)}</p>
    </>
  );
}

/** What happened, in sentences: first what decided it. */
function Facts({ story: { decision, facts }, reader }: { readonly story: Story; readonly reader: Reader }) {
  return (
    <ul class="bare facts">
      {decision && (
        <li class="decision">
          <span class="mark" />
          <span>{decisionText(decision, reader)}</span>
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact.tell}>{factText(fact, reader)}</li>
      ))}
    </ul>
  );
}

/** Waits for the end to be seen, when it is seen. */
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

export interface ResultProps {
  readonly link: Link;
  readonly regions: Regions;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The end of a match: beside the board, or folded away so that the table is as it was. */
export function Result({ link, regions, isOpen, onToggle }: ResultProps) {
  const isSeen = usePause(link.timeline.value);
  const isTold = isSeen && isOpen;
  useEffect(() => {
    told.value = isTold;
  }, [isTold]);
  useEffect(
    () => () => {
      told.value = false;
    },
    [],
  );
  if (!isSeen) return null;
  if (isOpen) return <Telling link={link} at={within(regions.story)} onFold={onToggle} />;
  return (
    <div class="result-back" style={placed(regions.actions)}>
      <button type="button" class="button" onClick={onToggle}>
        <Icon name="up" /> {storyWords.value.show}
      </button>
    </div>
  );
}

interface TellingProps {
  readonly link: Link;
  readonly at: ReturnType<typeof within>;
  readonly onFold: () => void;
}

/** How it went, in words and numbers, and what to do next. */
function Telling({ link, at, onFold }: TellingProps) {
  const timeline = link.timeline.value;
  const story = useMemo(() => storyOf(timeline), [timeline]);
  const words = storyWords.value;
  const match = latest(timeline) as Match<State>;
  const reader: Reader = { match, me: timeline.seat, words };
  const { title, note } = endingText(story, reader);
  const isDuel = match.table.options.mode === "duel";
  // What is sent with the link gives nothing away.
  const share = () => {
    const { id, game, options } = match.charter;
    shareLink(new URL(replayPath(id), location.href).href, words.shareText({ mode: modeName(game, options) }));
  };
  return (
    <section class="panel result" style={at} aria-labelledby="result">
      <header class="result-head">
        <h2 id="result">{title}</h2>
        <button type="button" class="ghost" aria-label={words.hide} title={words.hide} onClick={onFold}>
          <Icon name="close" />
        </button>
      </header>
      <Fold>
        <div class="result-body">
          {isDuel && <Scores match={match} />}
          <p class="muted ending">{note}</p>
          {isDuel ? <Runs match={match} /> : <Tiles story={story} />}
          <Facts story={story} reader={reader} />
          <Way story={story} match={match} isDuel={isDuel} />
          {!isDuel && match.seats.length > 1 && <Paid match={match} paid={story.paid} />}
          <p class="small muted row">
            <Icon name="check" />
            <span>
              {words.verifiable}{" "}
              <a class="plain unbroken" href={`/api/matches/${match.charter.id}/log`} download>
                {words.download}
              </a>
            </span>
          </p>
          <p class="small row">
            <Icon name="log" />
            <a class="plain" href={historyPath(match.charter.id)} onClick={follow}>
              {words.past}
            </a>
          </p>
        </div>
      </Fold>
      <footer class="row next">
        <Again link={link} />
        <a class="button" href={replayPath(match.charter.id)} title={words.watch} onClick={follow}>
          <Icon name="play" /> <span>{words.watch}</span>
        </a>
        <button type="button" class="button" title={t().lobby.share} onClick={share}>
          <Icon name="share" /> <span class="unseen">{t().lobby.share}</span>
        </button>
      </footer>
    </section>
  );
}

import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { MatchStory } from "../../../contract/parts.ts";
import "./result.css";
import { useMemo } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { language } from "../../../i18n/language.ts";
import { typeset } from "../../../i18n/typeset.ts";
import { Flag } from "../../../ui/flag.tsx";
import { SeatName } from "../../../ui/seat-name.tsx";
import { Chip } from "../text/chip.tsx";
import { storyMessages } from "./messages/messages.ts";
import { ProgressChart, ProgressCharts } from "./progress-chart.tsx";
import { Runs, Scores } from "./scores.tsx";
import { type ResultSummary, storyOf } from "./story.ts";
import { decisionText, endingText, factText, type ResultReader } from "./texts.ts";

const Tile = ({ n, label }: { readonly n: number; readonly label: string }) => (
  <div class="tile">
    <dt class="small muted">{label}</dt>
    <dd class="num">{n}</dd>
  </div>
);

function Tiles({ story }: { readonly story: ResultSummary }) {
  const { tiles } = storyMessages.value;
  const paid = story.paid.reduce((sum, n) => sum + n, 0);
  return (
    <dl class="result-tiles">
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

function Way({
  story,
  match,
  isDuel,
}: {
  readonly story: ResultSummary;
  readonly match: Match<State>;
  readonly isDuel: boolean;
}) {
  const { course, dearest: say, nextTo, cost } = storyMessages.value;
  const label = isDuel ? course.lead : course.spaces;
  const { dearest } = story;
  const sideOf = (number: number) => match.table.board.find((placed) => placed?.number === number)?.side;
  return (
    <div class="way">
      <div class="row between small">
        <b>{label}</b>
        {isDuel && <ProgressCharts />}
      </div>
      <ProgressChart story={story} label={label} />
      {dearest && (
        <p class="small muted">
          {!isDuel && <span class="mark gold" />} {say}: <Chip number={dearest.number} side={sideOf(dearest.number)} />{" "}
          {nextTo} <Chip number={dearest.beside} side={sideOf(dearest.beside)} />, {cost({ n: dearest.cost })}
        </p>
      )}
    </div>
  );
}

interface PaidProps {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
  readonly paid: readonly number[];
}

function Paid({ match, me, paid }: PaidProps) {
  const most = Math.max(1, ...paid);
  return (
    <>
      <ul class="bare paid">
        {paid.map((cards, seat) => (
          <li key={seat}>
            <Flag seat={seat} width={26} />
            <span class="clip">
              <SeatName occupant={match.seats[seat]} isSelf={seat === me} />
            </span>
            <span class="bar" aria-hidden="true">
              <span style={{ width: `${(cards / most) * 100}%` }} />
            </span>
            <b class="num">{cards}</b>
          </li>
        ))}
      </ul>
      <p class="small muted paid-note">{storyMessages.value.byEach(match.table.tolls > 0)}</p>
    </>
  );
}

const set = (text: string): string => typeset(text, language.value);

/** The decisive event comes first. */
function Facts({
  story: { decision, facts },
  reader,
}: {
  readonly story: ResultSummary;
  readonly reader: ResultReader;
}) {
  return (
    <ul class="bare facts">
      {decision && (
        <li class="decision">
          <span class="mark" />
          <span>{set(decisionText(decision, reader))}</span>
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact.kind}>{set(factText(fact, reader))}</li>
      ))}
    </ul>
  );
}

const readerOf = (timeline: Timeline<State, Event>): ResultReader => ({
  match: latest(timeline),
  me: timeline.seat,
  words: storyMessages.value,
});

interface BodyProps {
  readonly timeline: Timeline<State, Event>;
}

function Body({ timeline }: BodyProps) {
  const story = useMemo(() => storyOf(timeline), [timeline]);
  const match = latest(timeline);
  const reader = readerOf(timeline);
  const isDuel = match.table.options.mode === "duel";
  return (
    <>
      {isDuel && <Scores match={match} me={timeline.seat} />}
      <p class="muted ending">{set(endingText(story, reader).note)}</p>
      {isDuel ? <Runs match={match} /> : <Tiles story={story} />}
      <Facts story={story} reader={reader} />
      <Way story={story} match={match} isDuel={isDuel} />
      {!isDuel && match.seats.length > 1 && <Paid match={match} me={timeline.seat} paid={story.paid} />}
    </>
  );
}

export const story: MatchStory<State, Event> = {
  title: (timeline) => endingText(storyOf(timeline), readerOf(timeline)).title,
  aloud(timeline) {
    const { title, note } = endingText(storyOf(timeline), readerOf(timeline));
    return `${title}: ${note}`;
  },
  Body,
};

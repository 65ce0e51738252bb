import { useEffect, useRef } from "preact/hooks";
import type { GameCommand } from "../../../shared/engine/contract/events.ts";
import { puzzleMatchId } from "../../../shared/engine/match/device-id.ts";
import type { MoveAt, MoveWords } from "../../contract/sentences.ts";
import { locale } from "../../i18n/language.ts";
import type { PanelPlace } from "../../layout/panels.ts";
import { followLink, momentPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { capitalized, percent, set as typeset } from "../insight/analysis-texts.ts";
import { Everyone } from "./everyone.tsx";
import { messages } from "./messages/messages.ts";
import { puzzlesPath } from "./paths.ts";
import { keyOfPuzzle, type PuzzleRecord, puzzleRecord } from "./puzzle-record.ts";
import type { OpenPuzzle, PuzzleOdds } from "./puzzles.worker.ts";

export interface Answered {
  readonly command: GameCommand;
  readonly kind: string;
  readonly chance: number | undefined;
  readonly isRight: boolean;
  readonly before: PuzzleRecord;
  readonly after: PuzzleRecord;
}

interface Props {
  readonly puzzle: OpenPuzzle;
  readonly moveWords: MoveWords;
  readonly at: MoveAt;
  readonly answered: Answered | undefined;
  readonly day: string | undefined;
  /** The page's layout, such as `portrait`: a class of the panel. */
  readonly kind: string;
  readonly place: PanelPlace;
  readonly onNext: () => void;
}

/** Number of continuations from which a puzzle's odds come. */
const CONTINUATIONS = 2_000;

export const ratingText = (rating: number): string =>
  new Intl.NumberFormat(locale.value, { maximumFractionDigits: 0, useGrouping: false }).format(rating);

/** Before the move, the question; after it, the odds, the reason and the buttons to go on. */
export function AnswerPanel(props: Props) {
  const { puzzle, moveWords, at, answered, day, kind, place } = props;
  return (
    <section class={`panel lesson puzzle-panel ${kind}`} {...place} aria-label={messages.value.title}>
      {answered ? <Verdict isRight={answered.isRight} /> : <Question puzzle={puzzle} />}
      {/* Exists before the answer: screen readers announce only what is added to a known region. */}
      <div role="status">{answered && <Explanation {...props} answered={answered} />}</div>
      {answered && day !== undefined && (
        <Everyone
          day={day}
          choice={puzzle.odds.findIndex((one) => one.kind === answered.kind)}
          labels={puzzle.odds.map(({ command }) => capitalized(moveWords.move(command, at)))}
        />
      )}
      {answered ? (
        <WaysOn {...props} />
      ) : (
        <p class="small">
          <WayToList />
        </p>
      )}
    </section>
  );
}

function Question({ puzzle: { set, id, rating } }: Pick<Props, "puzzle">) {
  const { ask, puzzleRating, unrated } = messages.value;
  const isKnown = keyOfPuzzle(set, id) in puzzleRecord.value.answered;
  return (
    <>
      <p>{ask}</p>
      <p class="small muted">
        {puzzleRating(ratingText(rating))}
        {isKnown && ` · ${unrated}`}
      </p>
    </>
  );
}

function Verdict({ isRight }: Pick<Answered, "isRight">) {
  const head = useRef<HTMLHeadingElement>(null);
  const { right, wrong } = messages.value;
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={head} tabIndex={-1} class={isRight ? "right" : "wrong"}>
      <Icon name={isRight ? "tick" : "close"} /> {isRight ? right : wrong}
    </h2>
  );
}

function Explanation({ puzzle, moveWords, at, answered }: OddsProps) {
  const { rating, ratedFrom, streak, unrated } = messages.value;
  const { before, after, isRight } = answered;
  const [best, second] = puzzle.odds as readonly [PuzzleOdds, PuzzleOdds];
  const other = isRight ? second.command : answered.command;
  return (
    <>
      <p>{typeset(moveWords.reason?.(best.command, other, at) ?? "")}</p>
      <Odds puzzle={puzzle} moveWords={moveWords} at={at} answered={answered} />
      <p class="small muted num">
        {before === after
          ? unrated
          : `${rating}: ${ratedFrom(ratingText(before.rating.rating), ratingText(after.rating.rating))} · ${streak(after.streak)}`}
      </p>
    </>
  );
}

function WaysOn({ puzzle: { set, id, move, seat }, onNext }: Pick<Props, "puzzle" | "onNext">) {
  const { next, replay } = messages.value;
  return (
    <div class="ways-on">
      <button type="button" class="button slim main" onClick={onNext}>
        {next}
      </button>
      <a class="button slim" href={momentPath(puzzleMatchId(set, id), move, { view: seat })} onClick={followLink}>
        <Icon name="eye" /> {replay}
      </a>
      <WayToList />
    </div>
  );
}

const WayToList = () => (
  <a class="button slim" href={puzzlesPath()} onClick={followLink}>
    {messages.value.toList}
  </a>
);

interface OddsProps extends Pick<Props, "puzzle" | "moveWords" | "at"> {
  readonly answered: Answered;
}

/** Adds a move outside the puzzle's odds. Its chance is only an estimate, so the best move stays first. */
export const withEstimate = <Row extends { readonly chance: number }>(
  [best, ...others]: readonly Row[],
  estimated: Row,
): readonly Row[] => [best!, ...[...others, estimated].toSorted((a, b) => b.chance - a.chance)];

/** Lists the best move first, and includes the solver's own move. */
function Odds({ puzzle, moveWords, at, answered }: OddsProps) {
  const { odds: title, oddsNote, best, own, ownAndBest, unknown, about } = messages.value;
  const rows = puzzle.odds.map((one, i) => ({
    ...one,
    // Commands of the same kind count as the same move.
    command: one.kind === answered.kind ? answered.command : one.command,
    text: percent(one.chance),
    tag: one.kind === answered.kind ? (i === 0 ? ownAndBest : own) : i === 0 ? best : undefined,
  }));
  const isListed = rows.some(({ kind }) => kind === answered.kind);
  const { command, kind, chance } = answered;
  const ownRow = {
    command,
    kind,
    chance: chance ?? 0,
    text: chance === undefined ? unknown : about(percent(chance)),
    tag: own,
  };
  const all = isListed ? rows : withEstimate(rows, ownRow);
  return (
    <>
      <h3 class="small muted" title={oddsNote(new Intl.NumberFormat(locale.value).format(CONTINUATIONS))}>
        {title}
      </h3>
      <ul class="bare puzzle-odds">
        {all.map((row) => (
          <li key={row.kind} class={row.kind === kind ? "own" : ""}>
            <span class="move">
              {capitalized(moveWords.move(row.command, at))}
              {row.tag && <span class="small tag">{row.tag}</span>}
            </span>
            <span class="num">{row.text}</span>
            <span class="bar" aria-hidden="true" style={{ width: `${100 * row.chance}%` }} />
          </li>
        ))}
      </ul>
    </>
  );
}

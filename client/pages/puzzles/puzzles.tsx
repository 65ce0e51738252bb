import "../../features/puzzles/puzzles.css";
import { useEffect, useState } from "preact/hooks";
import { loadGame } from "../../catalog/load.ts";
import { gameName, variantName } from "../../catalog/names.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { MoveWords } from "../../contract/sentences.ts";
import { NotFound } from "../../features/frame/not-found.tsx";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { ratingText } from "../../features/puzzles/answer-panel.tsx";
import { loadPuzzleMessages, messages } from "../../features/puzzles/messages/messages.ts";
import { DAILY, puzzlesPath } from "../../features/puzzles/paths.ts";
import { today } from "../../features/puzzles/puzzle-day.ts";
import {
  chosenTheme,
  forgetAnswers,
  keyOfPuzzle,
  nextPuzzle,
  puzzleRecord,
} from "../../features/puzzles/puzzle-record.ts";
import { askPuzzles, puzzleNames } from "../../features/puzzles/puzzle-source.ts";
import { PuzzleTable } from "../../features/puzzles/puzzle-table.tsx";
import type { ListedPuzzle, ListedSet, OpenPuzzle } from "../../features/puzzles/puzzles.worker.ts";
import { followLink, go } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useTab } from "../../ui/tab.ts";

export { loadPuzzleMessages };

interface Props {
  readonly set: string | undefined;
  readonly id: string | undefined;
}

/** The list of sets, a set, or a puzzle. */
export function Puzzles({ set, id }: Props) {
  if (set === undefined) return <Sets />;
  if (set === DAILY && id === undefined) return <OnePuzzle key={DAILY} day={today()} />;
  return id === undefined ? (
    <SetOrNothing key={set} name={set} />
  ) : (
    <OnePuzzle key={`${set}/${id}`} set={set} id={id} />
  );
}

/** `failed`: the promise was rejected. */
type Found<T> = { readonly value: T } | { readonly failed: true };

const found = <T,>(asked: Promise<T>): Promise<Found<T>> =>
  asked.then((value) => ({ value })).catch(() => ({ failed: true as const }));

const isFailed = (answer: Found<unknown>): boolean => "failed" in answer;

/** The variant's name, or the game's if it has no other set. */
const titleOfSet = ({ game, options, isOnly }: ListedSet): string =>
  isOnly ? gameName(game) : variantName(game, options);

function Sets() {
  const { title, lead, daily, dailyNote, damaged } = messages.value;
  useTab(title, false);
  const { answer, isTrying, retry } = useAnswer({ ask: () => found(askPuzzles("sets", {})), isPassing: isFailed }, []);
  if (!answer) return <Loading />;
  if ("failed" in answer) return <NotFound why={damaged} onRetry={retry} isTrying={isTrying} />;
  return (
    <PageFrame kind="puzzle-page past-page">
      <main id="content">
        <h1>{title}</h1>
        <p>{lead}</p>
        <Standing />
        <section class="panel" aria-label={title}>
          <ul class="bare entries">
            <li>
              <a class="entry" href={puzzlesPath(DAILY)} onClick={followLink}>
                <Icon name="hourglass" />
                <span class="grow">
                  <b>{daily}</b>
                  <span class="small muted note"> {dailyNote}</span>
                </span>
              </a>
            </li>
            {answer.value.map((one) => (
              <li key={one.name}>
                <a class="entry" href={puzzlesPath(one.name)} onClick={followLink}>
                  <Icon name="bulb" />
                  <span class="grow">
                    <b>{titleOfSet(one)}</b>
                    <span class="small muted note"> {gameName(one.game)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </PageFrame>
  );
}

/** The rating and streak of this device. */
function Standing() {
  const { rating, streak, bestStreak, forget, forgetNote } = messages.value;
  const { rating: own, streak: now, bestStreak: best, answered } = puzzleRecord.value;
  const hasAnswered = Object.keys(answered).length > 0;
  return (
    <section class="panel" aria-label={rating}>
      <dl>
        <div>
          <dt class="small muted">{rating}</dt>
          <dd class="num">
            {ratingText(own.rating)} <span class="small muted">± {ratingText(2 * own.deviation)}</span>
          </dd>
        </div>
        <div>
          <dt class="small muted">{bestStreak(best)}</dt>
          <dd class="num">{streak(now)}</dd>
        </div>
      </dl>
      <p class="small muted">{forgetNote}</p>
      {hasAnswered && (
        <button type="button" class="button slim" onClick={forgetAnswers}>
          {forget}
        </button>
      )}
    </section>
  );
}

/** A set's page, or why it cannot be shown. */
function SetOrNothing({ name }: { readonly name: string }) {
  const { answer, isTrying, retry } = useAnswer(
    { ask: () => found(askPuzzles("list", { set: name })), isPassing: isFailed },
    [name],
  );
  const { noSet, damaged } = messages.value;
  if (!answer) return <Loading />;
  if ("failed" in answer) return <NotFound why={damaged} onRetry={retry} isTrying={isTrying} />;
  return answer.value ? <SetPage {...answer.value} /> : <NotFound why={noSet} />;
}

function SetPage({ set, puzzles }: { readonly set: ListedSet; readonly puzzles: readonly ListedPuzzle[] }) {
  const { title, of, solved, start, none, themes: legend, allThemes, toList } = messages.value;
  const says = titleOfSet(set);
  useTab(title, false);
  const words = useMoveWords(set.game);
  const record = puzzleRecord.value;
  const themes = [...new Set(puzzles.flatMap((one) => one.themes))].toSorted();
  const theme = themes.includes(chosenTheme.value) ? chosenTheme.value : "";
  const tried = puzzles.filter(({ id }) => keyOfPuzzle(set.name, id) in record.answered).length;
  const [chance] = useState(Math.random);
  const next = nextPuzzle(puzzles, { set: set.name, theme }, record, chance);
  return (
    <PageFrame kind="puzzle-page past-page">
      <main id="content">
        <h1>{of(says)}</h1>
        <Standing />
        <section class="panel" aria-label={says}>
          <p>{solved(tried, puzzles.length)}</p>
          <p class="row wrap">
            <label>
              {legend}{" "}
              <select
                value={theme}
                onChange={({ currentTarget }) => {
                  chosenTheme.value = currentTarget.value;
                }}
              >
                <option value="">{allThemes}</option>
                {themes.map((one) => (
                  <option key={one} value={one}>
                    {words?.themes?.[one] ?? one}
                  </option>
                ))}
              </select>
            </label>
          </p>
          {next ? (
            <a class="button main" href={puzzlesPath(set.name, next.id)} onClick={followLink}>
              {start}
            </a>
          ) : (
            <p>{none}</p>
          )}
          <p>
            <a class="button slim" href={puzzlesPath()} onClick={followLink}>
              {toList}
            </a>
          </p>
        </section>
      </main>
    </PageFrame>
  );
}

/** Undefined until loaded. */
function useMoveWords(game: string): MoveWords | undefined {
  const [words, setWords] = useState<MoveWords>();
  useEffect(() => {
    loadGame(game)
      .then((loaded) => loaded?.moveWords?.())
      .then(setWords)
      // If loading fails, themes are shown by their ids.
      .catch(() => {});
  }, [game]);
  return words;
}

interface Loaded {
  readonly puzzle: OpenPuzzle;
  readonly game: AnyClientGame;
  readonly moveWords: MoveWords;
}

/** @throws Error if the set is damaged, or the set or game could not be loaded */
async function opened(asked: { readonly set: string; readonly id: string }): Promise<Loaded | undefined> {
  const puzzle = await askPuzzles("open", { ...asked, names: puzzleNames() });
  const game = puzzle && (await loadGame(puzzle.game));
  if (!puzzle || !game?.moveWords) return undefined;
  return { puzzle, game, moveWords: await game.moveWords() };
}

type OneProps = { readonly day: string } | { readonly set: string; readonly id: string; readonly day?: undefined };

function OnePuzzle(props: OneProps) {
  const { loading, noPuzzle, damaged } = messages.value;
  const ask = async () => {
    const asked = props.day === undefined ? props : await askPuzzles("daily", { day: props.day });
    return asked && opened(asked);
  };
  const { answer, isTrying, retry } = useAnswer({ ask: () => found(ask()), isPassing: isFailed }, []);
  if (!answer) return <p class="pill board-waits">{loading}</p>;
  if ("failed" in answer) return <NotFound why={damaged} onRetry={retry} isTrying={isTrying} />;
  if (!answer.value) return <NotFound why={noPuzzle} />;
  const { set } = answer.value.puzzle;
  return <PuzzleTable {...answer.value} day={props.day} onNext={() => void goToNext(set)} />;
}

/** Goes to the next puzzle, or to the set if there is none. */
async function goToNext(set: string): Promise<void> {
  const listed = await askPuzzles("list", { set }).catch(() => undefined);
  const next =
    listed && nextPuzzle(listed.puzzles, { set, theme: chosenTheme.peek() }, puzzleRecord.peek(), Math.random());
  go(puzzlesPath(set, next?.id));
}

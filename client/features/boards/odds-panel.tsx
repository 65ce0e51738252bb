import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { OddsTally } from "../../../shared/insight/board-odds.ts";
import type { AnyBoards } from "../../contract/boards.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import { language, listed } from "../../i18n/language.ts";
import { say } from "../../ui/aloud.tsx";
import { messages } from "./messages/messages.ts";
import { averageMoves, heatOf, MOST_MATCHES, mostOftenEmpty, progressOf, shareOf, warningOf } from "./odds.ts";
import { type OddsSource, oddsSource } from "./odds-source.ts";
import { shareText } from "./share-text.ts";

interface Props {
  readonly game: AnyClientGame;
  readonly boards: AnyBoards;
  readonly draft: unknown;
  readonly isPlayable: boolean;
  readonly source: OddsSource;
  readonly showsHeat: boolean;
  readonly onShowHeat: (shows: boolean) => void;
}

/** Bots' matches on the board, restarted whenever it changes. */
export function useOdds({ game, boards, draft, isPlayable }: Pick<Props, "game" | "boards" | "draft" | "isPlayable">) {
  const source = useMemo(() => oddsSource(MOST_MATCHES), []);
  useEffect(() => source.close, [source]);
  const table = isPlayable ? tableOf(game, boards, draft) : undefined;
  // The options lack the board's name, so that typing it does not restart the matches.
  const key = table && JSON.stringify(table);
  // Before the first paint, because the panel grows with the matches.
  useLayoutEffect(() => {
    if (table) source.start(table);
    else source.clear();
  }, [source, key]);
  return source;
}

function tableOf(game: AnyClientGame, boards: AnyBoards, draft: unknown) {
  const [least, most] = boards.seatsOf(draft);
  const seats = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return { game: game.rules.id, options: boards.oddsOptionsOf(draft), seats };
}

export function OddsPanel(props: Props) {
  const { game, boards, draft, isPlayable, source } = props;
  const { odds } = messages.value;
  const state = source.state.value;
  const tallies = "tallies" in state ? state.tallies : [];
  const isOpposed = isPlayable && game.rules.opposed?.(boards.oddsOptionsOf(draft)) === true;
  useOddsAloud(state.at === "done", tallies, isOpposed);
  return (
    <section class="panel board-odds" aria-labelledby="board-odds">
      <div class="row between">
        <h2 id="board-odds">{odds.title}</h2>
        {state.at === "work" && (
          <button type="button" class="button quiet slim" onClick={() => source.stop()}>
            {odds.stop}
          </button>
        )}
        {state.at === "stopped" && (
          <button type="button" class="button quiet slim" onClick={() => source.start(tableOf(game, boards, draft))}>
            {odds.resume}
          </button>
        )}
      </div>
      {state.at === "idle" && <p class="muted">{odds.idle}</p>}
      {state.at === "failed" && <p role="alert">{odds.failed}</p>}
      {tallies.length > 0 && (
        <>
          <ul class="bare board-shares">
            {tallies.map((tally) => (
              <Share key={tally.seats} tally={tally} isOpposed={isOpposed} minutesOf={boards.minutesOf} />
            ))}
          </ul>
          <Warnings tallies={isOpposed ? [] : tallies} />
          <Work tallies={tallies} isWorking={state.at === "work"} />
          <Gaps {...props} tallies={tallies} />
        </>
      )}
    </section>
  );
}

function useOddsAloud(isDone: boolean, tallies: readonly OddsTally[], isOpposed: boolean): void {
  const isFirst = tallies.length > 0 && tallies.every(({ played }) => played > 0);
  useEffect(() => {
    if (isFirst) say(tallies.map((tally) => shareText(tally, isOpposed)).join(". "));
  }, [isFirst, isDone]);
}

interface ShareProps extends Pick<AnyBoards, "minutesOf"> {
  readonly tally: OddsTally;
  readonly isOpposed: boolean;
}

function Share({ tally, isOpposed, minutesOf }: ShareProps) {
  const { odds } = messages.value;
  const share = shareOf(tally);
  // Has the lines of a known share, so that the buttons below stay where they are.
  if (!share)
    return (
      <li>
        <span class="board-share muted">{odds.seats(tally.seats)}</span>
        <span class="board-minutes small" />
        <span class="board-bar" aria-hidden="true" />
      </li>
    );
  const { percent, spread } = share;
  const least = Math.max(0, percent - spread);
  return (
    <li>
      <span class="board-share">{shareText(tally, isOpposed)}</span>
      <span class="board-minutes small muted">{odds.minutes(minutesOf(averageMoves(tally), tally.seats))}</span>
      <span class="board-bar" aria-hidden="true">
        <span style={{ left: `${least}%`, width: `${Math.min(100, percent + spread) - least}%` }} />
      </span>
    </li>
  );
}

function Warnings({ tallies }: { readonly tallies: readonly OddsTally[] }) {
  const { odds } = messages.value;
  return (
    <div role="status">
      {(["hard", "easy"] as const).map((warning) => {
        const warned = tallies.filter((tally) => warningOf(tally) === warning);
        if (warned.length === 0) return null;
        const isEach = warned.length === tallies.length && warned.length > 1;
        const seats = warned.map((tally) => odds.seats(tally.seats));
        return (
          <p key={warning} class="board-warning">
            {odds[warning](isEach ? odds.anySeats : listed(seats, language.value))}
          </p>
        );
      })}
    </div>
  );
}

interface WorkProps {
  readonly tallies: readonly OddsTally[];
  readonly isWorking: boolean;
}

function Work({ tallies, isWorking }: WorkProps) {
  const { odds } = messages.value;
  const played = tallies.reduce((sum, tally) => sum + tally.played, 0);
  const moves = averageMoves({ moves: tallies.reduce((sum, tally) => sum + tally.moves, 0), played });
  const each = Math.min(...tallies.map((tally) => tally.played));
  return (
    <>
      <progress value={progressOf(tallies)} max={1} aria-label={odds.progress(each, MOST_MATCHES)} />
      <p class="small muted">
        {odds.progress(each, MOST_MATCHES)}. {played > 0 ? `${odds.moves(moves)}.` : isWorking && odds.waiting}
      </p>
      <p class="small muted">{odds.note}</p>
    </>
  );
}

/** Number of places that the text names. */
const NAMED = 5;

function Gaps({ boards, draft, tallies, showsHeat, onShowHeat }: Props & { readonly tallies: readonly OddsTally[] }) {
  const { odds } = messages.value;
  const [isAsked, ask] = useState(showsHeat);
  const heat = heatOf(tallies);
  const show = (shows: boolean) => {
    ask(shows);
    onShowHeat(shows);
  };
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={isAsked} onChange={({ currentTarget }) => show(currentTarget.checked)} />
        <span>{odds.heat}</span>
      </label>
      {isAsked &&
        (heat ? (
          <p class="small">
            {odds.hottest}{" "}
            {mostOftenEmpty(heat, NAMED)
              .map((place) => odds.gap(boards.placeName(draft, place), Math.round(100 * heat[place]!)))
              .join("; ")}
          </p>
        ) : (
          <p class="small muted">{tallies.some(({ played }) => played > 0) && odds.noneLost}</p>
        ))}
    </>
  );
}

import { useEffect, useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { PositionEvaluation } from "../../../shared/insight/position-evaluations.ts";
import type { MoveWords } from "../../contract/sentences.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { nameOf } from "../../match/match-events.ts";
import { Icon } from "../../ui/icon.tsx";
import { points } from "./account.ts";
import { analysisSentences, percent, signed } from "./analysis-texts.ts";
import type { Moves } from "./curve.ts";
import type { Insight } from "./insight.ts";
import { messages } from "./messages/messages.ts";

export interface MoveProps {
  readonly insight: Insight;
  readonly moveWords: MoveWords;
  /** The match with every card face. */
  readonly whole: Timeline;
  readonly moves: Moves;
  /** 0 is the deal. */
  readonly move: number;
}

export function Turn(props: MoveProps) {
  const { insight, moves, move } = props;
  const before = moves[move - 1]?.v;
  useEffect(() => {
    if (before !== undefined) insight.look(before);
  }, [insight, before]);
  return (
    <div class="turn" role="status">
      <Chances {...props} />
      {before !== undefined && <Found {...props} before={before} />}
    </div>
  );
}

const moverOf = (log: readonly Recorded[], before: number) => log[before]?.by;

function Chances({ insight, whole, moves, move }: MoveProps) {
  const { eyes } = messages.value;
  const evaluations = insight.evaluations.value;
  const [was, is] = [move - 1, move].map((n) => evaluations.find(({ version }) => version === moves[n]?.v));
  const mover = moverOf(whole.log, moves[move - 1]?.v ?? -1);
  const seat = mover ?? 0;
  if (!is && !was) return null;
  // If there is a better move, the text below has the chances with good play, which are more exact there.
  const isInText = insight.moves.value.get(moves[move - 1]?.v ?? -1)?.judgement?.best !== undefined;
  const isKnown = mover !== undefined && (is ?? was)!.known[seat] !== undefined;
  const hasKnownRow = isKnown && (!isInText || (is ?? was)!.asPlayed !== undefined);
  return (
    <dl class="chances">
      <div class="open" title={eyes.openNote}>
        <dt>{eyes.open}</dt>
        <Rows eyes="open" plays={["good", "here"]} {...{ was, is, seat }} />
      </div>
      {hasKnownRow && (
        <div class="known" title={eyes.knownNote}>
          <dt>{eyes.known(nameOf(whole.states.at(-1)!, seat))}</dt>
          <Rows eyes="known" plays={isInText ? ["here"] : ["good", "here"]} {...{ was, is, seat }} />
        </div>
      )}
    </dl>
  );
}

interface RowsProps {
  readonly was: PositionEvaluation | undefined;
  readonly is: PositionEvaluation | undefined;
  readonly seat: Seat;
  readonly eyes: "open" | "known";
  /** Chances with good play, and as this table plays. */
  readonly plays: readonly ("good" | "here")[];
}

function Rows({ was, is, seat, eyes, plays }: RowsProps) {
  const { play, fromTo } = messages.value;
  const notes = { good: undefined, here: play.hereNote };
  return (
    <>
      {plays.map((whose) => {
        const [from, to] = [was, is].flatMap((one) => {
          const chance = (whose === "good" ? one : one?.asPlayed)?.[eyes][seat];
          return chance === undefined ? [] : [percent(chance)];
        });
        if (from === undefined) return null;
        return (
          <dd key={whose} title={notes[whose]}>
            <span class="num">{to === undefined ? from : fromTo(from, to)}</span> <small>{play[whose]}</small>
          </dd>
        );
      })}
    </>
  );
}

function Found({ insight, moveWords, whole, before }: MoveProps & { readonly before: number }) {
  const { notYet, nothing, failed, decision, luck, luckNote } = messages.value;
  const analysed = insight.moves.value.get(before);
  const change = insight.analysis.value?.changes.find(({ version }) => version === before);
  if (insight.decisions.value?.has(before) === false) return <p class="muted">{nothing}</p>;
  if (!analysed) return <p class="muted">{insight.progress.value.at === "failed" ? failed : notYet}</p>;
  const { seat } = analysed;
  const known = insight.evaluations.value.find(({ version }) => version === before)?.known[seat];
  return (
    <>
      {analysisSentences(analysed, moveWords, { match: whole.states[before]!, seat }, known).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {change && (
        <p class="columns num" title={luckNote}>
          <span class={change.decision[seat]! < 0 ? "bad" : ""}>
            {decision} {signed(points(change.decision[seat]!))}
          </span>
          <span>
            {luck} {signed(points(change.luck[seat]!))}
          </span>
        </p>
      )}
    </>
  );
}

export function Working({ insight }: { readonly insight: Insight }) {
  const { failed, begins, working } = messages.value;
  const progress = insight.progress.value;
  // A bar that shows only briefly would flash.
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 300);
    return () => clearTimeout(timer);
  }, []);
  if (progress.at === "done" || !isLong) return null;
  if (progress.at === "failed")
    return (
      <p role="alert">
        <Icon name="close" size={16} /> {failed}
      </p>
    );
  const says = progress.at === "begin" ? begins : working(progress.done, progress.of);
  return (
    <label class="working small muted">
      {says}
      <progress {...(progress.at === "work" ? { value: progress.done, max: progress.of } : {})} />
    </label>
  );
}

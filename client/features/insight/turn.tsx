import { useEffect, useState } from "preact/hooks";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { MoveWords } from "../../contract/sentences.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { nameOf } from "../../match/match-events.ts";
import { Icon } from "../../ui/icon.tsx";
import { points } from "./account.ts";
import type { Moves } from "./curve.ts";
import type { Insight } from "./insight.ts";
import { messages } from "./messages/messages.ts";
import { analysisSentences, percent, signed } from "./telling.ts";

export interface MoveProps {
  readonly insight: Insight;
  readonly moveWords: MoveWords;
  /** The match, with every card face in its file. */
  readonly whole: Timeline;
  readonly moves: Moves;
  /** The move; 0 is the deal. */
  readonly move: number;
}

/** The analysis of the move on show: the chances before and after it, the loss, and what was better. */
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
  const { eyes, fromTo } = messages.value;
  const evaluations = insight.evaluations.value;
  const [was, is] = [move - 1, move].map((n) => evaluations.find(({ version }) => version === moves[n]?.v));
  const mover = moverOf(whole.log, moves[move - 1]?.v ?? -1);
  const seat = mover ?? 0;
  const row = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? percent(to ?? from ?? 0) : fromTo(percent(from), percent(to));
  if (!is && !was) return null;
  // Whether the text below shows both chances. Its chances come from playouts and are more exact.
  const isInText = insight.moves.value.get(moves[move - 1]?.v ?? -1)?.judgement?.best !== undefined;
  const knowing = mover === undefined || isInText ? undefined : (is ?? was)!.known[seat];
  return (
    <dl class="chances">
      <div class="open" title={eyes.openNote}>
        <dt>{eyes.open}</dt>
        <dd class="num">{row(was?.open[seat], is?.open[seat])}</dd>
      </div>
      {knowing !== undefined && (
        <div class="known" title={eyes.knownNote}>
          <dt>{eyes.known(nameOf(whole.states.at(-1)!, seat))}</dt>
          <dd class="num">{row(was?.known[seat], is?.known[seat])}</dd>
        </div>
      )}
    </dl>
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

/** The progress of the analysis, as a line and a bar. */
export function Working({ insight }: { readonly insight: Insight }) {
  const { failed, begins, working } = messages.value;
  const progress = insight.progress.value;
  // A bar is shown only after 300 ms, so that it does not flash for a short wait.
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

import type { Suggestion } from "../../../contract/board.ts";
import type { AnyClientGame } from "../../../contract/game.ts";
import type { MoveWords } from "../../../contract/sentences.ts";
import "./hint.css";
import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { toAct } from "../../../../shared/engine/match/match.ts";
import type { Advice } from "../../../../shared/insight/advice.ts";
import type { TableConnection } from "../../../contract/table-connection.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { t } from "../../../i18n/t.ts";
import { type Panels, viewport } from "../../../layout/panels.ts";
import { ask } from "../../../match/ask.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toast.tsx";
import { adviceSentences, advised } from "../../insight/advising.ts";
import { loadInsightMessages, messages } from "../../insight/messages/messages.ts";

export interface HintProps {
  readonly connection: TableConnection;
  readonly panels: Panels;
  readonly suggestion: Signal<Suggestion | undefined>;
}

export async function loadHint({ moveWords }: AnyClientGame): Promise<ComponentType<HintProps>> {
  const [words] = await Promise.all([moveWords!(), loadInsightMessages()]);
  return (props) => <Hint {...props} moveWords={words} />;
}

interface Found {
  readonly table: unknown;
  readonly advice: Advice | undefined;
  readonly isOpen: boolean;
}

/**
 * The advice is computed first, and shown once the log has recorded that a hint was taken. It can be reopened until the
 * next move.
 */
function useHint({ connection, suggestion }: HintProps) {
  const [found, setFound] = useState<Found>();
  const [isAsking, setAsking] = useState(false);
  const { table } = latest(connection.timeline.value);
  const own = found?.table === table ? found : undefined;
  const shown = own?.isOpen ? own : undefined;
  useEffect(() => {
    const { seat } = connection.timeline.peek();
    const best = shown?.advice?.best;
    suggestion.value = best && seat !== undefined ? { seat, command: best.command } : undefined;
  }, [shown]);
  useEffect(
    () => () => {
      suggestion.value = undefined;
    },
    [],
  );
  // If the player leaves or moves, the analysis stops and no hint is recorded.
  const waiting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => waiting.current?.abort(), [table]);
  const take = async (signal: AbortSignal) => {
    setAsking(true);
    const advice = await advised(connection.timeline.peek(), signal);
    const { table: now, hints } = latest(connection.timeline.peek());
    if (now !== table) return;
    const isNew = advice !== undefined && !hints.isGiven;
    if (!isNew || (await ask(connection, "hint", {}))) setFound({ table, advice, isOpen: true });
  };
  const show = () => {
    if (own) return setFound({ ...own, isOpen: true });
    const asked = new AbortController();
    const { signal } = asked;
    waiting.current = asked;
    take(signal)
      .catch(() => signal.aborted || toast(t().lost.noConnection))
      .then(() => setAsking(false));
  };
  return { shown, isAsking, show, fold: () => own && setFound({ ...own, isOpen: false }) };
}

function Hint(props: HintProps & { readonly moveWords: MoveWords }) {
  const { connection, panels, moveWords } = props;
  const timeline = connection.timeline.value;
  const { shown, isAsking, show, fold } = useHint(props);
  const say = messages.value.hint;
  const { taken } = latest(timeline).hints;
  return (
    <div
      class={`hint ${panels.shape}${shown ? " told" : ""}`}
      style={shown && panels.shape === "portrait" ? placeAtLog(panels) : placeIn(panels)}
      role="status"
    >
      {shown ? (
        <div class="panel">
          <button type="button" class="ghost" title={say.done} onClick={fold}>
            <Icon name="tick" size={18} />
          </button>
          <p>{shown.advice ? sentencesOf(shown.advice, moveWords, timeline) : say.nothing}</p>
        </div>
      ) : (
        isMine(timeline) && (
          <button
            type="button"
            class="pill"
            title={say.note}
            aria-disabled={isAsking}
            onClick={() => isAsking || show()}
          >
            <Icon name="bulb" size={18} /> {isAsking ? say.weighing : say.ask}
            {taken > 0 && !isAsking && <span class="small muted">{say.taken(taken)}</span>}
          </button>
        )
      )}
    </div>
  );
}

const isMine = (timeline: Timeline): boolean =>
  timeline.seat !== undefined && toAct(timeline.game, latest(timeline)).includes(timeline.seat);

const sentencesOf = (advice: Advice, moves: MoveWords, timeline: Timeline): string =>
  adviceSentences(advice, moves, { match: latest(timeline), seat: timeline.seat! }).join(" ");

/** In px: the gap between a panel and the hint, the hint's minimum width, and the margin at the window's edge. */
const GAP = 8;
const LEAST = 168;
const MARGIN = 12;

/** On an upright phone, an open hint covers the log instead of the board. */
const placeAtLog = ({ log }: Pick<Panels, "log">) => ({
  left: `${log.x}px`,
  bottom: `${viewport.value.height - log.y - log.height}px`,
  width: `${log.width}px`,
  minHeight: `${log.height}px`,
});

/** Below all player panels, at least as wide; on an upright phone beside them if there is room. */
function placeIn({ shape, players, plaques }: Pick<Panels, "shape" | "players" | "plaques">) {
  const right = Math.max(...plaques.map(({ x, width }) => x + width)) + GAP;
  const beside = viewport.value.width - MARGIN - right;
  if (shape === "portrait" && beside >= LEAST)
    return { left: `${right}px`, top: `${players.y}px`, width: `${beside}px` };
  const foot = Math.max(...plaques.map(({ y, height }) => y + height)) + GAP;
  return { left: `${players.x}px`, top: `${foot}px`, width: `${Math.max(players.width, LEAST)}px` };
}

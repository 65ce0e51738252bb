import { useEffect, useRef, useState } from "preact/hooks";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { MOST_ANIMATED, remember, seenOf } from "./seen.ts";

/** `n` moves after move `from`, made while the viewer was away. */
interface Missed {
  readonly from: number;
  readonly n: number;
}

const madeIn = ({ log }: Timeline): number => Math.max(0, movesOf(log).length - 1);

function hasPlayedSince({ log, seat }: Timeline, moves: number): boolean {
  const last = movesOf(log)[moves] ?? 0;
  return seat !== undefined && log.some(({ v, by }) => v > last && by === seat);
}

/**
 * Moves missed since the last visit, if more than `MOST_ANIMATED`, and a function that dismisses them, as the player's
 * next move does.
 */
function useMissed(connection: TableConnection): readonly [Missed | undefined, () => void] {
  const timeline = connection.timeline.value;
  const { id } = latest(timeline).config;
  const [missed, setMissed] = useState<Missed>();
  const seen = useRef(seenOf(id));
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      const moves = madeIn(connection.timeline.peek());
      const from = seen.current ?? moves;
      setMissed((before) =>
        before && hasPlayedSince(connection.timeline.peek(), before.from + before.n) ? undefined : before,
      );
      if (moves - from > MOST_ANIMATED) setMissed({ from, n: moves - from });
      if (moves === seen.current) return;
      seen.current = moves;
      remember(id, moves);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [timeline]);
  return [missed, () => setMissed(undefined)];
}

interface Props {
  readonly connection: TableConnection;
  readonly onLookBack: (from: number) => void;
}

export function MissedMoves({ connection, onLookBack }: Props) {
  const [missed, forget] = useMissed(connection);
  if (!missed) return null;
  const { close } = t();
  const { table } = atTable();
  return (
    <div class="missed">
      <p class="pill" role="status">
        {table.missed(missed.n)}
        <button
          type="button"
          class="button slim"
          onClick={() => {
            forget();
            onLookBack(missed.from);
          }}
        >
          {table.showMissed}
        </button>
        <button type="button" class="ghost" aria-label={close} onClick={forget}>
          <Icon name="close" size={16} />
        </button>
      </p>
    </div>
  );
}

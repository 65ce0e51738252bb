import { useEffect, useRef } from "preact/hooks";
import type { AnyClientGame } from "../../contract/game.ts";
import type { Rect } from "../../contract/layout.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { type Panels, placed } from "../../layout/panels.ts";
import { Icon } from "../../ui/icon.tsx";

/** The current hint of the game's primer. It counts as learned when the player makes a move while it is shown. */
export function useAim({ primer }: AnyClientGame, timeline: Timeline): string | undefined {
  const aim = primer?.next(timeline);
  const acts = primer?.acts(timeline) ?? 0;
  const shown = useRef<{ readonly aim: string; readonly acts: number } | undefined>(undefined);
  useEffect(() => {
    const before = shown.current;
    if (before && before.acts < acts) primer?.teach(before.aim);
    shown.current = aim === undefined ? undefined : { aim, acts };
  }, [aim, acts]);
  return aim;
}

/** Height of the hint at the bottom of the log on a desktop, and the gap above it, in px. */
const [FOOT, GAP] = [104, 10] as const;

const isAtFoot = ({ shape }: Panels): boolean => shape === "desktop";

/** The panels while a hint is shown: on a desktop the log ends above the hint. */
export const aboveAim = (panels: Panels): Panels =>
  isAtFoot(panels) ? { ...panels, log: { ...panels.log, height: panels.log.height - FOOT - GAP } } : panels;

/** The place of a hint: at the bottom of the log on a desktop, else instead of the log. */
const placeOf = (panels: Panels): Rect => {
  const { log } = panels;
  return isAtFoot(panels) ? { ...log, y: log.y + log.height - FOOT, height: FOOT } : log;
};

interface Props {
  readonly game: AnyClientGame;
  /** Undefined while the table is not visible. */
  readonly aim: string | undefined;
  readonly panels: Panels;
}

/** Shows the hints of the game's primer, one at a time. Each is read aloud once, and can be dismissed. */
export function Primer({ game: { primer }, aim, panels }: Props) {
  if (!primer || primer.isDone.value) return null;
  const { gotIt } = atTable().table;
  return (
    <div
      class={`primer ${panels.shape}`}
      role="status"
      {...(panels.isMeasured ? { "data-area": "log" } : aim ? { style: placed(placeOf(panels)) } : {})}
    >
      {aim && (
        <p key={aim} data-aim={aim}>
          <span>{primer.text(aim)}</span>
          <button type="button" class="ghost" title={gotIt} onClick={() => primer.teach(aim)}>
            <Icon name="tick" size={18} />
          </button>
        </p>
      )}
    </div>
  );
}

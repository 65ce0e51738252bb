import { useEffect, useRef } from "preact/hooks";
import type { AnyClientGame } from "../../contract/game.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { inArea, type Panels } from "../../layout/panels.ts";
import { Icon } from "../../ui/icon.tsx";

/** The primer's hint to show now. A hint counts as learned when the player moves while it is shown. */
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

interface Props {
  readonly game: AnyClientGame;
  /** Undefined if there is no hint, and while the table is not visible. */
  readonly aim: string | undefined;
  readonly panels: Panels;
}

/** Shows one hint of the game's primer at a time. Each is read aloud once, and can be dismissed. */
export function Primer({ game: { primer }, aim, panels }: Props) {
  if (!primer || primer.isDone.value) return null;
  const { gotIt } = atTable().table;
  return (
    <div class={`primer ${panels.shape}`} role="status" {...inArea("log")}>
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

import { type ReadonlySignal, signal } from "@preact/signals";
import { isOpposed } from "../../../shared/engine/contract/game.ts";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { isAnalysable } from "../../catalog/catalog.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import type { MoveWords } from "../../contract/sentences.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { t } from "../../i18n/t.ts";
import { toast } from "../../ui/toast.tsx";
import type { Insight } from "../insight/insight.ts";

export interface OpenAnalysis {
  readonly insight: Insight;
  readonly parts: typeof import("../insight/parts.ts");
  readonly moveWords: MoveWords;
  /** The match with every card face, whatever the viewer may see. */
  readonly whole: Timeline;
  readonly isOpposed: boolean;
}

/** The analysis of a replay runs while it is open. */
export interface ReplayAnalysis {
  readonly isOpen: ReadonlySignal<boolean>;
  /** Undefined until loaded. */
  readonly shown: ReadonlySignal<OpenAnalysis | undefined>;
  open(isOpen: boolean): void;
}

/**
 * Undefined if the match cannot be analysed.
 * @param seenByAll returns the match with the knowledge of all players
 */
export function analysingOf(
  game: AnyClientGame,
  file: MatchFile,
  seenByAll: () => Timeline,
): ReplayAnalysis | undefined {
  const { outcome, seed } = file.header;
  // A live match's file contains one view, and an analysis must not reveal more.
  if (seed === undefined || !isAnalysable(game, outcome)) return undefined;
  const isOpen = signal(false);
  const shown = signal<OpenAnalysis | undefined>(undefined);
  const begin = async (): Promise<void> => {
    const parts = await import("../insight/parts.ts");
    const [moveWords] = await Promise.all([game.moveWords!(), parts.loadInsightMessages()]);
    if (!isOpen.peek() || shown.peek()) return;
    const opposed = isOpposed(game.rules, file.header.options);
    shown.value = { insight: parts.insightOf(file), parts, moveWords, whole: seenByAll(), isOpposed: opposed };
  };
  return {
    isOpen,
    shown,
    open(wanted) {
      if (wanted === isOpen.peek()) return;
      isOpen.value = wanted;
      if (!wanted) {
        shown.peek()?.insight.close();
        shown.value = undefined;
        return;
      }
      void begin().catch(() => {
        isOpen.value = false;
        toast(t().lost.noConnection);
      });
    },
  };
}

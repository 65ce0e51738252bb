import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Question } from "../../../../shared/games/wayward/questions.ts";

/** Pauses in ms: after a turn, and before a bonus card. */
export const PAUSES = { turn: 3000, bonus: 1000 } as const;

/** A step or a question; undefined while this seat is not asked. */
type CurrentTask = "step" | Question | undefined;

const kindOf = (shown: CurrentTask): string | undefined => (typeof shown === "object" ? shown.type : shown);

/**
 * Holds the next card back briefly, so that a double tap does not turn it up.
 * @param isGoneBack whether an undo has just led back to the question
 */
export function useGuard(shown: CurrentTask, isGoneBack: boolean) {
  const before = useRef(kindOf(shown));
  const isHeld = useRef(false);
  const [isShut, shut] = useState(false);
  const hold = (held: boolean) => {
    isHeld.current = held;
    shut(held);
  };
  useLayoutEffect(() => {
    const was = before.current;
    before.current = kindOf(shown);
    const isReveal = typeof shown === "object" && shown.type === "Reveal";
    if (!isReveal || was === undefined || was === "Reveal" || isGoneBack) return hold(false);
    hold(true);
    const timer = setTimeout(() => hold(false), shown.isBonus ? PAUSES.bonus : PAUSES.turn);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isHeld, isShut };
}

export type Guard = ReturnType<typeof useGuard>;

import type { AnyClientGame } from "../../contract/game.ts";
import type { MatchStory } from "../../contract/parts.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { useAnswer } from "../../ui/answer.ts";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { isCut } from "../panels/board.ts";
import { loadResultMessages } from "./result/messages/messages.ts";
import type { ResultProps } from "./result/result.tsx";

/** Loads when the match ends. The result is shown once the game's summary is loaded too. */
const loadResult: Lazy<ResultProps> = () =>
  Promise.all([import("./result/result.tsx"), loadResultMessages()]).then(([{ Result }]) => Result);

/** "none" if the game has no summary, undefined while loading. */
function useStory({ story: load }: AnyClientGame): MatchStory | "none" | undefined {
  const ask = async () => (load ? load().catch(() => undefined) : "none");
  return useAnswer({ ask, isPassing: (story) => story === undefined }, [load]).answer;
}

/** A part of the page that can be closed. */
export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface EndingProps {
  readonly connection: TableConnection;
  readonly result: Fold;
  readonly onSummary: (showsSummary: boolean) => void;
}

export function Ending({ connection, result: { isOpen, toggle }, onSummary }: EndingProps) {
  const Result = usePart(loadResult, true, isCut);
  const story = useStory(connection.game);
  if (!Result || !story) return null;
  return (
    <Result {...{ connection, isOpen, onSummary }} story={story === "none" ? undefined : story} onToggle={toggle} />
  );
}

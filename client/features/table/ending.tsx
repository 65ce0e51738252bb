import type { ComponentType } from "preact";
import type { AnyClientGame } from "../../contract/game.ts";
import type { MatchStory } from "../../contract/parts.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { useAnswer } from "../../ui/answer.ts";
import { loadResultMessages } from "./result/messages/messages.ts";
import { Result } from "./result/result.tsx";

/** Loads when the match ends. The result is shown once the game's summary is loaded too. */
export async function loadEnding(): Promise<ComponentType<EndingProps>> {
  await loadResultMessages();
  return Ending;
}

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

export interface EndingProps {
  readonly connection: TableConnection;
  readonly result: Fold;
  readonly onSummary: (showsSummary: boolean) => void;
}

function Ending({ connection, result: { isOpen, toggle }, onSummary }: EndingProps) {
  const story = useStory(connection.game);
  if (!story) return null;
  return (
    <Result {...{ connection, isOpen, onSummary }} story={story === "none" ? undefined : story} onToggle={toggle} />
  );
}

import type { GameCard } from "../games/card.ts";
import { wordsOf } from "../games/shelf.ts";
import { followLink, learnPath } from "./route.ts";

interface Props {
  readonly card: GameCard | undefined;
  readonly kind: "plain" | "button slim" | "button main newcomer";
  readonly table?: string;
  readonly onFollow?: () => void;
}

/** A link to a game's course; renders nothing if it has none. */
export function LearnLink({ card, kind, table, onFollow }: Props) {
  if (!card?.course) return null;
  return (
    <a
      class={kind === "plain" ? "plain learn-link" : kind}
      href={learnPath(card.id, table)}
      onClick={(event) => {
        onFollow?.();
        followLink(event);
      }}
    >
      {wordsOf(card).learn}
    </a>
  );
}

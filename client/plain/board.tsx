import "./board.css";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../shared/engine/game.ts";
import type { Match, Recorded } from "../../shared/engine/match.ts";
import type { BoardProps, Occasion } from "../games/game.ts";
import { useGameStyles } from "../games/use-game-styles.ts";
import { latest } from "../match/timeline.ts";
import { ask } from "../table/ask.ts";
import { placed, viewport } from "../table/panels.ts";
import { type PlainPanels, plainPanels } from "./panels.ts";

/** What a board of words shows. */
export interface PlainProps<State, Command> {
  readonly match: Match<State>;
  /** Who plays here; undefined for who looks on, now or later. */
  readonly seat: Seat | undefined;
  /** How it came to that. */
  readonly log: readonly Recorded[];
  /** Plays a move; what is refused is told. Resolves to whether it was granted, once that is known. */
  readonly send: (command: Command) => Promise<boolean>;
  /** What the game's course gives its board, where somebody learns to play. */
  readonly guide: object | undefined;
}

/** Where a board of words and the panels around it go. */
export type Arrangement = (occasion: Pick<Occasion, "match" | "viewport" | "stay">) => PlainPanels;

/**
 * The board of a game that is made of words and buttons: what of it is shown follows from the match and its log.
 * @param arrange the game's own arrangement, the same that its `panels` are
 */
export function plainBoard<State, Command extends object>(
  label: () => string,
  Face: ComponentType<PlainProps<State, Command>>,
  arrange: Arrangement = plainPanels,
): ComponentType<BoardProps<State>> {
  return function Board({ connection, stay, onPanels, onReady }) {
    useGameStyles(connection.game.rules.id);
    const timeline = connection.timeline.value;
    const match = latest(timeline);
    const panels = arrange({ match, viewport: viewport.value, stay: stay.for });
    useEffect(() => onReady?.(), []);
    useEffect(() => onPanels?.(panels), [viewport.value, match.seats.length, stay.for]);
    const send = (command: Command) => ask(connection, "command", { id: crypto.randomUUID(), command });
    return (
      <section class="panel plain-board" aria-label={label()} style={placed(panels.board)}>
        <Face
          match={match}
          seat={stay.for === "replay" ? undefined : timeline.seat}
          log={timeline.log}
          send={send}
          guide={stay.for === "lesson" ? stay.guide : undefined}
        />
      </section>
    );
  };
}

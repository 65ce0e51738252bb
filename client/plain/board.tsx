import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { BoardProps } from "../contract/board.ts";
import type { LayoutContext } from "../contract/layout.ts";
import "./board.css";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { latest } from "../contract/timeline.ts";
import { placed, viewport } from "../layout/panels.ts";
import { ask } from "../match/ask.ts";
import { useGameStyles } from "../style/use-game-styles.ts";
import { type PlainPanels, plainPanels } from "./panels.ts";

export interface PlainProps<State, Command, Event extends GameEvent = GameEvent> {
  readonly match: Match<State>;
  /** The player's seat; undefined for a spectator and in a replay. */
  readonly seat: Seat | undefined;
  readonly log: readonly LogEntry<Event>[];
  /** Plays a move, and shows a message if it is refused. Resolves to whether it was accepted. */
  readonly send: (command: Command) => Promise<boolean>;
  /** The guide of the game's course; undefined outside a lesson. */
  readonly guide: object | undefined;
}

type Arrangement = (occasion: Pick<LayoutContext, "match" | "viewport" | "stay">) => PlainPanels;

/**
 * Makes an HTML board, which derives its whole picture from the match and its log.
 * @param arrange the game's own arrangement. The game's `panels` must use the same one
 */
export function plainBoard<State, Command extends object, Event extends GameEvent>(
  label: () => string,
  Face: ComponentType<PlainProps<State, Command, Event>>,
  arrange: Arrangement = plainPanels,
): ComponentType<BoardProps<State, Event>> {
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

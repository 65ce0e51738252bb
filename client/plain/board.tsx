import type { GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { BoardProps } from "../contract/board.ts";
import "./board.css";
import "./page.css";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { latest } from "../contract/timeline.ts";
import { ask } from "../match/ask.ts";
import { useGameStyles } from "../style/use-game-styles.ts";

export interface PlainProps<State, Command, Event extends GameEvent = GameEvent> {
  readonly match: Match<State>;
  /** Undefined for a spectator and in a replay. */
  readonly seat: Seat | undefined;
  readonly log: readonly LogEntry<Event>[];
  /** Shows a message if the move is refused. Resolves to whether it was accepted. */
  readonly send: (command: Command) => Promise<boolean>;
  /** Undefined outside a lesson. */
  readonly guide: object | undefined;
}

/** A board in HTML. The game's `areas` must have the class `plain-page`. */
export function plainBoard<State, Command extends object, Event extends GameEvent>(
  label: () => string,
  Face: ComponentType<PlainProps<State, Command, Event>>,
): ComponentType<BoardProps<State, Event>> {
  return function Board({ connection, stay, onPanels, onReady }) {
    useGameStyles(connection.game.rules.id);
    const timeline = connection.timeline.value;
    const match = latest(timeline);
    useEffect(() => onReady?.(), []);
    useEffect(() => onPanels?.({}), []);
    const send = (command: Command) => ask(connection, "command", { id: crypto.randomUUID(), command });
    return (
      <section class="panel plain-board" aria-label={label()} data-area="board">
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

import { useState } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import { cellsOf, type GridSpace, laneOf, rowOf } from "../../../../shared/games/wayward/deck/schema.ts";
import { gridOf, type State } from "../../../../shared/games/wayward/state.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../text/messages/messages.ts";
import { ICONS } from "./icons.ts";

interface Props {
  readonly table: State;
  readonly automaton: Seat;
  /** Undefined for spectators and after the match. */
  readonly send: ((command: Command) => void) | undefined;
}

/** What a tap on a space corrects. */
type Correction = "ship" | "explored";

export function Places({ table, automaton, send }: Props) {
  const [correction, setCorrection] = useState<Correction>("ship");
  const say = messages.value;
  const { ship } = table.automata[automaton]!;
  const correct = (cell: GridSpace) => {
    const isKnown = table.explored.includes(cell);
    const field = correction === "ship" ? "ship" : isKnown ? "unexplored" : "explored";
    send?.({ type: "Correct", automaton, field, to: cell });
  };
  const isOpen = (cell: GridSpace) => send !== undefined && (correction === "ship" ? cell !== ship : cell !== 0);
  return (
    <div class="way-places">
      <Choice
        legend={say.places}
        options={[
          { value: "ship", label: say.itsShip },
          { value: "explored", label: say.isExplored },
        ]}
        chosen={correction}
        onChoose={setCorrection}
      />
      <Spaces {...{ table, ship, isOpen }} onTap={correct} />
    </div>
  );
}

interface SpacesProps {
  readonly table: State;
  /** The automaton's ship; undefined hides it. */
  readonly ship?: GridSpace;
  readonly isOpen: (cell: GridSpace) => boolean;
  readonly onTap: (cell: GridSpace) => void;
}

export function Spaces({ table, ship, isOpen, onTap }: SpacesProps) {
  const say = messages.value;
  const grid = gridOf(table);
  const spaceIn = (cell: GridSpace, style?: { readonly gridColumn: number; readonly gridRow: number }) => {
    const isKnown = table.explored.includes(cell);
    const named = [say.space(cell), cell === ship && say.itsShip, isKnown && say.isExplored].filter(Boolean);
    return (
      <button
        key={cell}
        type="button"
        class={cell === 0 ? "way-port" : "way-space"}
        style={style}
        aria-label={named.join(", ")}
        disabled={!isOpen(cell)}
        onClick={() => onTap(cell)}
      >
        {cell === 0 && <span>{say.port}</span>}
        {cell === ship && <Icon name={ICONS.ship} size={28} />}
        {isKnown && (
          <span class="way-marks">
            <Icon name="tick" size={22} />
          </span>
        )}
      </button>
    );
  };
  return (
    <div class="way-sea" style={{ "--rows": grid.rows, "--lanes": grid.lanes }}>
      {spaceIn(0)}
      {cellsOf(grid).map((cell) => spaceIn(cell, { gridColumn: rowOf(cell) + 1, gridRow: laneOf(cell) }))}
    </div>
  );
}

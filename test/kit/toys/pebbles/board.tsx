import { type PlainProps, plainBoard } from "../../../../client/plain/board.tsx";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { messages } from "./messages.ts";
import { type Command, type Event, pebbles, type State } from "./pebbles.ts";

function Tokens({ match, seat, send }: PlainProps<State, Command, Event>) {
  const { hands, put, faces, shown } = match.table;
  const { lies, put: ask, faces: names } = messages.value;
  const nameOf = (token: Handle) => names[faces[token] ?? "hidden"];
  const moves = match.phase === "live" && seat !== undefined ? pebbles.moves(match.table, seat) : [];
  return (
    <>
      <h2>{lies}</h2>
      <p>{[...shown, ...put.filter((token) => token !== undefined)].map(nameOf).join(", ") || "–"}</p>
      {moves.length > 0 && <h2>{ask}</h2>}
      <div class="row wrap">
        {moves.map(({ command }) => (
          <button key={command.token} type="button" class="button" onClick={() => send(command)}>
            {nameOf(command.token)}
          </button>
        ))}
      </div>
      {seat === undefined &&
        hands.map((hand, owner) => (
          <p key={owner}>
            <b>{match.seats[owner]?.name}</b> {hand.map(nameOf).join(", ")}
          </p>
        ))}
    </>
  );
}

export const Board = plainBoard(() => messages.value.name, Tokens);

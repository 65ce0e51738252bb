import { useState } from "preact/hooks";
import { type PlainProps, plainBoard } from "../../../../client/plain/board.tsx";
import { Choice } from "../../../../client/ui/choice.tsx";
import type { CommandPart, Move } from "../../../../shared/engine/contract/moves.ts";
import { type Command, cairn, type Event, type State } from "./cairn.ts";
import { messages } from "./messages.ts";

type PartValue = string | number | boolean;

const usual = (part: CommandPart): PartValue =>
  part.of === "option" ? part.from[0]! : part.of === "number" ? part.least : "";

interface FieldProps {
  readonly part: CommandPart;
  readonly chosen: PartValue;
  readonly onChoose: (value: PartValue) => void;
}

function Field({ part, chosen, onChoose }: FieldProps) {
  const { parts, kinds, stands } = messages.value;
  const legend = parts[part.into as keyof typeof parts];
  if (part.of === "text")
    return (
      <label>
        {legend}
        <input
          class="field"
          maxLength={part.most}
          value={String(chosen)}
          onInput={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </label>
    );
  const from: readonly PartValue[] =
    part.of === "option"
      ? part.from
      : part.of === "number"
        ? Array.from({ length: part.most - part.least + 1 }, (_, i) => part.least + i)
        : [];
  const label = (value: PartValue) => kinds[String(value)] ?? stands[String(value)] ?? String(value);
  return (
    <Choice
      legend={legend}
      options={from.map((value) => ({ value: String(value), label: label(value) }))}
      chosen={String(chosen)}
      onChoose={(name) => onChoose(from.find((value) => String(value) === name)!)}
    />
  );
}

function Form({
  move: { command, parts = [] },
  send,
}: {
  readonly move: Move<Command>;
  readonly send: (command: Command) => void;
}) {
  const [filled, fill] = useState<Readonly<Record<string, PartValue>>>({});
  const values = Object.fromEntries(parts.map((part) => [part.into, filled[part.into] ?? usual(part)]));
  return (
    <form
      class="col"
      onSubmit={(event) => {
        event.preventDefault();
        send({ ...command, ...values } as Command);
      }}
    >
      {parts.map((part) => (
        <Field
          key={part.into}
          part={part}
          chosen={values[part.into]!}
          onChoose={(value) => fill({ ...filled, [part.into]: value })}
        />
      ))}
      <button type="submit" class="button main">
        {messages.value.deeds[command.type]}
      </button>
    </form>
  );
}

/** Lists the layers, the topmost first. */
function Stones({ match, seat, send }: PlainProps<State, Command, Event>) {
  const { layers, word } = match.table;
  const { layer, kinds, doubted } = messages.value;
  const moves = match.phase === "live" && seat !== undefined ? cairn.moves(match.table, seat) : [];
  return (
    <>
      {word !== undefined && <h2>“{word}”</h2>}
      <ol class="bare" reversed>
        {layers.toReversed().map(({ by, stones, kind, doubts }, i) => (
          <li key={layers.length - i}>
            {layer(stones, kinds[kind]!)} <span class="muted">{match.seats[by]?.name}</span>
            {doubts.length > 0 && ` · ${doubted}`}
          </li>
        ))}
      </ol>
      {moves.map((move) => (
        <Form key={`${match.version} ${move.command.type}`} move={move} send={send} />
      ))}
    </>
  );
}

export const Board = plainBoard(() => messages.value.name, Stones);

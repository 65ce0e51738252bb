import type { TableConnection } from "../../../contract/table-connection.ts";
import { ask } from "../../../match/ask.ts";
import { Sentence } from "../sentence.tsx";
import { messages } from "./messages/messages.ts";
import { describeGoing } from "./take-back.ts";

interface Props {
  readonly connection: TableConnection;
  readonly to: number;
  readonly onGone: () => void;
}

/** Maximum number of steps named; the others are counted. */
const NAMED = 8;

/** What going to a line of the log would undo or redo. */
export function Going({ connection, to, onGone }: Props) {
  const { way, steps, others: asked } = describeGoing(connection, to);
  const { going, go, asksOthers, others: more } = messages.value;
  const rest = steps.length - NAMED;
  return (
    <div class="going">
      <p>{going[way](steps.length)}</p>
      <ol class="bare">
        {steps.slice(0, NAMED).map((parts, i) => (
          <li key={i}>
            <Sentence game={connection.game} parts={parts} />
          </li>
        ))}
        {rest > 0 && <li>{more(rest)}</li>}
      </ol>
      {asked !== undefined && <p>{asksOthers(asked)}</p>}
      <button
        type="button"
        class="button"
        onClick={() => {
          onGone();
          void ask(connection, "takeBack", { to });
        }}
      >
        {go[way]}
      </button>
    </div>
  );
}

import type { BoardLine } from "../../../../shared/games/tranquility/boards/definition.ts";
import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import type { BoardEditorProps } from "../../../contract/boards.ts";
import { Choice } from "../../../ui/choice.tsx";
import type { BoardDraft } from "./draft.ts";
import { ids } from "./fault-texts.ts";
import { type Changes, merged } from "./merged.ts";
import { messages } from "./messages/messages.ts";
import { lineName } from "./place-texts.ts";
import { withoutLine } from "./tools.ts";

interface LinesProps extends BoardEditorProps<BoardDraft> {
  readonly line: number;
  readonly onChoose: (line: number) => void;
}

export function Lines(props: LinesProps) {
  const { draft, line, onChoose, onChange } = props;
  const { lines: say } = messages.value;
  const { lines } = draft;
  const { free, after = [] } = lines[line]!;
  const change = (more: Changes<BoardLine>) =>
    onChange({ ...draft, lines: lines.map((one, i) => (i === line ? merged(one, more) : one)) });
  const others = [...lines.keys()].filter((other) => other !== line);
  const wait = (other: number) => {
    const next = after.includes(other) ? after.filter((one) => one !== other) : [...after, other].sort((a, b) => a - b);
    change({ after: next.length > 0 ? next : undefined });
  };
  return (
    <section class="tranq-lines" id={ids.lines} tabIndex={-1} aria-label={say.title}>
      <Choice
        legend={say.choose}
        options={lines.map((one, i) => ({ value: i, label: say.name(lineName(i), one.cells.length) }))}
        chosen={line}
        onChoose={onChoose}
      />
      <LineButtons {...props} />
      <label class="check">
        <input type="checkbox" checked={free === true} onChange={() => change({ free: free ? undefined : true })} />
        <span>{say.free}</span>
      </label>
      {others.length > 0 && (
        <fieldset class="tranq-after">
          <legend>{say.after(lineName(line))}</legend>
          {others.map((other) => (
            <label key={other} class="check">
              <input type="checkbox" checked={after.includes(other)} onChange={() => wait(other)} />
              <span>{lineName(other)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}

function LineButtons({ draft, line, onChoose, onChange }: LinesProps) {
  const { lines: say } = messages.value;
  const { lines } = draft;
  const { cells } = lines[line]!;
  return (
    <div class="row wrap">
      <button
        type="button"
        class="button quiet slim"
        disabled={lines.length >= LIMITS.lines}
        onClick={() => {
          onChange({ ...draft, lines: [...lines, { cells: [] }] });
          onChoose(lines.length);
        }}
      >
        {say.add}
      </button>
      <button
        type="button"
        class="button quiet slim"
        disabled={cells.length < 2}
        onClick={() => onChange({ ...draft, lines: lines.with(line, { ...lines[line]!, cells: cells.toReversed() }) })}
      >
        {say.reverse}
      </button>
      {lines.length > 1 && (
        <button
          type="button"
          class="button quiet slim"
          onClick={() => {
            onChange(withoutLine(draft, line));
            onChoose(0);
          }}
        >
          {say.remove(lineName(line))}
        </button>
      )}
    </div>
  );
}

import { useState } from "preact/hooks";
import type { BoardDrawingProps } from "../../../contract/boards.ts";
import type { BoardDraft } from "./draft.ts";
import { ids } from "./fault-texts.ts";
import { BoardGrid } from "./grid.tsx";
import { Lines } from "./lines.tsx";
import { messages } from "./messages/messages.ts";
import { framed, TOOLS, type Tool } from "./tools.ts";

export function Drawing({ draft, onChange, heat }: BoardDrawingProps<BoardDraft>) {
  const [tool, setTool] = useState<Tool>("cell");
  const [chosen, setLine] = useState(0);
  const line = Math.min(chosen, draft.lines.length - 1);
  const { drawing } = messages.value;
  const clear = () => {
    const { start: _, finish: __, ...rest } = draft;
    onChange({ ...rest, lines: [{ cells: [] }], borders: [], night: [], frame: [] });
    setLine(0);
  };
  return (
    <section class="panel tranq-drawing" aria-label={drawing.title}>
      <Tools tool={tool} onChoose={setTool} />
      <p class="small muted tranq-about">{drawing.about[tool]}</p>
      <BoardGrid draft={draft} tool={tool} line={line} heat={heat} onChange={onChange} />
      <p class="small muted" id="board-help">
        {drawing.help}
      </p>
      <div class="row wrap">
        <button type="button" class="button quiet slim" onClick={() => onChange(framed(draft))}>
          {drawing.frameAll}
        </button>
        <button type="button" class="button quiet slim" onClick={clear}>
          {drawing.clear}
        </button>
      </div>
      <Lines draft={draft} line={line} onChoose={setLine} onChange={onChange} />
    </section>
  );
}

function Tools({ tool, onChoose }: { readonly tool: Tool; readonly onChoose: (tool: Tool) => void }) {
  const { tools, tool: names } = messages.value.drawing;
  return (
    <fieldset class="choice tranq-tools">
      <legend class="unseen">{tools}</legend>
      <div class="options">
        {TOOLS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="board-tool"
              id={ids.tool(name)}
              checked={name === tool}
              onChange={() => onChoose(name)}
            />
            <span class={`tranq-sign ${name}`} aria-hidden="true" />
            {names[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

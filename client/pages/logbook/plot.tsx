import type { ComponentChild, ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly title: string;
  readonly note: string;
  /** The first column names the row. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The choice of a figure, if there are several. */
  readonly choice?: ComponentChildren;
  /** Hidden from screen readers. */
  readonly lines: readonly ComponentChild[];
  readonly scale?: ComponentChild;
}

/** Number of lines shown until the button for the rest is pressed; a single line more needs no button. */
const FEW = 6;

/** A picture that can be switched to a table of its numbers, which screen readers always get. */
export function Plot({ title, note, head, rows, choice, lines, scale }: Props) {
  const [isTable, setTable] = useState(false);
  const [isWhole, setWhole] = useState(lines.length <= FEW + 1);
  const id = useId();
  const { numbers, plots, all } = messages.value;
  return (
    <section class="panel plot" aria-labelledby={id}>
      <header class="row between">
        <h2 id={id}>{title}</h2>
        <button type="button" class="pill" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <Icon name={isTable ? "chart" : "log"} /> {isTable ? plots : numbers}
        </button>
      </header>
      {choice}
      {/* Focusable, so that keys can scroll a table that is wider than the page. */}
      <div class={isTable ? "numbers" : "unseen"} tabIndex={isTable ? 0 : -1}>
        <table>
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isTable && (
        <>
          <ul class="bare lines" aria-hidden="true">
            {isWhole ? lines : lines.slice(0, FEW)}
          </ul>
          {scale}
          {!isWhole && (
            <button type="button" class="button slim more" onClick={() => setWhole(true)}>
              <Icon name="down" /> {all(lines.length)}
            </button>
          )}
          <p class="small muted plot-note">{note}</p>
        </>
      )}
    </section>
  );
}

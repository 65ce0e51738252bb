import { useState } from "preact/hooks";
import type { BoardRecord, FigureRecord } from "../../../shared/engine/lists/logbook.ts";
import { useFigureMessages } from "../../catalog/figure-messages.ts";
import { gameName } from "../../catalog/names.ts";
import { locale } from "../../i18n/language.ts";
import { Choice } from "../../ui/choice.tsx";
import { boardKey, boardName, meanOf, numberOf, seatsName } from "./logbook-texts.ts";
import { messages } from "./messages/messages.ts";
import { Plot } from "./plot.tsx";
import { Wave } from "./wave.tsx";

interface Props {
  readonly game: string;
  readonly boards: readonly BoardRecord[];
}

/** Renders nothing for a game without named figures. */
export function Figures({ game, boards }: Props) {
  const named = useFigureMessages(game);
  const [chosen, choose] = useState<string>();
  const there = [...new Set(boards.flatMap(({ figures }) => Object.keys(figures)))].filter((name) => named[name]);
  const name = there.find((each) => each === chosen) ?? there[0];
  if (name === undefined) return null;
  return (
    <FigurePlot
      game={game}
      boards={boards}
      name={name}
      title={named[name]!}
      choice={
        there.length > 1 && (
          <Choice
            legend={messages.value.figure}
            options={there.map((value) => ({ value, label: named[value]! }))}
            chosen={name}
            onChoose={choose}
          />
        )
      }
    />
  );
}

interface PlotProps extends Props {
  readonly name: string;
  readonly title: string;
  readonly choice: preact.ComponentChildren;
}

function FigurePlot({ game, boards, name, title, choice }: PlotProps) {
  const { figures, figuresNote, botsNote, board, played, yours, bots, least, most } = messages.value;
  const number = numberOf(locale.value);
  const plotted = boards.flatMap((record) => {
    const figure = record.figures[name];
    return figure ? [{ record, figure, mean: meanOf(figure.counts), bots: botsIn(figure) }] : [];
  });
  // Leaves room at the right for the end of the wave.
  const largest = Math.ceil(
    1.08 * Math.max(1, ...plotted.flatMap(({ figure, bots = 0 }) => [figure.counts.at(-1)![0], bots])),
  );
  const hasBots = plotted.some((each) => each.bots !== undefined);
  return (
    <Plot
      title={figures(gameName(game))}
      note={hasBots ? `${figuresNote} ${botsNote}` : figuresNote}
      head={[`${board} · ${title}`, played, yours, ...(hasBots ? [bots] : []), least, most]}
      rows={plotted.map(({ record, figure: { counts }, mean, bots }) => [
        `${boardName(record, boards)}, ${seatsName(record.seats)}`,
        String(counts.reduce((sum, [, n]) => sum + n, 0)),
        number(mean),
        ...(hasBots ? [bots === undefined ? "" : number(bots)] : []),
        number(counts[0]![0]),
        number(counts.at(-1)![0]),
      ])}
      choice={choice}
      lines={plotted.map(({ record, figure, mean, bots }) => (
        <li key={boardKey(record)}>
          <span class="name">
            <b>{boardName(record, boards)}</b>
            <span class="small muted">{seatsName(record.seats)}</span>
          </span>
          <Wave figure={figure} mean={mean} bots={bots} largest={largest} />
          <b class="num">{number(mean)}</b>
        </li>
      ))}
      scale={
        <p class="small muted scale" aria-hidden="true">
          <span>
            <span>0</span>
            <span>{title}</span>
            <span>{number(largest)}</span>
          </span>
        </p>
      }
    />
  );
}

/** The bots' average in the same deals, if known. */
const botsIn = ({ compared }: FigureRecord): number | undefined => compared && compared.bots / compared.matches;

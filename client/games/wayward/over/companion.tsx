import "./companion.css";
import { useRef, useState } from "preact/hooks";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import type { Cell } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Question as Asked } from "../../../../shared/games/wayward/questions.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { t } from "../../../i18n/t.ts";
import type { PlainProps } from "../../../plain/board.tsx";
import { usePart } from "../../../ui/lazy.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Guide } from "../course/guide.ts";
import {
  type Ahead,
  askedWith,
  type Draft,
  goodsAt,
  isSheet,
  openIn,
  presetOf,
  type Tool,
  tapped,
} from "../play/presets.ts";
import { humanOf } from "../speech/sentences.ts";
import { words } from "../speech/words/words.ts";
import { Course } from "./course.tsx";
import { useAnswerKeys, useWakeLock } from "./device.ts";
import { Question } from "./question.tsx";
import { Section } from "./section.tsx";
import { Totals } from "./totals.tsx";

/** What is asked on one sheet, and what is filled in of it so far. */
interface Sheet {
  readonly question: Asked;
  readonly ahead: Ahead;
  readonly draft: Draft | undefined;
  readonly obstacles: Draft | undefined;
  /** What a tap on a space stands for. */
  readonly tool: Tool;
  /** The version of the match that it is for: what is filled in is given up as soon as something else is asked. */
  readonly version: number;
}

/** A question as nobody has touched it. */
function sheetOf(question: Asked, { card }: State, version: number): Sheet {
  const ahead = askedWith(question, card?.section);
  return {
    ...{ question, ahead, version },
    draft: isSheet(question) ? presetOf(question) : undefined,
    obstacles: ahead.obstacles && presetOf(ahead.obstacles),
    // Of two questions on one sheet the first is told first.
    tool: question.type === "TellObstacles" ? "forts" : "cells",
  };
}

/** The spaces that a tap may name. */
const openOn = ({ question, ahead, tool }: Sheet): readonly Cell[] =>
  openIn(tool !== "cells" && ahead.obstacles ? ahead.obstacles : question);

/** A sheet after a tap on a space. */
function filled(sheet: Sheet, cell: Cell): Sheet {
  const { draft, obstacles, tool } = sheet;
  return obstacles && tool !== "cells"
    ? { ...sheet, obstacles: tapped(obstacles, cell, tool) }
    : { ...sheet, draft: draft && tapped(draft, cell, tool) };
}

/** Says one thing after the other, and nothing else meanwhile: a second tap on a button is none. */
function useTelling(send: (command: Command) => Promise<boolean>) {
  const [isTelling, set] = useState(false);
  const isBusy = useRef(false);
  const tell = async (...said: readonly Command[]): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    set(true);
    try {
      for (const command of said) if (!(await send(command))) break;
    } finally {
      isBusy.current = false;
      set(false);
    }
  };
  return [tell, isTelling] as const;
}

/** What is asked of a seat, as far as it is filled in; the same until everything that was told of it has arrived. */
function useSheet({ match, seat }: Pick<PlainProps<State, Command>, "match" | "seat">, isTelling: boolean) {
  const [held, hold] = useState<Sheet>();
  const kept = useRef<Sheet | undefined>(undefined);
  const { question } = match.table;
  const mayAnswer = match.phase === "live" && seat !== undefined && question?.to.includes(seat);
  const fresh = mayAnswer && question ? sheetOf(question, match.table, match.version) : undefined;
  if (!isTelling) kept.current = fresh && held?.version === match.version ? held : fresh;
  return [kept.current, hold] as const;
}

/** What reads a deck of this device out: fetched at tables that are played with one. */
const loadOwnDeck = () => import("../deck/load.ts").then(({ loadTableDeck }) => loadTableDeck());

/** The companion beside a table: the section, what is to be done, and the question at hand. */
export function Companion({ match, seat, log, send, guide }: PlainProps<State, Command>) {
  const { table } = match;
  const [tell, isTelling] = useTelling(send);
  const [sheet, hold] = useSheet({ match, seat }, isTelling);
  const root = useAnswerKeys();
  const pointing = guide as Guide | undefined;
  const isLive = match.phase === "live";
  const OwnDeck = usePart(loadOwnDeck, table.options.deck === "own", () => toast(t().lost.noConnection));
  useWakeLock(isLive && seat !== undefined);
  const drafts = sheet ? [sheet.draft, sheet.obstacles].filter((one) => one !== undefined) : [];
  const tap = (cell: Cell) => {
    const { question, draft } = sheet!;
    if (question.type === "TellGoods" && draft?.type === "TellGoods") return void tell(goodsAt(draft, question, cell));
    hold(filled(sheet!, cell));
  };
  return (
    <div class="way" ref={root} data-version={match.version} data-asked={sheet?.question.type}>
      <div class="way-table">
        <Totals match={match} seat={seat} send={send} />
        <Section
          table={table}
          drafts={drafts}
          open={sheet ? openOn(sheet) : []}
          asked={sheet && cellOf(sheet)}
          onTap={drafts.length > 0 ? tap : undefined}
        />
      </div>
      <Course match={match} log={log} />
      {OwnDeck && isLive && seat !== undefined && <OwnDeck {...{ match, seat, log, send }} />}
      {sheet && seat !== undefined && sheet.question.type !== "ReadSection" && (
        <Question
          {...{ match, seat, isTelling, ...sheet }}
          tell={tell}
          onChange={(draft) => hold({ ...sheet, draft })}
          onTool={(tool) => hold({ ...sheet, tool })}
        />
      )}
      {!sheet && table.question && isLive && (
        <p class="way-waits">
          {words.value.others(table.question.to.map((other) => humanOf(match, other)).join(", "))}
        </p>
      )}
      {pointing && <pointing.Light at={pointing.next()} />}
    </div>
  );
}

/** The space that is asked about, if it is one. */
const cellOf = ({ question, ahead }: Sheet): Cell | undefined =>
  ahead.claim?.cell ?? ("cell" in question ? question.cell : undefined);

import "./companion.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import type { Question as Asked } from "../../../../shared/games/wayward/questions.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { t } from "../../../i18n/t.ts";
import type { PlainProps } from "../../../plain/board.tsx";
import { usePart } from "../../../ui/lazy.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Guide } from "../course/guide.ts";
import { askedWith, type Draft, isSheet, openIn, presetOf, type Tool, tapped } from "../play/presets.ts";
import { humanOf } from "../speech/sentences.ts";
import { words } from "../speech/words/words.ts";
import { Course } from "./course.tsx";
import { useAnswerKeys, useWakeLock } from "./device.ts";
import { Question } from "./question.tsx";
import { Section } from "./section.tsx";
import { Totals } from "./totals.tsx";

/** What is filled in of a question, and of the one that is told on the same sheet. */
interface Held {
  readonly draft: Draft | undefined;
  readonly ahead: Draft | undefined;
}

/** What is filled in is given up as soon as something else is asked. */
function useDraft({ question, card }: State, version: number) {
  const [held, hold] = useState<Held & { readonly version: number }>();
  if (held?.version === version) return [held, (next: Held) => hold({ version, ...next })] as const;
  const next = question && askedWith(question, card?.section);
  const preset: Held = {
    draft: question && isSheet(question) ? presetOf(question) : undefined,
    ahead: next && presetOf(next),
  };
  return [preset, (next: Held) => hold({ version, ...next })] as const;
}

/** Answers, and as soon as it is asked, what was told on the same sheet. */
function useSending(question: Asked | undefined, send: (command: Command) => void) {
  const due = useRef<Draft | undefined>(undefined);
  useEffect(() => {
    const command = due.current;
    if (!command || question?.type === "TellUnexplored") return;
    due.current = undefined;
    if (question?.type === command.type) send(command);
  }, [question]);
  return (command: Command, ahead: Draft | undefined) => {
    due.current = ahead;
    send(command);
  };
}

/** What reads a deck of this device out: fetched at tables that are played with one. */
const loadOwnDeck = () => import("../deck/load.ts").then(({ loadTableDeck }) => loadTableDeck());

/** The companion beside a table: the section, what is to be done, and the question at hand. */
export function Companion({ match, seat, log, send, guide }: PlainProps<State, Command>) {
  const { table } = match;
  const { question } = table;
  const [held, hold] = useDraft(table, match.version);
  const [chosen, choose] = useState<{ readonly tool: Tool; readonly version: number }>();
  const [tell, root] = [useSending(question, send), useAnswerKeys()];
  const mayAnswer = match.phase === "live" && seat !== undefined && question?.to.includes(seat);
  const OwnDeck = usePart(loadOwnDeck, table.options.deck === "own", () => toast(t().lost.noConnection));
  useWakeLock(match.phase === "live" && seat !== undefined);
  const pointing = guide as Guide | undefined;
  const { draft, ahead } = mayAnswer ? held : NOTHING;
  // Of two questions on one sheet the first is told first.
  const first = question?.type === "TellObstacles" ? "forts" : "cells";
  const tool = chosen?.version === match.version ? chosen.tool : first;
  const tap = (cell: number) =>
    tool === "cells" || !ahead
      ? hold({ draft: draft && tapped(draft, cell, tool), ahead })
      : hold({ draft, ahead: tapped(ahead, cell, tool) });
  return (
    <div class="way" ref={root} data-version={match.version}>
      <div class="way-table">
        <Totals match={match} seat={seat} send={send} />
        <Section
          table={table}
          drafts={[draft, ahead].filter((one) => one !== undefined)}
          open={
            question && draft
              ? openIn(tool !== "cells" && ahead ? askedWith(question, table.card?.section)! : question)
              : []
          }
          onTap={draft && tap}
        />
      </div>
      <Course match={match} log={log} />
      {OwnDeck && match.phase === "live" && seat !== undefined && <OwnDeck {...{ match, seat, log, send }} />}
      {mayAnswer && question && question.type !== "ReadSection" && (
        <Question
          {...{ match, seat, question, draft, ahead, tool }}
          send={(command) => tell(command, ahead)}
          onChange={(next) => hold({ draft: next, ahead })}
          onTool={(tool) => choose({ tool, version: match.version })}
        />
      )}
      {!mayAnswer && question && match.phase === "live" && (
        <p class="way-waits">{words.value.others(question.to.map((other) => humanOf(match, other)).join(", "))}</p>
      )}
      {pointing && <pointing.Light at={pointing.next()} />}
    </div>
  );
}

const NOTHING: Held = { draft: undefined, ahead: undefined };

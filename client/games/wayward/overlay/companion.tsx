import type { Event } from "../../../../shared/games/wayward/events.ts";
import "../page.css";
import "./companion.css";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import type { GridSpace } from "../../../../shared/games/wayward/deck/schema.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { t } from "../../../i18n/t.ts";
import type { PlainProps } from "../../../plain/board.tsx";
import { usePart } from "../../../ui/lazy.ts";
import { toast } from "../../../ui/toast.tsx";
import type { WaywardGuide } from "../course/guide.ts";
import { depth } from "../play/depth.ts";
import { cellOf, filled, fillingOf, openOn, type SheetProgress } from "../play/filling.ts";
import { goodsAt } from "../play/presets.ts";
import { undoneIn } from "../play/steps.ts";
import { messages } from "../text/messages/messages.ts";
import { humanOf, questionIn } from "../text/sentences.ts";
import { Course } from "./course.tsx";
import { useAnswerKeys, useWakeLock } from "./device.ts";
import { LastTurns } from "./ending.tsx";
import { useGuard } from "./guard.ts";
import { Guided } from "./guided.tsx";
import { Question } from "./question.tsx";
import { Section } from "./section.tsx";
import { Totals } from "./totals.tsx";

type SendAnswers = (...said: readonly Command[]) => Promise<void>;

/** Sends answers one after another, ignoring taps meanwhile, so that a double tap sends one answer. */
function useAnswerSender(send: (command: Command) => Promise<boolean>) {
  const [isSending, set] = useState(false);
  const isBusy = useRef(false);
  const sendAnswers: SendAnswers = async (...said) => {
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
  return [sendAnswers, isSending] as const;
}

/** The question stays while answers are being sent. */
function useFilling({ match, seat }: Pick<PlainProps<State, Command>, "match" | "seat">, isSending: boolean) {
  const [held, hold] = useState<SheetProgress>();
  const kept = useRef<SheetProgress | undefined>(undefined);
  const { table, version, phase } = match;
  const { question } = table;
  const mayAnswer = phase === "live" && seat !== undefined && question?.to.includes(seat);
  const fresh = useMemo(
    () => (mayAnswer && question ? fillingOf(question, table, version) : undefined),
    [mayAnswer, question, version],
  );
  // Another question discards what was filled in.
  if (!isSending) kept.current = fresh && held?.version === version ? held : fresh;
  return [kept.current, hold] as const;
}

const loadOwnDeck = () => import("../deck/load.ts").then(({ loadTableDeck }) => loadTableDeck());

export function Companion({ match, seat, log, send, guide }: PlainProps<State, Command, Event>) {
  const { table } = match;
  const [sendAnswers, isSending] = useAnswerSender(send);
  const [filling, hold] = useFilling({ match, seat }, isSending);
  const root = useAnswerKeys();
  const pointing = guide as WaywardGuide | undefined;
  const isLive = match.phase === "live";
  const OwnDeck = usePart(loadOwnDeck, table.options.deck === "own", () => toast(t().lost.noConnection));
  useWakeLock(isLive && seat !== undefined);
  // Lessons and spectators cannot tick off steps.
  const isByHands = isLive && seat !== undefined && !guide;
  const undone = isByHands && depth.chosen.value === "guided" ? undoneIn(log, match.config.id) : [];
  const [step] = undone;
  // These parts stay while answers are being sent, so a tap shows immediately.
  const totals = useMemo(() => <Totals match={match} seat={seat} send={send} />, [match, seat]);
  const course = useMemo(() => <Course {...{ match, log, isByHands }} />, [match, log, isByHands]);
  const lit = step && "cell" in step ? (step.cell as GridSpace) : undefined;
  const card = useMemo(
    () => <Card {...{ table, filling: step ? undefined : filling, sendAnswers, hold, lit }} />,
    [table, filling, step],
  );
  const guard = useGuard(step ? "step" : filling?.question, log.at(-1)?.type === "StepTakenBack");
  const asked = useMemo(
    () => seat !== undefined && filling && <Question {...{ match, seat, filling, sendAnswers, hold, guard }} />,
    [match, seat, filling, guard.isShut],
  );
  const asking = step ? "step" : filling?.question.type;
  return (
    <div class="way" ref={root} data-version={match.version} data-asked={asking} aria-busy={isSending}>
      <div class="way-table">
        <LastTurns match={match} />
        {totals}
        {card}
      </div>
      {!step && course}
      {step && <Guided match={match} undone={undone} />}
      {OwnDeck && isLive && seat !== undefined && !step && <OwnDeck {...{ match, seat, log, send }} />}
      {filling?.question.type !== "ReadSection" && !step && asked}
      {!filling && table.question && isLive && (
        <p class="way-waits">
          <b>{messages.value.others(table.question.to.map((other) => humanOf(match, other)).join(", "))}</b>{" "}
          {questionIn(match, table.question)}
        </p>
      )}
      {pointing && <pointing.Light at={pointing.next()} />}
    </div>
  );
}

interface CardProps {
  readonly table: State;
  readonly filling: SheetProgress | undefined;
  readonly sendAnswers: SendAnswers;
  readonly hold: (filling: SheetProgress) => void;
  readonly lit: GridSpace | undefined;
}

/** A tap on a space fills in the answer, or sends it. */
function Card({ table, filling, sendAnswers, hold, lit }: CardProps) {
  if (!filling) return <Section table={table} drafts={[]} open={[]} asked={lit} />;
  const { question, draft, obstacles } = filling;
  const drafts = [draft, obstacles].filter((one) => one !== undefined);
  const tap = (cell: GridSpace) => {
    if (question.type === "TellGoods" && draft?.type === "TellGoods") sendAnswers(goodsAt(draft, question, cell));
    else hold(filled(filling, cell));
  };
  return (
    <Section
      table={table}
      drafts={drafts}
      open={openOn(filling)}
      asked={cellOf(filling)}
      onTap={drafts.length > 0 ? tap : undefined}
    />
  );
}

import "../panels/styles.ts";
import "../course/course-page.css";
import "./puzzles.css";
import { type Signal, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameCommand } from "../../../shared/engine/contract/events.ts";
import { isMove } from "../../../shared/engine/contract/moves.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import type { Requests } from "../../../shared/engine/log/wire.ts";
import type { MatchConfig } from "../../../shared/engine/match/match-events.ts";
import { matchName, variantName } from "../../catalog/names.ts";
import type { BoardParts, Stay, Suggestion } from "../../contract/board.ts";
import type { AnyClientGame } from "../../contract/game.ts";
import { type BoardPanels, isPhone } from "../../contract/layout.ts";
import type { MoveWords } from "../../contract/sentences.ts";
import { createShownLog } from "../../contract/shown-log.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { emptyTimeline, extend, latest } from "../../contract/timeline.ts";
import { InOrder } from "../../layout/in-order.tsx";
import { useTablePage } from "../../layout/measured.tsx";
import { inArea, type Panels } from "../../layout/panels.ts";
import { localConnection } from "../../match/local-connection.ts";
import { say } from "../../ui/aloud.tsx";
import { contentStart, isFocusFree } from "../../ui/focus.ts";
import { Mark } from "../../ui/mark.tsx";
import { useTab } from "../../ui/tab.ts";
import { toast } from "../../ui/toast.tsx";
import { GuidedBoard } from "../course/guided-board.tsx";
import { Tools } from "../course/tools.tsx";
import { Plaques } from "../panels/plaques.tsx";
import { useRulesKey } from "../rules/key.ts";
import { placeFor } from "../rules/opened.ts";
import { type Answered, AnswerPanel } from "./answer-panel.tsx";
import { messages } from "./messages/messages.ts";
import { keyOfPuzzle, recordAnswer, recordDay } from "./puzzle-record.ts";
import { askPuzzles } from "./puzzle-source.ts";
import type { OpenPuzzle } from "./puzzles.worker.ts";

interface Props {
  readonly puzzle: OpenPuzzle;
  readonly game: AnyClientGame;
  readonly moveWords: MoveWords;
  readonly day: string | undefined;
  readonly onNext: () => void;
}

/** The solver moves as in a match; then the panel shows the odds. */
export function PuzzleTable(props: Props) {
  const { puzzle, game, moveWords, day } = props;
  const answered: Signal<Answered | undefined> = useSignal(undefined);
  const connection = useMemo(() => puzzleConnection(game, puzzle, answered, day), [puzzle, game]);
  const stay = useMemo((): Stay => ({ for: "lesson" }), []);
  const suggestion = useMemo(() => signal<Suggestion | undefined>(undefined), [puzzle]);
  const shownLog = useMemo(() => createShownLog(connection.timeline), [connection]);
  const own: Signal<BoardPanels | undefined> = useSignal(undefined);
  const [isReady, setReady] = useState(false);
  const timeline = connection.timeline.value;
  const { config } = latest(timeline);
  useTab(messages.value.title, false);
  useRulesKey(placeFor(config));
  useWelcome(config, isReady);
  usePondering(puzzle);
  useEffect(() => {
    const { seat, odds } = puzzle;
    suggestion.value = answered.value && { seat, command: odds[0]!.command };
  }, [answered.value]);
  const parts: Signal<BoardParts> = useSignal({});
  const kind = "learning puzzle-table";
  const { page, marks, areas, order, panels } = useTablePage({ game, timeline, stay: "lesson", kind, own: own.value });
  return (
    <main
      {...page}
      data-puzzle={puzzle.id}
      data-answer={answered.value && (answered.value.isRight ? "right" : "wrong")}
    >
      {marks}
      <InOrder
        order={order}
        parts={{
          title: <Title panels={panels} config={config} />,
          tools: <Tools place={placeFor(config)} panels={panels} />,
          players: <Plaques connection={connection} timeline={shownLog.timeline.value} panels={panels} stay="lesson" />,
          board: (
            <GuidedBoard
              {...{ connection, stay, suggestion, shownLog, areas, own, parts }}
              onReady={() => setReady(true)}
            />
          ),
          ...parts.value,
          // The answer stays in one place of the document, because screen readers announce changes of a known region.
          lesson: (
            <AnswerPanel
              {...props}
              moveWords={moveWords}
              at={{ match: latest(timeline), seat: puzzle.seat }}
              answered={answered.value}
              kind={panels.shape}
              place={inArea(answered.value && panels.shape !== "desktop" ? "story" : "lesson")}
            />
          ),
        }}
      />
    </main>
  );
}

/** A connection to the position as its player saw it. A legal move is judged instead of made. */
function puzzleConnection(
  game: AnyClientGame,
  puzzle: OpenPuzzle,
  answered: Signal<Answered | undefined>,
  day: string | undefined,
): TableConnection {
  const { seat, before, set, id, rating, odds } = puzzle;
  const nobody = emptyTimeline(game.rules, seat);
  const timeline = signal(
    extend(
      nobody,
      before.map((entry) => redact(entry, seat)),
    ),
  );
  const { table } = latest(timeline.peek());
  let isAsked = false;
  const answer = async (command: GameCommand): Promise<Requests["command"]["reply"]> => {
    if (isAsked) {
      toast(messages.value.answered);
      return { ok: true, v: before.length };
    }
    if (!game.rules.moves(table, seat).some((move) => isMove(move, command)))
      return { ok: false, reason: "BadCommand" };
    isAsked = true;
    try {
      const { kind, chance } = await askPuzzles("judge", { command });
      const isRight = kind === odds[0]!.kind;
      const records = recordAnswer(keyOfPuzzle(set, id), rating, isRight);
      if (day !== undefined) recordDay(day, isRight);
      answered.value = { command, kind, chance, isRight, ...records };
      return { ok: true, v: before.length };
    } catch {
      isAsked = false;
      toast(messages.value.damaged);
      return { ok: true, v: before.length };
    }
  };
  const request = async (name: keyof Requests, payload: unknown) =>
    name === "command"
      ? answer((payload as Requests["command"]["payload"]).command as GameCommand)
      : { ok: false, reason: "BadCommand" };
  return localConnection(game, timeline, { request: request as TableConnection["request"], close: () => {} });
}

/** Lets moves outside the odds be estimated until the player moves or leaves the puzzle. */
function usePondering(puzzle: OpenPuzzle): void {
  useEffect(() => {
    // After a failure, a move is estimated when it is made.
    const ponder = (isOn: boolean) => askPuzzles("ponder", { isOn }).catch(() => {});
    void ponder(true);
    return () => void ponder(false);
  }, [puzzle]);
}

/** Announces the puzzle, and moves the focus to the hand unless a control has it. */
function useWelcome({ game, options }: { readonly game: string; readonly options: object }, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    say(`${messages.value.of(matchName(game, options))}. ${messages.value.ask}`);
    if (isFocusFree()) contentStart()?.focus({ preventScroll: true });
  }, [isThere]);
}

interface TitleProps {
  readonly panels: Panels;
  readonly config: Pick<MatchConfig, "game" | "options">;
}

/** On a phone, which has no room for the title, it is only for screen readers. On a tablet it has no name of the game. */
function Title({ panels: { shape }, config: { game, options } }: TitleProps) {
  const says = messages.value.of((shape === "tablet" ? variantName : matchName)(game, options));
  if (isPhone(shape)) return <h1 class="unseen">{says}</h1>;
  return (
    <header class={`title-place ${shape}`} {...inArea("title")}>
      <h1 class="pill">
        <Mark size={26} />
        <span class="title">{says}</span>
      </h1>
    </header>
  );
}

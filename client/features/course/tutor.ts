import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import {
  type GameCommand,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
} from "../../../shared/engine/contract/events.ts";
import type { Reply } from "../../../shared/engine/log/reply.ts";
import type { Requests } from "../../../shared/engine/log/wire.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { emptyTimeline, extend, latest } from "../../contract/timeline.ts";
import { localConnection } from "../../match/local-connection.ts";
import { LocalMatch } from "../../match/local-match.ts";
import type { Course, CoursePosition, CourseTask } from "./course.ts";

const OWN: Seat = 0;
export const PARTNER: Seat = 1;

const PAUSE = 1_100;

export interface Tutor<State = unknown, Task extends CourseTask = CourseTask, Event extends GameEvent = GameEvent> {
  readonly task: ReadonlySignal<Task>;
  readonly connection: TableConnection<State, Event>;
  readonly isDone: ReadonlySignal<boolean>;
  /** What the completed tasks taught. */
  readonly taught: ReadonlySignal<readonly NonNullable<Task["teaches"]>[]>;
  goOn(): void;
}

/** Deals a match and plays the moves; a solo game is only dealt. */
export function stageOf<State, Command extends GameCommand, Event extends GameEvent, Options extends object>(
  { rules, options, partner }: Pick<Course<State, Command, Event, Options>, "rules" | "options" | "partner">,
  { seed, past }: CoursePosition,
  names: readonly string[],
): LocalMatch<State, Command, Event, Options> {
  if (!partner) return new LocalMatch(rules, { options, names: names.slice(0, 1), seed });
  const match = new LocalMatch(rules, { options, names, seed });
  for (const move of past) {
    const { seat } = rules.toAct(match.match.table)[0]!;
    match.play(seat, partner.commandOf(match.match.table, seat, move));
  }
  return match;
}

/**
 * The rules decide moves, as at any table; the tutor accepts only those that a task asks for, and plays for the
 * partner.
 */
export function tutorOf<S, C extends GameCommand, E extends GameEvent, O extends object, Task extends CourseTask>(
  course: Course<S, C, E, O, Task>,
  names: readonly [own: string, partner: string],
): Tutor<S, Task, E> {
  const { game, tasks, isAsked } = course;
  const nobody = emptyTimeline<S, E>(game.rules, OWN);
  const timeline = signal(nobody);
  const at = signal(0);
  const task = computed(() => tasks[Math.min(at.value, tasks.length - 1)]!);
  const isDone = computed(() => at.value === tasks.length || latest(timeline.value).phase === "over");
  let match: LocalMatch<S, C, E, O>;

  const publish = (): void => {
    const { log } = timeline.peek();
    timeline.value = extend(timeline.peek(), match.seenBy(OWN).slice(log.length));
  };
  const partner = oneByOne(PAUSE, (move) => {
    match.play(PARTNER, course.partner!.commandOf(match.match.table, PARTNER, move));
    publish();
  });
  const begin = (next: number): void =>
    batch(() => {
      at.value = next;
      const { scene, before } = tasks[next] ?? {};
      if (scene) {
        match = stageOf(course, scene, names);
        timeline.value = nobody;
        publish();
      }
      if (before) partner.begin(before.split(" "));
    });
  const decide = (command: C): Reply => {
    // The partner's pending moves are played immediately, so that learners need not wait.
    partner.finish();
    if (isDone.peek() || !isAsked(task.peek().asked, command, match.match.table)) return NOT_ASKED;
    const events = match.play(OWN, command);
    if (isRefusal(events)) return refusedBy(events);
    batch(() => {
      publish();
      begin(at.peek() + 1);
    });
    return { ok: true, v: match.log.length };
  };

  begin(0);
  return {
    connection: localConnection(game, timeline, { request: requestTo(decide), close: partner.cancel }),
    task,
    isDone,
    taught: computed(() => taughtBy(tasks.slice(0, isDone.value ? tasks.length : at.value))),
    goOn: () => {
      if (task.peek().asked.do !== "read" || isDone.peek()) return;
      partner.finish();
      begin(at.peek() + 1);
    },
  };
}

const taughtBy = <Task extends CourseTask>(tasks: readonly Task[]) =>
  tasks.flatMap(({ teaches = [] }) => teaches as NonNullable<Task["teaches"]>);

const refusedBy = ({ refused, rule }: Refusal): Reply => ({ ok: false, reason: refused, ...(rule ? { rule } : {}) });

const NOT_ASKED = { ok: false, reason: "NotAsked" } as const;

function requestTo<Command>(decide: (command: Command) => Reply): TableConnection["request"] {
  const request = async (name: keyof Requests, payload: unknown): Promise<Reply> =>
    name === "command" ? decide((payload as { readonly command: Command }).command) : NOT_ASKED;
  return request as TableConnection["request"];
}

/** Plays moves with a pause before each; `finish` plays the rest immediately. */
function oneByOne(ms: number, play: (move: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left: readonly string[] = [];
  const cancel = (): void => {
    clearTimeout(timer);
    left = [];
  };
  const next = (): void => {
    const [move, ...rest] = left;
    left = rest;
    if (move === undefined) return;
    wait();
    play(move);
  };
  const wait = (): void => {
    if (left.length > 0) timer = setTimeout(next, ms);
  };
  return {
    begin(moves: readonly string[]): void {
      left = moves;
      wait();
    },
    finish(): void {
      clearTimeout(timer);
      const due = left;
      left = [];
      for (const move of due) play(move);
    },
    cancel,
  };
}

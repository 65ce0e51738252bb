import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { type GameCommand, type GameEvent, isRefusal, type Refusal, type Seat } from "../../shared/engine/game.ts";
import type { Reply, Requests } from "../../shared/engine/wire.ts";
import { localConnection } from "../match/local-connection.ts";
import { LocalMatch } from "../match/local-match.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { emptyTimeline, extend, latest } from "../match/timeline.ts";
import type { Course, CourseTask, Scene } from "./course.ts";

const OWN: Seat = 0;
/** Where the partner sits. */
export const PARTNER: Seat = 1;

/** How long the partner looks at the cards before each move, in milliseconds. */
const PAUSE = 1_100;

/** Somebody who shows another how to play: a table of their own, and what is to be done there. */
export interface Tutor<State = unknown, Task extends CourseTask = CourseTask> {
  readonly task: ReadonlySignal<Task>;
  readonly connection: TableConnection<State>;
  /** Everything was done. */
  readonly isDone: ReadonlySignal<boolean>;
  /** What was taught by the tasks that are done. */
  readonly taught: ReadonlySignal<readonly NonNullable<Task["teaches"]>[]>;
  /** What was to be read has been read. */
  goOn(): void;
}

/** A scene with all that was played before. */
export function stageOf<State, Command extends GameCommand, Event extends GameEvent, Options extends object>(
  { rules, options, partner }: Pick<Course<State, Command, Event, Options>, "rules" | "options" | "partner">,
  { seed, past }: Scene,
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
 * Opens a course at its beginning. The rules decide what follows from a move, as at any table; the tutor only asks for some
 * and no others, and plays for the partner.
 * @param names of whoever learns, and of the partner
 */
export function tutorOf<S, C extends GameCommand, E extends GameEvent, O extends object, Task extends CourseTask>(
  course: Course<S, C, E, O, Task>,
  names: readonly [own: string, partner: string],
): Tutor<S, Task> {
  const { game, tasks, isAsked } = course;
  const nobody = emptyTimeline<S>(game.rules, OWN);
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
    // Whoever is quicker than the partner does not have to wait.
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

/** Of all that a table can be asked, only commands are answered here. */
function requestTo<Command>(decide: (command: Command) => Reply): TableConnection["request"] {
  const request = async (name: keyof Requests, payload: unknown): Promise<Reply> =>
    name === "command" ? decide((payload as { readonly command: Command }).command) : NOT_ASKED;
  return request as TableConnection["request"];
}

/** Moves that are made one after the other, with a pause before each; or all at once for those who do not wait. */
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

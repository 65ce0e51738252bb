import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { isRefusal, type Seat } from "../../../../shared/engine/game.ts";
import type { Reply, Requests } from "../../../../shared/engine/wire.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Options } from "../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { localConnection } from "../../../match/local-connection.ts";
import { LocalMatch } from "../../../match/local-match.ts";
import type { TableConnection } from "../../../match/table-connection.ts";
import { emptyTimeline, extend, latest } from "../../../match/timeline.ts";
import game from "../index.ts";
import type { Aim } from "../primer.ts";
import { COURSE, isAsked, type Scene, type Task } from "./course.ts";
import { commandOf } from "./notation.ts";

const OWN: Seat = 0;
/** Where the partner sits. */
export const PARTNER: Seat = 1;

/** How long the partner looks at the cards, in milliseconds. */
const PAUSE = 1_100;

const OPTIONS: Options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };

/** Somebody who shows another how to play: a table of their own, and what is to be done there. */
export interface Tutor {
  readonly task: ReadonlySignal<Task>;
  readonly connection: TableConnection<State>;
  /** Everything was done. */
  readonly isDone: ReadonlySignal<boolean>;
  /** What was taught by the tasks that are done. */
  readonly taught: ReadonlySignal<readonly Aim[]>;
  /** What was to be read has been read. */
  goOn(): void;
}

/** A scene with all that was played before. */
export function stage({ seed, past }: Scene, names: readonly string[]) {
  const match = new LocalMatch(tranquility, { options: OPTIONS, names, seed });
  for (const move of past) {
    const { seat } = tranquility.toAct(match.match.table)[0]!;
    match.play(seat, commandOf(match.match.table, seat, move));
  }
  return match;
}

/**
 * Opens the course at its beginning. The rules decide what follows from a move, as at any table; the tutor only asks for some
 * and no others, and plays for the partner.
 * @param names of whoever learns, and of the partner
 */
export function createTutor(names: readonly [own: string, partner: string]): Tutor {
  const nobody = emptyTimeline<State>(game.rules, OWN);
  const timeline = signal(nobody);
  const at = signal(0);
  const task = computed(() => COURSE[at.value]!);
  let match: ReturnType<typeof stage>;

  const publish = (): void => {
    const { log } = timeline.peek();
    timeline.value = extend(timeline.peek(), match.seenBy(OWN).slice(log.length));
  };
  const partner = delayed(PAUSE, () => {
    const { before } = task.peek();
    if (before === undefined) return;
    match.play(PARTNER, commandOf(match.match.table, PARTNER, before));
    publish();
  });
  const begin = (next: number): void =>
    batch(() => {
      const { scene, before } = COURSE[next]!;
      at.value = next;
      if (scene) {
        match = stage(scene, names);
        timeline.value = nobody;
        publish();
      }
      if (before) partner.begin();
    });
  const decide = (command: Command): Reply => {
    // Whoever is quicker than the partner does not have to wait.
    partner.finish();
    if (!isAsked(task.peek().asked, command, match.match.table)) return NOT_ASKED;
    const events = match.play(OWN, command);
    if (isRefusal(events)) return { ok: false, reason: events.refused, ...(events.rule ? { rule: events.rule } : {}) };
    batch(() => {
      publish();
      if (at.peek() + 1 < COURSE.length) begin(at.peek() + 1);
    });
    return { ok: true, v: match.log.length };
  };

  begin(0);
  const isDone = computed(() => latest(timeline.value).phase === "over");
  return {
    connection: localConnection(game, timeline, { request: requestTo(decide), close: partner.cancel }),
    task,
    isDone,
    taught: computed(() =>
      COURSE.slice(0, isDone.value ? COURSE.length : at.value).flatMap(({ teaches = [] }) => teaches),
    ),
    goOn: () => {
      if (task.peek().asked.do === "read") begin(at.peek() + 1);
    },
  };
}

const NOT_ASKED = { ok: false, reason: "NotAsked" } as const;

/** Of all that a table can be asked, only commands are answered here. */
function requestTo(decide: (command: Command) => Reply): TableConnection["request"] {
  const request = async (name: keyof Requests, payload: unknown): Promise<Reply> =>
    name === "command" ? decide((payload as { readonly command: Command }).command) : NOT_ASKED;
  return request as TableConnection["request"];
}

/** Something that is done after a while, or at once for those who do not wait; nothing, unless it has begun. */
function delayed(ms: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const finish = (): void => {
    if (timer === undefined) return;
    cancel();
    act();
  };
  return {
    begin: (): void => {
      timer = setTimeout(finish, ms);
    },
    finish,
    cancel,
  };
}

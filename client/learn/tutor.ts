import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { isRefusal, type Seat } from "../../shared/engine/game.ts";
import type { Reply, Requests } from "../../shared/engine/wire.ts";
import type { Command } from "../../shared/games/tranquility/commands.ts";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { played } from "../games/tranquility/game.ts";
import type { Link } from "../net/link.ts";
import { localLink } from "../net/local-link.ts";
import { emptyTimeline, extend, latest } from "../play/timeline.ts";
import { COURSE, isAsked, type Scene, type Task } from "./course.ts";
import { LocalMatch } from "./local-match.ts";
import { commandOf } from "./notation.ts";

const OWN: Seat = 0;
/** Where the partner sits. */
export const PARTNER: Seat = 1;

/** How long the partner looks at the cards, in milliseconds. */
const PAUSE = 1_100;

const OPTIONS: Options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };

/** Somebody who shows another how to play: a table of their own, and what is to be done there. */
export interface Tutor {
  readonly link: Link;
  readonly task: ReadonlySignal<Task>;
  /** Everything was done. */
  readonly isDone: ReadonlySignal<boolean>;
  /** What was to be read has been read. */
  goOn(): void;
}

/** A scene with all that was played before. */
export function stage({ seed, past }: Scene, names: readonly string[]): LocalMatch {
  const match = new LocalMatch({ options: OPTIONS, names, seed });
  for (const move of past) {
    const [seat] = tranquility.toAct(match.match.table);
    match.play(seat!, commandOf(match.match.table, seat!, move));
  }
  return match;
}

/**
 * Opens the course at its beginning. The rules decide what follows from a move, as at any table; the tutor only asks for some
 * and no others, and plays for the partner.
 * @param names of whoever learns, and of the partner
 */
export function createTutor(names: readonly [own: string, partner: string]): Tutor {
  const nobody = emptyTimeline(played, OWN);
  const timeline = signal(nobody);
  const at = signal(0);
  const task = computed(() => COURSE[at.value]!);
  let match: LocalMatch;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (): void => {
    const { log } = timeline.peek();
    timeline.value = extend(timeline.peek(), match.seenBy(OWN).slice(log.length));
  };
  const begin = (next: number): void =>
    batch(() => {
      const { scene, before } = COURSE[next]!;
      at.value = next;
      if (scene) {
        match = stage(scene, names);
        timeline.value = nobody;
        publish();
      }
      if (before) timer = setTimeout(answer, PAUSE);
    });
  /** The partner's move, if there is one to come. */
  const answer = (): void => {
    const { before } = task.peek();
    if (timer === undefined || before === undefined) return;
    stop();
    match.play(PARTNER, commandOf(match.match.table, PARTNER, before));
    publish();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const decide = (command: Command): Reply => {
    // Whoever is quicker than the partner does not have to wait.
    answer();
    if (!isAsked(task.peek().asked, command, match.match.table)) return { ok: false, reason: "NotAsked" };
    const events = match.play(OWN, command);
    if (isRefusal(events)) return { ok: false, reason: events.refused, ...(events.rule ? { rule: events.rule } : {}) };
    batch(() => {
      publish();
      if (at.peek() + 1 < COURSE.length) begin(at.peek() + 1);
    });
    return { ok: true, v: match.log.length };
  };
  const request = async (name: keyof Requests, payload: unknown): Promise<Reply> =>
    name === "command" ? decide((payload as { readonly command: Command }).command) : { ok: false, reason: "NotAsked" };

  begin(0);
  return {
    link: localLink(timeline, { request: request as Link["request"], close: stop }),
    task,
    isDone: computed(() => latest(timeline.value).phase === "over"),
    goOn: () => {
      if (task.peek().asked.do === "read") begin(at.peek() + 1);
    },
  };
}

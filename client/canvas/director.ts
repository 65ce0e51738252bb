import { type Motion, plan, posesAt, type Transition, versionAt } from "./plan.ts";
import type { Pieces } from "./pose.ts";

/** What a director directs: a table that can be laid out at every version, and shown. */
export interface DirectorHost {
  /** The table at rest after a version of the log. */
  layoutAt(version: number): Pieces;
  /** How the step between two versions is animated, from what is on show. */
  motionOf(from: number, to: number, seen: Pieces): Motion;
  show(pieces: Pieces): void;
  /** A version was on show, and a later one is about to be: by a step, or by a leap. */
  leave(version: number): void;
  /** What happened between two versions begins to be seen; what is skipped or sought does not. */
  seen(from: number, to: number): void;
  /** Whether a person wants no travel. */
  reduced(): boolean;
  /** The picture changed, or moves from now on: a tick is wanted, and more as long as it is not idle. */
  wake(): void;
  /** How a change of layout without an event is animated. */
  readonly gliding: Transition;
}

/** More steps than this behind, and the director skips ahead. */
const PATIENCE = 3;
/** How much quicker it goes for each step that waits. */
const HASTE = 0.5;
/** The fade of those who want no travel. */
const FADE = 120;

interface Playing {
  readonly motion: Motion;
  readonly to: number;
  at: number;
  running: boolean;
}

/** Animates the log step by step. The known log never waits for it, and every input may cut it short. */
export class Director {
  readonly #host: DirectorHost;
  #bounds: readonly number[] = [0];
  #shown = 0;
  /** What was seen as it happened, or skipped, up to this version. */
  #witnessed = 0;
  #act: Playing | undefined;
  #following = true;
  #isWatched = true;
  #seen: Pieces = new Map();
  #waiting: (() => void)[] = [];
  speed = 1;

  constructor(host: DirectorHost) {
    this.#host = host;
  }

  /** The version that is on show: of a step under way, up to the last event that can be seen. */
  get version(): number {
    return (this.#act && versionAt(this.#act.motion, this.#act.at)) ?? this.#shown;
  }

  get live(): number {
    return this.#bounds.at(-1)!;
  }

  /** Whether it goes along with the log; not when it was sent back, or is held. */
  get following(): boolean {
    return this.#following;
  }

  get idle(): boolean {
    return !this.#act?.running && !(this.#behind && this.#isWatched);
  }

  /** What is on show this very moment. */
  get pieces(): Pieces {
    return this.#seen;
  }

  /**
   * A log for somebody who comes to it: what they have not been shown yet is animated, unless that is too much.
   * @param bounds the version after each step, 0 first
   * @param seen the version they saw last; undefined for somebody to whom it is all the same
   */
  open(bounds: readonly number[], seen = bounds.at(-1)!): void {
    this.#bounds = bounds;
    this.goTo(bounds.findLast((version) => version <= seen) ?? 0);
    this.#following = true;
    this.#catchUp();
  }

  /** The log as it is now; what is new is animated. `bounds`: the version after each step, 0 first. */
  follow(bounds: readonly number[]): void {
    this.#bounds = bounds;
    if (this.#shown > this.live) this.goTo(this.live);
    else if (this.#following && this.#isWatched) this.#catchUp();
  }

  /** Nobody watches: what is moving is over, and what else happens waits. */
  rest(): void {
    if (this.#act) this.#finish(this.#act);
    this.#isWatched = false;
  }

  /** Somebody watches again. */
  resume(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#show(this.#host.layoutAt(this.#shown));
    if (this.#following) this.#catchUp();
  }

  /** Animates what is new, or, if it is too much, shows it at once. */
  #catchUp(): void {
    if (this.#ahead().length > PATIENCE) this.hurry();
    else this.#host.wake();
  }

  /** Lets ms pass. */
  tick(ms: number): void {
    const waiting = this.#following ? this.#ahead().length - 1 : 0;
    let left = ms * this.speed * (1 + HASTE * Math.max(0, waiting));
    while (left >= 0) {
      if (!this.#act && this.#following && this.#isWatched) this.#begin();
      const act = this.#act;
      if (!act?.running) return;
      const rest = act.motion.duration - act.at;
      if (left < rest) {
        act.at += left;
        this.#show(posesAt(act.motion, act.at));
        this.#witness(this.version);
        return;
      }
      left -= rest;
      this.#finish(act);
    }
  }

  /** Cuts short whatever moves: everything known is on show. What has begun is still heard. */
  hurry(): void {
    if (!this.#act?.running && !this.#behind) return;
    if (this.#act) this.#witness(this.#act.to);
    this.#host.leave(this.version);
    this.goTo(this.live);
  }

  /** Shows a version at rest. */
  goTo(version: number): void {
    this.#act = undefined;
    this.#shown = Math.max(0, Math.min(version, this.live));
    this.#witnessed = this.#shown;
    this.#following = this.#shown >= this.live;
    this.#show(this.#host.layoutAt(this.#shown));
    this.#settle();
    this.#host.wake();
  }

  /** One step on, animated, or one step back, at once. */
  step(way: 1 | -1): void {
    if (way < 0) this.goTo(this.#act ? this.#shown : (this.#bounds.findLast((v) => v < this.#shown) ?? 0));
    else {
      if (this.#act) this.#finish(this.#act);
      this.#begin();
      this.#host.wake();
    }
  }

  /** A moment within a step: 7.25 is the eighth step, a quarter through. */
  scrub(moment: number): void {
    const place = Math.max(0, Math.min(moment, this.#bounds.length - 1));
    const step = Math.floor(place);
    const [from, to] = [this.#bounds[step]!, this.#bounds[step + 1]];
    if (to === undefined || place === step) this.goTo(from);
    else this.#hold(from, to, place - step);
  }

  /** Stands still at a part of the way between two versions. */
  #hold(from: number, to: number, part: number): void {
    this.#following = false;
    const same = this.#act?.to === to && this.#shown === from ? this.#act.motion : undefined;
    const motion = same ?? this.#host.motionOf(from, to, this.#host.layoutAt(from));
    this.#shown = from;
    this.#witnessed = to;
    this.#act = { motion, to, at: part * motion.duration, running: false };
    this.#show(posesAt(motion, part * motion.duration));
    this.#host.wake();
  }

  /** The layout changed without an event: a card was chosen, a window resized. What is behind the log does not go back for it. */
  refresh(how: "glide" | "snap" = "glide"): void {
    // What is held between two versions is the holder's.
    if (!this.#isWatched || (how === "glide" && this.#act?.running === false)) return;
    if (this.#behind) {
      if (how === "snap") this.hurry();
      else this.#host.wake();
      return;
    }
    const after = this.#host.layoutAt(this.#shown);
    if (how === "snap" || this.#host.reduced()) {
      this.#act = undefined;
      this.#show(after);
      this.#settle();
      this.#host.wake();
      return;
    }
    const motion = plan(this.#seen, after, this.#host.gliding);
    this.#act = { motion, to: this.#shown, at: 0, running: true };
    this.#host.wake();
  }

  /** Resolves when nothing moves any more. */
  settled(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Whether there are events to be shown yet. */
  get #behind(): boolean {
    return this.#following && this.#shown < this.live;
  }

  #ahead(): readonly number[] {
    return this.#bounds.filter((version) => version > this.#shown);
  }

  #begin(): void {
    const [to] = this.#ahead();
    if (to === undefined) return;
    this.#host.leave(this.#shown);
    this.#act = { motion: this.#motion(to), to, at: 0, running: true };
    this.#witness(this.version);
  }

  /** What can be seen now and could not before, is heard. */
  #witness(version: number): void {
    const from = this.#witnessed;
    if (version <= from) return;
    this.#witnessed = version;
    this.#host.seen(from, version);
  }

  #motion(to: number): Motion {
    if (!this.#host.reduced()) return this.#host.motionOf(this.#shown, to, this.#seen);
    return faded(this.#seen, this.#host.layoutAt(to), to);
  }

  /** Ends where the layout says; what only glided while the log went on stays where it is, for the next step to begin from. */
  #finish({ motion, to }: Playing): void {
    const overtaken = to === this.#shown && this.#behind;
    this.#act = undefined;
    this.#shown = to;
    this.#witness(to);
    this.#show(overtaken ? posesAt(motion, motion.duration) : this.#host.layoutAt(to));
    this.#settle();
  }

  #show(pieces: Pieces): void {
    this.#seen = pieces;
    this.#host.show(pieces);
  }

  #settle(): void {
    if (this.idle) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** No travel: everything is in its new place at once, and what was not there fades in. */
function faded(before: Pieces, after: Pieces, version: number): Motion {
  const rest = new Map([...before].filter(([key]) => after.has(key)));
  for (const [key, piece] of after) if (rest.has(key)) rest.set(key, piece);
  const fade: Transition = (changes) => ({ timings: new Map(changes.map(({ key }) => [key, { duration: FADE }])) });
  return plan(rest, after, fade, version);
}

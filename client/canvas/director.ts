import { type Motion, plan, posesAt, type Transition, versionAt } from "./plan.ts";
import type { Pieces } from "./pose.ts";

export interface DirectorHost {
  /** The pieces after a version, once nothing moves. */
  layoutAt(version: number): Pieces;
  /** Animates a step, starting from the pieces on show. */
  motionOf(from: number, to: number, seen: Pieces): Motion;
  show(pieces: Pieces): void;
  /** Called with the version on show before the next step is animated, or all pending steps are skipped. */
  leave(version: number): void;
  /** Called when the events between two versions become visible, but not for skipped events. */
  seen(from: number, to: number): void;
  reduced(): boolean;
  /** Called when ticks are needed. They must go on until the director is idle. */
  wake(): void;
  /** Animates a change of layout without an event. */
  readonly gliding: Transition;
}

/** With more pending steps than this, the director skips to the end. */
const MAX_PENDING = 3;
/** Added speed for each further pending step, as a fraction of the normal speed. */
const HASTE = 0.5;
/** Duration of the fade that replaces movement under reduced motion, in ms. */
const FADE = 120;

interface Playing {
  readonly motion: Motion;
  readonly to: number;
  at: number;
  running: boolean;
}

/** Animates the log step by step. Any input can cut an animation short. */
export class Director {
  readonly #host: DirectorHost;
  #bounds: readonly number[] = [0];
  #shown = 0;
  /** The version up to which `seen` has been called, or events were skipped. */
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

  /** The version on show. During a step, it includes the events that are visible so far. */
  get version(): number {
    return (this.#act && versionAt(this.#act.motion, this.#act.at)) ?? this.#shown;
  }

  get live(): number {
    return this.#bounds.at(-1)!;
  }

  /** False after seeking back, and while held between two versions. */
  get following(): boolean {
    return this.#following;
  }

  get idle(): boolean {
    return !this.#act?.running && !(this.#behind && this.#isWatched);
  }

  get pieces(): Pieces {
    return this.#seen;
  }

  /**
   * Animates steps that the viewer has not seen, unless there are too many.
   * @param bounds 0, then the version after each step
   * @param seen the version that the viewer saw last
   */
  open(bounds: readonly number[], seen = bounds.at(-1)!): void {
    this.#bounds = bounds;
    this.goTo(bounds.findLast((version) => version <= seen) ?? 0);
    this.#following = true;
    this.#catchUp();
  }

  /**
   * Replaces the log and animates new steps.
   * @param bounds 0, then the version after each step
   */
  follow(bounds: readonly number[]): void {
    this.#bounds = bounds;
    if (this.#shown > this.live) this.goTo(this.live);
    else if (this.#following && this.#isWatched) this.#catchUp();
  }

  /** Finishes the animation and pauses, for a hidden page. */
  rest(): void {
    if (this.#act) this.#finish(this.#act);
    this.#isWatched = false;
  }

  resume(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.#show(this.#host.layoutAt(this.#shown));
    if (this.#following) this.#catchUp();
  }

  #catchUp(): void {
    if (this.#ahead().length > MAX_PENDING) this.hurry();
    else this.#host.wake();
  }

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

  /** Skips to the end. The current step's sounds still play. */
  hurry(): void {
    if (!this.#act?.running && !this.#behind) return;
    if (this.#act) this.#witness(this.#act.to);
    this.#host.leave(this.version);
    this.goTo(this.live);
  }

  goTo(version: number): void {
    this.#act = undefined;
    this.#shown = Math.max(0, Math.min(version, this.live));
    this.#witnessed = this.#shown;
    this.#following = this.#shown >= this.live;
    this.#show(this.#host.layoutAt(this.#shown));
    this.#settle();
    this.#host.wake();
  }

  /** Forwards with an animation, or backwards without one. */
  step(way: 1 | -1): void {
    if (way < 0) this.goTo(this.#act ? this.#shown : (this.#bounds.findLast((v) => v < this.#shown) ?? 0));
    else {
      if (this.#act) this.#finish(this.#act);
      this.#begin();
      this.#host.wake();
    }
  }

  /** @param moment such as 7.25, a quarter into the eighth step */
  scrub(moment: number): void {
    const place = Math.max(0, Math.min(moment, this.#bounds.length - 1));
    const step = Math.floor(place);
    const [from, to] = [this.#bounds[step]!, this.#bounds[step + 1]];
    if (to === undefined || place === step) this.goTo(from);
    else this.#hold(from, to, place - step);
  }

  /** Pauses between two versions, at a fraction 0..1 of the animation. */
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

  /** Shows a layout that changed without an event. Not animated while events are pending. */
  refresh(how: "glide" | "snap" = "glide"): void {
    // While a slider holds the animation, a glide would replace the picture at its position.
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

  settled(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

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

  /**
   * A step ends in its final layout. A change without an event ends at its last poses if events are pending, because
   * the next step starts there.
   */
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

/** Under reduced motion, pieces move immediately, and new ones fade in. */
function faded(before: Pieces, after: Pieces, version: number): Motion {
  const rest = new Map([...before].filter(([key]) => after.has(key)));
  for (const [key, piece] of after) if (rest.has(key)) rest.set(key, piece);
  const fade: Transition = (changes) => ({ timings: new Map(changes.map(({ key }) => [key, { duration: FADE }])) });
  return plan(rest, after, fade, version);
}

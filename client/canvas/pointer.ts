import { motion } from "../ui/motion.ts";

/** A `Spot` is something to point at. Positions are CSS px from the canvas' upper left corner. */
export interface PointerTargets<Spot> {
  spotAt(x: number, y: number): Spot | undefined;
  /** The topmost drop target, while something is carried. */
  spotBelow(x: number, y: number): Spot | undefined;
  isSame(one: Spot, other: Spot): boolean;
  isPointable(spot: Spot): boolean;
  isMovable(spot: Spot): boolean;
  isCarrying(): boolean;
  /** Called when a finger or button goes down. Returns a selector of the element that gets the keyboard focus. */
  press(spot: Spot | undefined): string | undefined;
  tap(spot: Spot): void;
  carry(spot: Spot, x: number, y: number, over: Spot | undefined): void;
  drop(over: Spot | undefined): void;
  /** Called when the mouse moves; undefined between spots and outside the table. */
  aim(spot: Spot | undefined): void;
  /**
   * Called with the spot under the mouse, if any, when the mouse moves or leaves, and when a press ends.
   * @param mayMove whether motion is wanted
   */
  hover(spot: Spot | undefined, mayMove: boolean): void;
}

/** Distance in px beyond which a press becomes a drag. */
const SLOP = 7;

interface Press<Spot> {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot | undefined;
  isDragging: boolean;
}

/** Returns a function that stops following. */
export function followPointer<Spot>(host: HTMLElement, targets: PointerTargets<Spot>): () => void {
  const follower = new PointerFollower(host, targets);
  const listeners = {
    // Otherwise a press would take the focus from the element that `press` selected.
    mousedown: (event: MouseEvent) => event.preventDefault(),
    pointerdown: (event: PointerEvent) => follower.down(event),
    pointermove: (event: PointerEvent) => follower.move(event),
    pointerup: (event: PointerEvent) => follower.up(event),
    pointercancel: () => follower.cancel(),
    pointerleave: () => follower.leave(),
  };
  for (const [type, listener] of Object.entries(listeners)) host.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) host.removeEventListener(type, listener as EventListener);
  };
}

class PointerFollower<Spot> {
  readonly #host: HTMLElement;
  readonly #targets: PointerTargets<Spot>;
  #press: Press<Spot> | undefined;

  constructor(host: HTMLElement, targets: PointerTargets<Spot>) {
    this.#host = host;
    this.#targets = targets;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || this.#press) return;
    const { x, y } = this.#placeOf(event);
    const spot = this.#targets.spotAt(x, y);
    focusOn(this.#host, this.#targets.press(spot));
    this.#press = { id: event.pointerId, x, y, spot, isDragging: false };
    this.#host.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    const { x, y } = this.#placeOf(event);
    if (press?.id === event.pointerId && press.spot !== undefined && this.#targets.isMovable(press.spot)) {
      press.isDragging ||= Math.hypot(x - press.x, y - press.y) > SLOP;
      if (press.isDragging) this.#targets.carry(press.spot, x, y, this.#targets.spotBelow(x, y));
    } else if (!press && event.pointerType === "mouse") {
      const spot = this.#targets.spotAt(x, y);
      this.#targets.aim(spot);
      this.#hover(spot);
      this.#host.style.cursor = spot !== undefined && this.#targets.isPointable(spot) ? "pointer" : "default";
    }
  }

  up(event: PointerEvent): void {
    if (this.#press?.id !== event.pointerId) return;
    const { isDragging, spot } = this.#press;
    this.#press = undefined;
    const { x, y } = this.#placeOf(event);
    const targets = this.#targets;
    const over = isDragging ? targets.spotBelow(x, y) : targets.spotAt(x, y);
    // A drag that carries nothing counts as a tap.
    if (isDragging && targets.isCarrying()) targets.drop(over);
    else if (spot !== undefined && (isDragging || (over !== undefined && targets.isSame(over, spot))))
      targets.tap(spot);
    this.#hover(event.pointerType === "mouse" ? targets.spotAt(x, y) : undefined);
  }

  cancel(): void {
    if (this.#press?.isDragging) this.#targets.drop(undefined);
    this.#press = undefined;
    this.#hover(undefined);
  }

  leave(): void {
    this.#targets.aim(undefined);
    this.#hover(undefined);
  }

  #hover(spot: Spot | undefined): void {
    this.#targets.hover(spot, motion.peek() !== "none");
  }

  #placeOf({ clientX, clientY }: PointerEvent) {
    const { left, top } = this.#host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

/** Moves the focus to an element, so that keys continue where the pointer was. */
function focusOn(host: HTMLElement, selector: string | undefined): void {
  const table = host.closest(".table-page");
  table?.setAttribute("data-pointer", "");
  if (selector) table?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

import { motion } from "../ui/motion.ts";

/** What a pointer can do to a table. `Spot`: something that can be pointed at. Places are CSS px from the canvas's corner. */
export interface PointerTargets<Spot> {
  /** What lies under a point. */
  spotAt(x: number, y: number): Spot | undefined;
  /** What lies under a point where something is carried: the topmost that something can be put on. */
  spotBelow(x: number, y: number): Spot | undefined;
  isSame(one: Spot, other: Spot): boolean;
  /** Whether a touch there does something. */
  isPointable(spot: Spot): boolean;
  /** Whether it follows a pointer that pulls at it. */
  isMovable(spot: Spot): boolean;
  /** Whether something is carried just now. */
  isCarrying(): boolean;
  /** A finger or a button goes down. Returns a selector of what the focus goes on from. */
  press(spot: Spot | undefined): string | undefined;
  tap(spot: Spot): void;
  carry(spot: Spot, x: number, y: number, over: Spot | undefined): void;
  drop(over: Spot | undefined): void;
  /** The mouse has moved there. */
  aim(spot: Spot | undefined): void;
  /** The mouse is there; nothing: no mouse is. `mayMove`: the person wants things to move. */
  hover(spot: Spot | undefined, mayMove: boolean): void;
}

/** Further than this, and a touch is a drag. */
const SLOP = 7;

interface Press<Spot> {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot | undefined;
  isDragging: boolean;
}

/**
 * Mouse, pen and finger over the table: tap and tap, or drag. The canvas knows of no events; what is meant follows from the
 * layout. Returns what stops it.
 */
export function followPointer<Spot>(host: HTMLElement, targets: PointerTargets<Spot>): () => void {
  const follower = new PointerFollower(host, targets);
  const listeners = {
    // The canvas cannot have the focus; without this, pressing it would take the focus from what was just given it.
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

/** What one pointer after the other does to the targets in a host. */
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
    // Where nothing follows the pointer, pulling at something is touching it.
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

/** The keyboard goes on where the pointer was. */
function focusOn({ parentElement: table }: HTMLElement, selector: string | undefined): void {
  table?.setAttribute("data-pointer", "");
  if (selector) table?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

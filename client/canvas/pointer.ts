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
  let press: Press<Spot> | undefined;
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const hover = (spot: Spot | undefined) => targets.hover(spot, motion.peek() !== "none");

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || press) return;
    const { x, y } = placeOf(event);
    const spot = targets.spotAt(x, y);
    focusOn(host, targets.press(spot));
    press = { id: event.pointerId, x, y, spot, isDragging: false };
    host.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const { x, y } = placeOf(event);
    if (press?.id === event.pointerId && press.spot !== undefined && targets.isMovable(press.spot)) {
      press.isDragging ||= Math.hypot(x - press.x, y - press.y) > SLOP;
      if (press.isDragging) targets.carry(press.spot, x, y, targets.spotBelow(x, y));
    } else if (!press && event.pointerType === "mouse") {
      const spot = targets.spotAt(x, y);
      targets.aim(spot);
      hover(spot);
      host.style.cursor = spot !== undefined && targets.isPointable(spot) ? "pointer" : "default";
    }
  };
  const up = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const { isDragging, spot } = press;
    press = undefined;
    const { x, y } = placeOf(event);
    const over = isDragging ? targets.spotBelow(x, y) : targets.spotAt(x, y);
    // Where nothing follows the pointer, pulling at something is touching it.
    if (isDragging && targets.isCarrying()) targets.drop(over);
    else if (spot !== undefined && (isDragging || (over !== undefined && targets.isSame(over, spot))))
      targets.tap(spot);
    hover(event.pointerType === "mouse" ? targets.spotAt(x, y) : undefined);
  };
  const cancel = () => {
    if (press?.isDragging) targets.drop(undefined);
    press = undefined;
    hover(undefined);
  };
  const leave = () => {
    targets.aim(undefined);
    hover(undefined);
  };
  /** The canvas cannot have the focus; without this, pressing it would take the focus from what was just given it. */
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  const listeners = {
    mousedown: keepFocus,
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: cancel,
    pointerleave: leave,
  };
  for (const [type, listener] of Object.entries(listeners)) host.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) host.removeEventListener(type, listener as EventListener);
  };
}

/** The keyboard goes on where the pointer was. */
function focusOn({ parentElement: table }: HTMLElement, selector: string | undefined): void {
  table?.setAttribute("data-pointer", "");
  if (selector) table?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

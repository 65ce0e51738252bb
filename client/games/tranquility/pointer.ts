import { spotAt } from "./hit.ts";
import type { Spot } from "./layout.ts";
import type { Tabletop } from "./tabletop.ts";

/** Further than this, and a touch is a drag. */
const SLOP = 7;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot | undefined;
  dragging: boolean;
}

/**
 * Mouse, pen and finger over the table: tap and tap, or drag. The canvas knows of no events; what is meant follows from the
 * layout. Returns what stops it.
 */
export function followPointer(
  host: HTMLElement,
  { intent, tableau }: Tabletop,
  onInput: (spot?: Spot) => void,
): () => void {
  let press: Press | undefined;
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spotUnder = (x: number, y: number) => {
    const now = tableau.peek();
    return now && spotAt(now, x, y);
  };
  const cellOf = (spot: Spot | undefined) => (spot?.on === "cell" ? spot.cell : undefined);

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || press) return;
    const { x, y } = placeOf(event);
    const spot = spotUnder(x, y);
    onInput(spot);
    press = { id: event.pointerId, x, y, spot, dragging: false };
    host.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const { x, y } = placeOf(event);
    if (press?.id === event.pointerId && press.spot?.on === "hand") {
      press.dragging ||= Math.hypot(x - press.x, y - press.y) > SLOP;
      if (press.dragging) intent.carry(press.spot.card, x, y, cellOf(overBoard(x, y)));
    } else if (!press && event.pointerType === "mouse") {
      const spot = spotUnder(x, y);
      intent.aim(cellOf(spot));
      host.style.cursor = spot && pointable(spot) ? "pointer" : "default";
    }
  };
  /** What lies under a card that is held: the hand does not count. */
  const overBoard = (x: number, y: number) => {
    const now = tableau.peek();
    return now && spotAt({ ...now, targets: now.targets.filter(({ spot }) => spot.on !== "hand") }, x, y);
  };
  const pointable = (spot: Spot) => {
    const { chosen, spaces, turns, end, hints } = intent.wish.peek();
    const isTold = hints !== "none" || chosen === undefined;
    if (spot.on === "cell") return !isTold || spaces.has(spot.cell) || turns?.has(spot.cell);
    return spot.on === "hand" || end === spot.on;
  };

  const up = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const { dragging, spot } = press;
    press = undefined;
    const { x, y } = placeOf(event);
    // Where cards are picked and none is carried, pulling at one is touching it.
    const isCarried = intent.wish.peek().drag !== undefined;
    const over = dragging ? overBoard(x, y) : spotUnder(x, y);
    if (dragging && isCarried)
      intent.drop(over?.on === "cell" ? over.cell : over?.on === "hand" ? undefined : over?.on);
    else if (spot && (dragging || (over && sameSpot(over, spot)))) tap(spot);
  };
  const tap = (spot: Spot) => {
    if (spot.on === "hand") intent.touch(spot.card);
    else if (spot.on === "cell") intent.touchCell(spot.cell);
    else intent.touchEnd(spot.on);
  };
  const cancel = () => {
    if (press?.dragging) intent.drop(undefined);
    press = undefined;
  };
  const leave = () => intent.aim(undefined);
  /** The canvas cannot have the focus; without this, pressing it would take the focus from the card that was just given it. */
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

const sameSpot = (a: Spot, b: Spot | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

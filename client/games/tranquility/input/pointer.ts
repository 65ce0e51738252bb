import type { ReadonlySignal } from "@preact/signals";
import type { PointerTargets } from "../../../canvas/pointer.ts";
import type { TranquilityLayout, TranquilitySpot } from "../scene/layout.ts";
import { sameSpot, spotAt } from "./hit.ts";
import type { TranquilityTableInput } from "./intent.ts";

const cellOf = (spot: TranquilitySpot | undefined) => (spot?.on === "cell" ? spot.cell : undefined);

export function pointerTargets(
  intent: TranquilityTableInput,
  tableau: ReadonlySignal<TranquilityLayout | undefined>,
): PointerTargets<TranquilitySpot> {
  const at = (
    x: number,
    y: number,
    isTarget: (spot: TranquilitySpot) => boolean = () => true,
  ): TranquilitySpot | undefined => {
    const now = tableau.peek();
    return now && spotAt({ ...now, targets: now.targets.filter(({ spot }) => isTarget(spot)) }, x, y);
  };
  return {
    spotAt: (x, y) => at(x, y),
    spotBelow: (x, y) => at(x, y, ({ on }) => on !== "hand"),
    isSame: sameSpot,
    isPointable(spot) {
      const { chosen, spaces, turns, end, hints } = intent.draft.peek();
      const areSpacesShown = hints !== "none" || chosen === undefined;
      if (spot.on === "cell") return !areSpacesShown || spaces.has(spot.cell) || (turns?.has(spot.cell) ?? false);
      return spot.on === "hand" || end === spot.on;
    },
    isMovable: ({ on }) => on === "hand",
    isCarrying: () => intent.draft.peek().drag !== undefined,
    press(spot) {
      intent.hold("pointer", spot?.on === "hand");
      intent.hold("focus", false);
      if (spot?.on === "hand") return `[data-card="${spot.card}"]`;
      return spot?.on === "cell" ? `[data-cell="${spot.cell}"]` : undefined;
    },
    tap(spot) {
      if (spot.on === "hand") intent.touch(spot.card);
      else if (spot.on === "cell") intent.touchCell(spot.cell);
      else intent.touchEnd(spot.on);
    },
    carry(spot, x, y, over) {
      if (spot.on === "hand") intent.carry(spot.card, x, y, cellOf(over));
    },
    drop: (over) => intent.drop(over?.on === "cell" ? over.cell : over?.on === "hand" ? undefined : over?.on),
    aim: (spot) => intent.aim(cellOf(spot)),
    /** The hit area of a card under the mouse does not move. */
    hover(spot, mayMove) {
      intent.hold("pointer", spot?.on === "hand");
      intent.lift(spot?.on === "hand" && mayMove ? spot.card : undefined);
    },
  };
}

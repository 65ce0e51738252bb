import type { ReadonlySignal } from "@preact/signals";
import { numberOn } from "../../../../shared/games/tranquility/state.ts";
import { Beacon as Light } from "../../../features/course/beacon.tsx";
import type { TranquilityTableInput } from "../input/intent.ts";
import type { PrimaryAction, SecondaryAction } from "../input/primary-action.ts";
import type { TranquilitySpot } from "../scene/layout.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { TranquilityCourseAction, TranquilityCourseTask } from "./course.ts";

type Pointer =
  | Exclude<TranquilitySpot, { readonly on: "start" | "finish" }>
  | { readonly on: "button"; readonly action: PrimaryAction["do"] | SecondaryAction };

const button = (action: PrimaryAction["do"] | SecondaryAction): Pointer => ({ on: "button", action });

/** Undefined if the player has a choice or only reads, while a command is being sent, and in other seats' turns. */
export function pointerTo(
  asked: TranquilityCourseAction,
  { primaryAction, hand, match, mode, sent }: TranquilityTableInput,
): Pointer | undefined {
  const { do: next, ready } = primaryAction.value;
  if (next === "wait" || sent.value) return undefined;
  switch (asked.do) {
    case "place": {
      const card = hand.value.find((held) => numberOn(match.value.table, held) === asked.number);
      const now = mode.value;
      if (card === undefined) return undefined;
      if (now.at !== "card" || now.card !== card) return { on: "hand", card };
      if (now.cell === undefined) return asked.at === undefined ? undefined : { on: "cell", cell: asked.at };
      return ready ? button("place") : undefined;
    }
    case "discard":
      return mode.value.at === "pair" && !ready ? undefined : button("pair");
    case "give":
      return ready && next === "offer" && primaryAction.value.have === asked.cards ? button("offer") : undefined;
    case "start":
    case "finish":
      return ready && next === asked.do ? button(next) : undefined;
    case "read":
      return undefined;
  }
}

interface Props {
  readonly tabletop: TranquilityBoardController;
  readonly task: ReadonlySignal<TranquilityCourseTask>;
}

function selectorOf(pointer: Pointer): string {
  switch (pointer.on) {
    case "button":
      return `.table-actions [data-action="${pointer.action}"]`;
    case "hand":
      return `[data-card="${pointer.card}"]`;
    case "cell":
      return `[data-cell="${pointer.cell}"]`;
  }
}

export function Beacon({ tabletop: { intent, page }, task }: Props) {
  const pointer = pointerTo(task.value.asked, intent);
  return <Light at={pointer && selectorOf(pointer)} isStill={page.isStill.value} viewport={page.viewport.value} />;
}

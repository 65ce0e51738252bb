import type { ReadonlySignal } from "@preact/signals";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { type ArcanoidFace, trump } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { handOf } from "../../../../shared/games/arcanoid/state.ts";
import { Beacon as Light } from "../../../features/course/beacon.tsx";
import type { ArcanoidTableInput } from "../input/intent.ts";
import { berthsFor } from "../input/offers.ts";
import { selectorOf } from "../input/pointer.ts";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { type ArcanoidCourseAction, type ArcanoidCourseTask, isAsked } from "./course.ts";

const COMMAND_TYPES: Readonly<Record<Exclude<ArcanoidCourseAction["do"], "read">, Command["type"]>> = {
  engage: "Engage",
  abdicate: "Abdicate",
  tower: "PlayTower",
  steal: "PlayFool",
};

function facesFor(asked: ArcanoidCourseAction): readonly ArcanoidFace[] {
  if (asked.do === "engage") return asked.faces;
  return asked.do === "tower" ? [trump(16)] : [];
}

/**
 * The CSS selector of the next element to touch. Undefined for a task that is only to be read, while a command is being
 * sent, and while the player cannot do what the task asks.
 */
export function pointerTo(asked: ArcanoidCourseAction, intent: ArcanoidTableInput): string | undefined {
  const moves = intent.moves.value;
  if (asked.do === "read" || intent.sent.value || moves.length === 0) return undefined;
  const type = COMMAND_TYPES[asked.do];
  if (!intent.isPlaying.value) {
    const answer = moves.findIndex(({ command }) => command.type === type);
    return answer < 0 ? undefined : `.arcanoid-asking [data-value="${answer}"]`;
  }
  return cardTo(asked, intent) ?? playWith(asked, type, intent);
}

/** The next card to choose or to put back; undefined if exactly the right cards are chosen. */
function cardTo(asked: ArcanoidCourseAction, { match, seat, chosen }: ArcanoidTableInput): string | undefined {
  const { table } = match.value;
  const faces = facesFor(asked);
  const wanted: readonly Handle[] = handOf(table, seat.value!).filter((card) => faces.includes(table.faces[card]!));
  const taken = chosen.value;
  const next = wanted.find((card) => !taken.includes(card)) ?? taken.find((card) => !wanted.includes(card));
  return next === undefined ? undefined : selectorOf({ on: "card", card: next });
}

/** The button that starts or confirms the play, or the place to choose before confirming. */
function playWith(asked: ArcanoidCourseAction, type: Command["type"], intent: ArcanoidTableInput): string | undefined {
  const { table } = intent.match.value;
  const isMeant = (command: Command) => isAsked(asked, command, table);
  if (intent.ready.value && isMeant(intent.ready.value)) return ".table-actions .main";
  if (intent.playType.value !== type) return `[data-action="${type}"]`;
  const meant = intent.meant.value.find(({ command }) => isMeant(command));
  const [berth] = meant ? berthsFor(meant.command, intent.actor.value!) : [];
  return berth && selectorOf({ on: "berth", party: berth[0], field: berth[1] });
}

interface Props {
  readonly tabletop: ArcanoidBoardController;
  readonly task: ReadonlySignal<ArcanoidCourseTask>;
}

export const Beacon = ({ tabletop: { intent, page }, task }: Props) => (
  <Light at={pointerTo(task.value.asked, intent)} isStill={page.isStill.value} viewport={page.viewport.value} />
);

import type { TranquilityGuide } from "../course/guide.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { LabelInput } from "../text/labels.ts";
import { messages } from "../text/messages/messages.ts";
import { Actions, PileCount, TollCount } from "./actions.tsx";
import { Grid } from "./grid.tsx";
import { Hand } from "./hand.tsx";
import type { PartProps } from "./part.ts";
import { Refusal } from "./refusal.tsx";

interface Props {
  readonly table: TranquilityBoardController;
}

export function Over({ table: tabletop }: Props) {
  const stay = tabletop.page.stay.value;
  const { Beside } = tabletop.extras.value;
  const guide = stay.for === "lesson" ? (stay.guide as TranquilityGuide | undefined) : undefined;
  const part = partOf(tabletop);
  return (
    <>
      {part && (
        <div class="table-overlay">
          <Grid {...part} />
        </div>
      )}
      <PileCount tabletop={tabletop} />
      <TollCount tabletop={tabletop} />
      {Beside && part && <Beside tabletop={tabletop} />}
      {guide && <guide.Beacon tabletop={tabletop} task={guide.task} />}
      {stay.for !== "replay" && <Refusal tabletop={tabletop} />}
    </>
  );
}

/** The player's hand; spectators have none. */
export function OverHand({ table: tabletop }: Props) {
  const part = partOf(tabletop);
  if (part?.labelInput.seat === undefined) return null;
  return (
    <div class="table-overlay">
      <Hand {...part} />
    </div>
  );
}

export const OverActions = ({ table: tabletop }: Props) =>
  tabletop.page.stay.value.for === "replay" ? null : <Actions tabletop={tabletop} />;

/**
 * The table for keyboards and screen readers: roles and labels exactly over their pictures on the canvas. Pointers pass
 * through. Undefined before the first layout.
 */
function partOf(tabletop: TranquilityBoardController): PartProps | undefined {
  const tableau = tabletop.tableau.value;
  if (!tableau) return undefined;
  const { intent } = tabletop;
  const labelInput: LabelInput = {
    match: intent.match.value,
    seat: intent.seat.value,
    draft: intent.draft.value,
    words: messages.value,
  };
  return { tabletop, tableau, labelInput };
}

import type { TranquilityGuide } from "../course/guide.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import type { LabelInput } from "../text/labels.ts";
import { messages } from "../text/messages/messages.ts";
import { Actions, PileCount, TollCount } from "./actions.tsx";
import { Grid } from "./grid.tsx";
import { Hand } from "./hand.tsx";
import { Refusal } from "./refusal.tsx";

export function Over({ table: tabletop }: { readonly table: TranquilityBoardController }) {
  const stay = tabletop.page.stay.value;
  const { Beside } = tabletop.extras.value;
  const guide = stay.for === "lesson" ? (stay.guide as TranquilityGuide | undefined) : undefined;
  return (
    <>
      <Overlay tabletop={tabletop} />
      <PileCount tabletop={tabletop} />
      <TollCount tabletop={tabletop} />
      {Beside && tabletop.tableau.value && <Beside tabletop={tabletop} />}
      {guide && <guide.Beacon tabletop={tabletop} task={guide.task} />}
      {stay.for !== "replay" && <Refusal tabletop={tabletop} />}
      {stay.for !== "replay" && <Actions tabletop={tabletop} />}
    </>
  );
}

/** Roles and labels for keyboards and screen readers over the canvas. Pointers pass through. */
function Overlay({ tabletop }: { readonly tabletop: TranquilityBoardController }) {
  const tableau = tabletop.tableau.value;
  if (!tableau) return null;
  const { intent } = tabletop;
  const labelInput: LabelInput = {
    match: intent.match.value,
    seat: intent.seat.value,
    draft: intent.draft.value,
    words: messages.value,
  };
  return (
    <div class="table-overlay">
      {labelInput.seat !== undefined && <Hand tabletop={tabletop} tableau={tableau} labelInput={labelInput} />}
      <Grid tabletop={tabletop} tableau={tableau} labelInput={labelInput} />
    </div>
  );
}

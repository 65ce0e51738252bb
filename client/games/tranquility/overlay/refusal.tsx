import { openBook, placeFor } from "../../../features/rules/opened.ts";
import { rectOn } from "../input/hit.ts";
import type { TranquilityLayout } from "../scene/layout.ts";
import type { TranquilityBoardController } from "../tabletop.ts";
import { messages } from "../text/messages/messages.ts";
import { reasonText } from "../text/sentences.ts";
import { type Note, noteAt } from "./note.ts";

export function Refusal({ tabletop: { intent, tableau } }: { readonly tabletop: TranquilityBoardController }) {
  const refusal = intent.refusal.value;
  if (!refusal || !tableau.value) return null;
  const { rule } = refusal;
  return (
    <div
      key={refusal.count}
      class={`table-refusal ${tableau.value.frame.shape}`}
      style={styleOf(noteAt(tableau.value.frame, causeOf(tableau.value, refusal.at)))}
    >
      <p>
        {reasonText(refusal, messages.value)}
        {rule && (
          <>
            {" "}
            <button
              type="button"
              class="table-why"
              onClick={() => openBook({ ...placeFor(intent.match.value.config), rule })}
            >
              {messages.value.why({ rule })}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** In portrait the buttons are above the hand, so a note about a hand card goes above the buttons. */
function causeOf(
  tableau: TranquilityLayout,
  at: NonNullable<TranquilityBoardController["intent"]["refusal"]["value"]>["at"],
) {
  const { regions } = tableau.frame;
  const isHidden = at?.on === "hand" && regions.shape === "portrait";
  return (at && !isHidden && rectOn(tableau, at)) || regions.actions;
}

function styleOf({ left, width, top, bottom, tip }: Note): string {
  const upright = top === undefined ? `bottom:${bottom}px` : `top:${top}px`;
  return `left:${left}px;width:${width}px;${upright};--tip:${tip}px`;
}

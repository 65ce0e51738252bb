import type { Onlook } from "../speech/labels.ts";
import { words } from "../speech/words/words.ts";
import type { Tabletop } from "../tabletop.ts";
import { Grid } from "./grid.tsx";
import { Hand } from "./hand.tsx";

/**
 * The table for keyboards and screen readers: a grid and a listbox of nothing but roles and labels, lying exactly over what
 * the canvas shows. Pointers go through it.
 */
export function Overlay({ tabletop }: { readonly tabletop: Tabletop }) {
  const tableau = tabletop.tableau.value;
  if (!tableau) return null;
  const { intent } = tabletop;
  const onlook: Onlook = {
    match: intent.match.value,
    seat: intent.seat.value,
    draft: intent.draft.value,
    words: words.value,
  };
  return (
    <div class="table-overlay">
      {onlook.seat !== undefined && <Hand tabletop={tabletop} tableau={tableau} onlook={onlook} />}
      <Grid tabletop={tabletop} tableau={tableau} onlook={onlook} />
    </div>
  );
}

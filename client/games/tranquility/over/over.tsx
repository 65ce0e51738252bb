import type { Guide } from "../course/guide.ts";
import type { Tabletop } from "../tabletop.ts";
import { Actions, PileCount, TollCount } from "./actions.tsx";
import { Overlay } from "./overlay.tsx";
import { Refusal } from "./refusal.tsx";

/** What lies over the canvas: roles and labels for keys and ears, words, and the buttons at the hand. */
export function Over({ table: tabletop }: { readonly table: Tabletop }) {
  const stay = tabletop.page.stay.value;
  const { Beside } = tabletop.extras.value;
  const guide = stay.for === "lesson" ? (stay.guide as Guide) : undefined;
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

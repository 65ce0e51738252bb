import { type ArcanoidFace, type CardMeaning, cardOf } from "../../../../shared/games/arcanoid/cards.ts";
import { alpha } from "../../../art/colour.ts";
import { type Context, fill, line, roundRect } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";
import type { Size } from "../../../contract/layout.ts";
import { type Drawing, Drawn } from "../../../ui/drawn.tsx";
import { indexTones, signOf, writeNumeral } from "../art/corner.ts";
import { drawCourtMark, drawSign } from "../art/signs.ts";
import { messages } from "./messages/messages.ts";
import { faceName } from "./names.ts";
import type { CardPart } from "./sentences.ts";

/** In px. */
const CHIP = { width: 38, height: 20 };

function drawChip(ctx: Context, card: CardMeaning, { width, height }: Size, theme: Theme): void {
  const name = signOf(card);
  const { plate, ink, sign } = indexTones(name, theme);
  const plateau = roundRect(0.5, 0.5, width - 1, height - 1, height * 0.25);
  fill(ctx, plate, plateau);
  line(ctx, alpha(ink, theme === "contrast" ? 1 : 0.35), 1, plateau);
  const [x, middle] = [width * 0.29, height / 2];
  if (card.kind === "court") drawCourtMark(ctx, card.rank, x, middle, height * 0.32, ink);
  else writeNumeral(ctx, card.kind === "trump" ? card.number : card.rank, ink, height * 0.8, x, height * 0.78);
  drawSign(ctx, name, width * 0.73, middle, height * 0.32, sign);
}

const chipOf = (face: ArcanoidFace): Drawing => ({
  ...CHIP,
  paint: (ctx, theme) => drawChip(ctx, cardOf(face), CHIP, theme),
});

/** A card in a sentence: its index, and a trump's name. */
export function CardChip({ part }: { readonly part: object }) {
  const { face, isListed } = part as CardPart;
  const name = faceName(face, messages.value);
  return (
    <span class="arcanoid-chip">
      <Drawn key={face} drawing={chipOf(face)} />
      {cardOf(face).kind === "trump" ? <> {name}</> : <span class="unseen">{name}</span>}
      {isListed && <span class="unseen">,</span>}
    </span>
  );
}

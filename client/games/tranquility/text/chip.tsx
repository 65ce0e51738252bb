import { theme } from "../../../ui/theme.ts";
import { type PaletteSide, paletteOf } from "../art/palette.ts";
import type { IslandReference } from "./sentences.ts";

/** An island's number in running text. */
export function Chip({ number, side = "day" }: { readonly number: number; readonly side?: PaletteSide | undefined }) {
  const { plate, ink } = paletteOf(number, side, theme.value);
  return (
    <b class="chip" style={{ background: plate, color: ink }}>
      {number}
    </b>
  );
}

export function IslandChip({ part }: { readonly part: object }) {
  const { island, side } = part as IslandReference;
  return <Chip number={island} side={side} />;
}

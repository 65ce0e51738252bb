import { paletteOf } from "../../art/palette.ts";
import { theme } from "../../ui/theme.ts";

/** An island's number in running text, in the colours of its hour. */
export function Chip({ number }: { readonly number: number }) {
  const { plate, ink } = paletteOf(number, "day", theme.value);
  return (
    <b class="chip" style={{ background: plate, color: ink }}>
      {number}
    </b>
  );
}

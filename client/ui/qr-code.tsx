import { encode } from "uqr";
import "./qr.css";

/** Width of the white margin, in modules. */
const MARGIN = 4;

/** Error correction M restores about 15 % of the code. */
export const modulesOf = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: "M", border: 0 }).data;

/** All dark modules as one SVG path. A module is 1 wide. */
export const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

interface Props {
  readonly text: string;
  readonly says: string;
}

export function QrCode({ text, says }: Props) {
  const modules = modulesOf(text);
  const side = modules.length + 2 * MARGIN;
  return (
    <svg class="qr" role="img" aria-label={says} viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}>
      <path d={pathOf(modules)} />
    </svg>
  );
}

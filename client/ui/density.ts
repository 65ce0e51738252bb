import { signal } from "@preact/signals";

/** How long a density is to stay before all is drawn again, in ms: zooming goes through several. */
const SETTLED = 300;

const densityNow = (): number => (typeof window === "undefined" ? 1 : Math.min(3, window.devicePixelRatio || 1));

/** How many device pixels a px of the page has, at most three. Another screen and zooming change it. */
export const density = signal(densityNow());

let settling: ReturnType<typeof setTimeout> | undefined;

function change(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    density.value = densityNow();
  }, SETTLED);
}

/** Follows one density until there is another. */
function follow(): void {
  const onChange = () => {
    change();
    follow();
  };
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", onChange, { once: true });
}

if (typeof window !== "undefined") {
  follow();
  // Not all browsers tell the query when somebody zooms.
  addEventListener("resize", change);
}

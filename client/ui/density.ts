import { signal } from "@preact/signals";

/** How long a density must last before everything is redrawn, in ms: zooming passes through several. */
const SETTLED = 300;

const densityNow = (): number => (typeof window === "undefined" ? 1 : Math.min(3, window.devicePixelRatio || 1));

/** Device pixels per CSS px, at most 3. Changes with the screen and with zooming. */
export const density = signal(densityNow());

let settling: ReturnType<typeof setTimeout> | undefined;

function change(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    density.value = densityNow();
  }, SETTLED);
}

function follow(): void {
  const onChange = () => {
    change();
    follow();
  };
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", onChange, { once: true });
}

if (typeof window !== "undefined") {
  follow();
  // Not all browsers fire the media query when the page is zoomed.
  addEventListener("resize", change);
}

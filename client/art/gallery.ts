/** For pages that show a game's pictures to illustrators. */
import type { Context } from "./pen.ts";

export function section(title: string, ground?: string): HTMLElement {
  const heading = document.createElement("h2");
  heading.textContent = title;
  heading.id = title.toLowerCase().replaceAll(/\W+/g, "-");
  const box = document.createElement("section");
  box.setAttribute("aria-labelledby", heading.id);
  if (ground) {
    box.style.background = ground;
    box.style.color = "#ffffff";
  }
  document.body.append(heading, box);

  const link = document.createElement("a");
  link.href = `#${heading.id}`;
  link.textContent = title;
  document.querySelector("nav")!.append(link);
  return box;
}

/**
 * Sizes are in px.
 * @param bleed margin on each side
 */
export function show(
  into: Element,
  label: string,
  width: number,
  height: number,
  draw: (ctx: Context) => void,
  bleed: number,
): void {
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * bleed) * devicePixelRatio;
  canvas.height = (height + 2 * bleed) * devicePixelRatio;
  canvas.style.width = `${width + 2 * bleed}px`;
  const ctx = canvas.getContext("2d")!;
  ctx.scale(devicePixelRatio, devicePixelRatio);
  ctx.translate(bleed, bleed);
  draw(ctx);
  const figure = document.createElement("figure");
  figure.append(canvas, label);
  into.append(figure);
}

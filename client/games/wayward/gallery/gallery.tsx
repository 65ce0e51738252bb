/** A page for illustrators: all icons, and all sections of the practice fleet. */
import "../../../style/app.css";
import "../../../style/fonts.css";
import "../overlay/companion.css";
import { type ComponentChildren, render } from "preact";
import { fleetHeader, fleetSection } from "../../../../shared/games/wayward/deck/fleet.ts";
import type { CardSide } from "../../../../shared/games/wayward/deck/schema.ts";
import { section } from "../../../art/gallery.ts";
import { THEMES } from "../../../art/theme.ts";
import { Icon } from "../../../ui/icon.tsx";
import { EFFECT_ICONS, ICONS } from "../overlay/icons.ts";
import { Face } from "../overlay/section.tsx";
import { loadGameMessages } from "../text/messages/messages.ts";

/** In px: for a line of text, beside a number, and for reading across a table. */
const SIZES = [22, 28, 64];
const SIDES: readonly CardSide[] = ["normal", "hard"];
const CARDS = Array.from({ length: 18 }, (_, i) => i + 1);

function themed(title: string, theme: string, children: ComponentChildren, kind = ""): void {
  const box = section(`${title}, ${theme}`);
  Object.assign(box.dataset, { theme, game: "wayward" });
  box.className = kind;
  render(children, box);
}

const icons = (size: number) =>
  Object.entries({ ...ICONS, ...EFFECT_ICONS }).map(([name, icon]) => (
    <figure key={name}>
      <Icon name={icon} size={size} />
      <figcaption>{name}</figcaption>
    </figure>
  ));

const faces = (cards: readonly number[], side: CardSide, stage: number) => {
  const { grid, laden } = fleetHeader("solo");
  return cards.map((no) => (
    <div key={no} class="face">
      <Face
        {...{ grid, laden }}
        section={fleetSection(no, side, stage)}
        place={{ no, side, stage }}
        open={[]}
        onTap={undefined}
      />
    </div>
  ));
};

document.documentElement.dataset.theme = "light";
await loadGameMessages();
const { stages } = fleetHeader("solo");
for (const theme of Object.keys(THEMES)) {
  for (const size of SIZES) themed(`Icons of ${size} px`, theme, icons(size), "icons");
  for (const side of SIDES) themed(`The first cards, ${side}`, theme, faces(CARDS.slice(0, 6), side, stages));
}
for (const side of SIDES)
  for (let stage = 1; stage <= stages; stage++) themed(`Stage ${stage}, ${side}`, "light", faces(CARDS, side, stage));
document.body.dataset.ready = "yes";

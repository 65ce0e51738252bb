import type { GameGallery } from "../../../../client/contract/gallery.ts";
import { cairn, type Ground } from "./cairn.ts";
import { messages } from "./messages.ts";

const LONGEST = { title: 40, author: 30 };

export const gallery: GameGallery<Ground> = {
  boards: cairn.boards,
  Picture: ({ definition: { layers } }) => (
    <svg viewBox="0 0 8 8" aria-hidden="true">
      {Array.from({ length: layers }, (_, y) => (
        <rect key={y} x={y / 2} y={7 - y} width={8 - y} height={0.9} fill="#777" />
      ))}
    </svg>
  ),
  minutesOf: (moves) => moves,
  facts: ({ layers, place }) => [`${messages.value.choices.layers.legend}: ${layers}`, place],
  linkOf: ({ layers }) => `${layers}o`,
  definitionOf(link) {
    const [, layers] = /^([1-8])[oc]$/.exec(link) ?? [];
    if (layers === undefined) return undefined;
    return { format: "cairn-ground/1", title: messages.value.name, layers: Number(layers), place: "shore" };
  },
  named: ({ author: _, ...ground }, title, author) => ({ ...ground, title, ...(author !== "" && { author }) }),
  longest: LONGEST,
};

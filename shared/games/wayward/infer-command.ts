import type { Command } from "./commands.ts";
import { mirrored } from "./deck/schema.ts";
import type { Event } from "./events.ts";

export function inferCommand([first]: readonly Event[]): Command | undefined {
  switch (first?.type) {
    case "CardRevealed":
      return { type: "Reveal" };
    case "SectionRead": {
      const { seat, stages, grid, mirror, laden, goods, section, again } = first;
      if (again) return undefined;
      const read = mirror && seat === 1 ? mirrored(section, grid) : section;
      return { type: "ReadSection", read: { stages, grid, mirror, laden, ...(goods && { goods }), section: read } };
    }
    case "Answered":
      return { type: first.question, ...first.answer } as Command;
    case "Reported":
      return first.what;
    case "Corrected":
      return { type: "Correct", automaton: first.seat, field: first.field, to: first.to };
    case "ClaimCorrected": {
      const { who, seat, achievement, claimed } = first;
      return { type: "CorrectClaim", who, seat, achievement, claimed };
    }
    default:
      return undefined;
  }
}

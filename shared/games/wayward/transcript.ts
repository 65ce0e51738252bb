import { safeParse } from "zod/v4/core";
import type { Rng } from "../../engine/chance/rng.ts";
import type { Form } from "../../engine/contract/moves.ts";
import { equal } from "../../engine/equal.ts";
import { command, type SectionReading } from "./commands.ts";
import { sectionFaults } from "./deck/check.ts";
import { fleetHeader, fleetSection } from "./deck/fleet.ts";
import { isOn, type Section } from "./deck/schema.ts";
import type { DeckHeader } from "./state.ts";

/** V5 to V9: the form of a section of an own deck, with the header of earlier sections. */
export const READING = {
  fits: (value: unknown, within: unknown): boolean => {
    const parsed = safeParse(command, { type: "ReadSection", read: value });
    if (!parsed.success || parsed.data.type !== "ReadSection") return false;
    const { section, ...header } = parsed.data.read as SectionReading;
    return sectionFaults(section, header.grid).length === 0 && (within === null || equal(header, within));
  },
  any: (within: unknown, rng: Rng): SectionReading => {
    const header = (within as DeckHeader | null) ?? fleetHeader("solo");
    const section = onGrid(fleetSection(1 + rng(18), rng(2) === 0 ? "normal" : "hard", 1 + rng(4)), header);
    return { ...header, section: rng(4) === 0 ? withText(section) : section };
  },
  /** An empty section, the initial value of a form. */
  usual: (mode: "solo" | "pair", header: DeckHeader = fleetHeader(mode)): SectionReading => ({
    ...header,
    section: { claim: [], cubes: [], end: 0, laden: false, goods: false, right: [] },
  }),
} as const satisfies Form & { usual: unknown };

/** See rule R12. */
const withText = (section: Section): Section => ({
  ...section,
  right: [...section.right.slice(0, -1), { do: "text", text: "Turn your first player marker" }],
});

function onGrid(section: Section, { grid }: DeckHeader): Section {
  const { claim, cubes, end } = section;
  return {
    ...section,
    claim: claim.filter((cell) => isOn(grid, cell)),
    cubes: cubes.filter(({ at }) => isOn(grid, at)),
    end: end !== 0 && isOn(grid, end) ? end : 0,
  };
}

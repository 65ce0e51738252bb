import type { Seat } from "../../../engine/contract/events.ts";
import type { WaywardCommandOf } from "../commands.ts";
import type { GridSpace } from "../deck/schema.ts";
import type { BattleKind } from "../events.ts";
import type { QuestionFlow } from "../question-flow.ts";
import type { QuestionOf } from "../questions.ts";
import { claim, mark } from "./achievements.ts";
import { type Circumstances, sumOf } from "./cannons.ts";
import { gain } from "./holdings.ts";
import type { BattleOutcome } from "./sequence-context.ts";

/** C8: the damage that sinks the automaton's ship, and the most coins that the human then takes. */
const [SINKS, TAKEN] = [5, 5];

interface Battle {
  readonly seat: Seat;
  readonly kind: BattleKind;
  readonly to: readonly Seat[];
  readonly rule: string;
  readonly cell?: GridSpace;
  readonly target?: Seat;
  readonly circumstances: Circumstances;
}

/** Asks for the result, and adds its consequences (C, A1, A2). */
export function fight(flow: QuestionFlow, battle: Battle): BattleOutcome & { readonly sank: boolean } {
  const { seat, kind, to, rule, cell, target, circumstances } = battle;
  const where = { ...(cell !== undefined && { cell }), ...(target !== undefined && { target }) };
  flow.add({ type: "BattleBegun", seat, rule, kind, ...where, ...sumOf(flow.state, seat, circumstances) });
  const told = flow.ask((): QuestionOf<"TellFight"> => {
    const sum = sumOf(flow.state, seat, circumstances);
    return { type: "TellFight", seat, to, kind, ...where, sum };
  });
  return ended(flow, battle, told);
}

function ended(
  flow: QuestionFlow,
  { seat, kind, rule }: Battle,
  { won, hits, coins, cargo, lost, lostCargo = 0, sank }: WaywardCommandOf<"TellFight">,
): BattleOutcome & { readonly sank: boolean } {
  const before = flow.state.automata[seat]!;
  const isSunk = before.damage + hits >= SINKS;
  const lostGoods = {
    lost: Math.min(lost, before.coins),
    ...(lostCargo > 0 && before.cargo > 0 && { lostCargo: Math.min(lostCargo, before.cargo) }),
  };
  flow.add({ type: "BattleEnded", seat, rule, kind, won, hits, ...lostGoods, sank });
  if (won) gain(flow, seat, { coins, cargo }, "C2");
  if (won && kind !== "building") mark(flow, seat, "legendary", 1);
  if (sank) {
    flow.add({ type: "ShipSunk", seat, rule: "A2", whose: "human", coins: 0 });
    claim(flow, { kind: "automaton", seat }, "terror", "A2");
  }
  if (isSunk) {
    const taken = Math.min(TAKEN, flow.state.automata[seat]!.coins);
    flow.add({ type: "ShipSunk", seat, rule: "C8", whose: "automaton", coins: taken });
  }
  return { won, sunk: isSunk, sank };
}

/** C1: asks players only if the automaton has buildings. */
export function supportOn(flow: QuestionFlow, seat: Seat, to: readonly Seat[], at: GridSpace | undefined): number {
  const built = () => flow.state.automata[seat]!.buildings;
  if (built() === 0) return 0;
  return flow.ask(
    (): QuestionOf<"TellSupport"> => ({
      type: "TellSupport",
      seat,
      to,
      ...(at === undefined ? {} : { at }),
      most: built(),
    }),
  ).buildings;
}

/** C5: in port, the ship has four more cannons (C1). */
export function defend(
  flow: QuestionFlow,
  { automaton: seat, human }: WaywardCommandOf<"ReportFight">,
  to: readonly Seat[],
): void {
  const { ship } = flow.state.automata[seat]!;
  const support = ship === 0 ? 0 : supportOn(flow, seat, to, ship);
  const circumstances = { support, isInPort: ship === 0 };
  fight(flow, {
    seat,
    kind: "defence",
    to,
    rule: "C5",
    target: human,
    ...(ship !== 0 && { cell: ship }),
    circumstances,
  });
}

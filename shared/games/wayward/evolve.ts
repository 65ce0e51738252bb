import type { Seat } from "../../engine/contract/events.ts";
import { type GridSpace, mirrored, type Section } from "./deck/schema.ts";
import type { Event, WaywardEventOf } from "./events.ts";
import { inferCommand } from "./infer-command.ts";
import {
  type Automaton,
  achievementsOf,
  ENOUGH,
  isResting,
  isSame,
  keyOf,
  NOTHING,
  type State,
  type TurnPlayer,
  turnsOf,
} from "./state.ts";

export function evolve(before: State, event: Event): State | undefined {
  const next = applyEvent(scripted(before, event), event);
  if (!next?.base || event.type === "Asked") return next;
  return { ...next, told: next.told + 1 };
}

/** Does not add a command to the script, so a turn can run again. */
export function applyEvent(state: State, event: Event): State | undefined {
  switch (event.type) {
    case "LapStacked":
      return {
        ...learned(state, event.secret?.faces),
        decks: event.decks.map((deck, seat) => [...(state.decks[seat] ?? []), ...deck]),
      };
    case "CoinsStacked":
      return {
        ...learned(state, event.secret?.faces),
        coins: event.cards,
        first: state.options.mode === "pair" ? undefined : 0,
      };
    case "FirstDrawn":
      return { ...state, first: event.seat };
    case "Asked":
      return { ...state, question: event.question };
    case "CardRevealed":
      return revealed(learned(state, { [event.card]: event.face }), event);
    case "SectionRead":
      return sectionRead(state, event);
    case "Answered":
      return event.question === "TellHarvest" ? changed(state, event, () => ({ due: NOTHING })) : state;
    case "Reported":
      return event.what.type === "ReportExplored" ? explored(state, event.what.cells) : state;
    case "AttackSettled":
    case "ConditionSettled":
    case "BattleBegun":
    case "PlacementDropped":
    case "StepSkipped":
    case "LapBegun":
      return state;
    case "Corrected":
      return corrected(state, event);
    case "ClaimCorrected":
      return claimCorrected(state, event);
    case "AchievementClaimed":
      return claimed(state, event.who, event.seat, event.achievement);
    case "LastTurnsCalled": {
      const { claimant, left } = event;
      return {
        ...state,
        ending: { claimant, turn: turnsOf(state), left, isCalledNow: state.now?.kind === "automaton" },
      };
    }
    case "TurnEnded":
      return turnEnded(state, event);
    case "Scored": {
      const { totals, winner } = event;
      return { ...state, result: { totals, winner }, question: undefined };
    }
    case "SeaExplored":
      return explored(state, event.touched);
    case "CoinFlipped":
      return { ...learned(state, { [event.coin]: event.face }), flipped: state.flipped + 1 };
    case "ShipSunk":
      return event.whose === "human"
        ? state
        : changed(state, event, (own) => ({ coins: own.coins - event.coins, damage: 0, ship: 0 }));
    default:
      return counted(state, event);
  }
}

/** Undefined for an unknown event. */
function counted(state: State, event: Event & { readonly seat: Seat }): State | undefined {
  const own = state.automata[event.seat];
  const change = own && changeOf(own, event);
  return change && changed(state, event, () => change);
}

function changeOf(own: Automaton, event: Event): Partial<Automaton> | undefined {
  switch (event.type) {
    case "AdvancementClaimed":
      return event.pile === "merchant"
        ? { merchant: own.merchant + 1 }
        : { pirateCards: own.pirateCards + 1, pirateIcons: own.pirateIcons + event.icons };
    case "InfluencePlaced":
      return { placed: [...new Set([...own.placed, event.cell])] };
    case "ShipMoved":
      return { ship: event.to };
    case "IslandsTaken":
      return { permanent: own.permanent + event.cells.length, everHeld: true };
    case "BattleEnded":
      return {
        damage: own.damage + event.hits,
        coins: own.coins - event.lost,
        cargo: own.cargo - (event.lostCargo ?? 0),
      };
    case "GarrisonStruck":
      return { damage: own.damage + 1 };
    case "GoodsGained":
      return gained(own, event);
    case "CargoConverted":
      return { coins: own.coins + event.coins, cargo: own.cargo - event.cargo };
    case "UpgradeGained":
      return { upgrades: [...own.upgrades, event.cannons] };
    case "DamageRepaired":
      return { damage: own.damage - event.n };
    case "BuildingPlaced":
      return { buildings: own.buildings + 1, everHeld: true };
    case "GoodsDelayed":
      return { later: { coins: own.later.coins + event.coins, cargo: own.later.cargo + event.cargo } };
    case "GoodsLaid":
      return { due: { coins: event.coins, cargo: event.cargo } };
    case "BuildingsLost":
      return { buildings: own.buildings - event.buildings };
    case "AchievementMarked":
      return { [event.achievement]: event.cubes };
    default:
      return undefined;
  }
}

function gained(own: Automaton, { coins, cargo, rule }: WaywardEventOf<"GoodsGained">): Partial<Automaton> {
  const goods = { coins: own.coins + coins, cargo: own.cargo + cargo };
  return rule === "R6" ? { ...goods, produced: { coins, cargo } } : goods;
}

/** Adds the event's command to the script. The first command also saves the table before it. */
function scripted(state: State, event: Event): State {
  const command = event.type === "SectionRead" && state.options.deck === "practice" ? undefined : inferCommand([event]);
  if (!command) return state;
  if (!isResting(state)) return { ...state, script: [...state.script, command] };
  const { faces: _, base: __, ...kept } = state;
  return { ...state, base: { ...kept, script: [], told: 0 }, script: [command], told: 0 };
}

const explored = (state: State, cells: readonly GridSpace[]): State => ({
  ...state,
  explored: [...new Set([...state.explored, ...cells])].sort((a, b) => a - b),
});

const learned = (state: State, faces: State["faces"] = {}): State => ({
  ...state,
  faces: { ...state.faces, ...faces },
});

function changed(
  state: State,
  { seat }: { readonly seat: number },
  change: (own: Automaton) => Partial<Automaton>,
): State {
  const own = state.automata[seat]!;
  return { ...state, automata: state.automata.with(seat, { ...own, ...change(own) }) };
}

/** T1. During the last turns, also ends the turns of all players before the automaton (E3). */
function revealed(state: State, event: WaywardEventOf<"CardRevealed">): State {
  const { seat, face, turn, stage, bonus, begins = true } = event;
  const now: TurnPlayer = { kind: "automaton", seat };
  const { ending } = state;
  const at = begins ? (ending?.left.findIndex((player) => isSame(player, now)) ?? -1) : -1;
  const drawn = changed(state, event, (own) => ({
    turn,
    drawn: own.drawn + 1,
    began: bonus ? own.began : own.ship,
  }));
  return {
    ...drawn,
    now,
    card: {
      seat,
      no: Number(face.slice(1, 3)),
      side: face.endsWith("h") ? "hard" : "normal",
      stage,
      isBonus: bonus,
      section: undefined,
    },
    ending: ending && at > 0 ? { ...ending, left: ending.left.slice(at) } : ending,
  };
}

function sectionRead(state: State, event: WaywardEventOf<"SectionRead">): State {
  const { seat, no, side, stage, section, stages, grid, mirror, laden, goods, again } = event;
  const card = { ...state.card!, section };
  if (state.options.deck === "practice" || again) return { ...state, card };
  const read: Readonly<Record<string, Section>> = {
    ...state.read,
    [keyOf(no, side, stage)]: mirror && seat === 1 ? mirrored(section, grid) : section,
  };
  return { ...state, card, read, header: { stages, grid, mirror, laden, ...(goods && { goods }) } };
}

function turnEnded(state: State, event: WaywardEventOf<"TurnEnded">): State {
  const { seat } = event;
  const { ending } = state;
  const over: TurnPlayer = { kind: "automaton", seat };
  const left = ending?.isCalledNow ? ending.left : ending?.left.filter((player) => !isSame(player, over));
  const after = changed(state, event, () => ({ placed: [], later: NOTHING }));
  return {
    ...after,
    now: { kind: "human", seat },
    card: undefined,
    ending: ending && { ...ending, left: left!, isCalledNow: false },
    script: [],
    base: undefined,
    told: 0,
  };
}

function claimed(
  state: State,
  who: TurnPlayer["kind"],
  seat: number,
  achievement: WaywardEventOf<"AchievementClaimed">["achievement"],
): State {
  if (who === "human") return { ...state, claims: state.claims.with(seat, [...state.claims[seat]!, achievement]) };
  return changed(state, { seat }, (own) => ({ achievements: { ...own.achievements, [achievement]: own.turn } }));
}

/** Cancels the last turns if their claimant no longer has four achievements. */
function claimCorrected(
  state: State,
  { who, seat, achievement, claimed: isClaimed }: WaywardEventOf<"ClaimCorrected">,
): State {
  const without = withoutClaim(state, who, seat, achievement);
  const after = isClaimed ? claimed(without, who, seat, achievement) : without;
  const isTheirs = after.ending && isSame(after.ending.claimant, { kind: who, seat });
  return isTheirs && achievementsOf(after, { kind: who, seat }) < ENOUGH ? { ...after, ending: undefined } : after;
}

function withoutClaim(state: State, who: TurnPlayer["kind"], seat: number, achievement: string): State {
  if (who === "human")
    return {
      ...state,
      claims: state.claims.with(
        seat,
        state.claims[seat]!.filter((one) => one !== achievement),
      ),
    };
  return changed(state, { seat }, (own) => ({
    achievements: Object.fromEntries(Object.entries(own.achievements).filter(([name]) => name !== achievement)),
  }));
}

function corrected(state: State, event: WaywardEventOf<"Corrected">): State {
  const { field, to } = event;
  switch (field) {
    case "explored":
      return explored(state, [to]);
    case "unexplored":
      return { ...state, explored: state.explored.filter((cell) => cell !== to) };
    case "tileGained":
      return changed(state, event, ({ upgrades }) => ({ upgrades: [...upgrades, to] }));
    case "tileLost":
      return changed(state, event, ({ upgrades }) => ({ upgrades: upgrades.toSpliced(upgrades.indexOf(to), 1) }));
    case "permanent":
    case "buildings":
      return changed(state, event, ({ everHeld }) => ({ [field]: to, everHeld: everHeld || to > 0 }));
    default:
      return changed(state, event, () => ({ [field]: to }));
  }
}

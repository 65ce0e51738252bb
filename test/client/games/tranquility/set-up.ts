import { signal } from "@preact/signals";
import type { Timeline } from "../../../../client/contract/timeline.ts";
import { createIntent, type TranquilityTableInput } from "../../../../client/games/tranquility/input/intent.ts";
import type { HandOrder, HintMode } from "../../../../client/games/tranquility/preferences/settings.ts";
import { fold, type Handle, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { INITIAL_MATCH, type Match } from "../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { given, type Setup, Table } from "../../../kit/tranquility.ts";
import { NAMES } from "../../harness/local-match.ts";

export interface SeatedPlayer {
  readonly intent: TranquilityTableInput;
  readonly sent: readonly Command[];
  table(): Table;
  /** @param face a face or a number */
  card(face: string): Handle;
  /** Touches hand cards in this order; their faces are separated by spaces. */
  touch(cards: string): void;
  play(seat: number, asked: Parameters<Table["when"]>[1]): void;
  /** Waits for the table's answer. */
  settled(): Promise<void>;
}

/** Takes seat 0. Only the answer to a command is asynchronous. */
export function seatAt(
  setup: Setup,
  { confirms = false, order = "drawn" }: { confirms?: boolean; order?: HandOrder } = {},
): SeatedPlayer {
  let table = given(setup);
  let version = 1;
  const matchOf = ({ state }: Table): Match<State> => ({
    ...(INITIAL_MATCH as unknown as Match<State>),
    phase: "live",
    version,
    config: { ...INITIAL_MATCH.config, layout: state.layout, options: state.options, seats: state.hands.length },
    seats: state.hands.map((_, seat) => ({ name: itemAt(NAMES, seat), kind: "human" as const, nonce: "" })),
    table: state,
  });
  const timelineOf = (match: Match<State>): Timeline =>
    ({ game: tranquility, seat: 0, log: [], states: [match] }) as unknown as Timeline;
  const timeline = signal(timelineOf(matchOf(table)));
  const go = (next: Table): void => {
    table = next;
    version++;
    timeline.value = timelineOf(matchOf(table));
  };
  const sent: Command[] = [];
  const intent = createIntent({
    timeline,
    confirms: signal(confirms),
    hints: signal<HintMode>("full"),
    order: signal<HandOrder>(order),
    send: async (command) => {
      sent.push(command);
      const events = tranquility.decide(table.state, 0, command, () => () => 0);
      if (isRefusal(events))
        return { ok: false, reason: events.refused, ...(events.rule ? { rule: events.rule } : {}) };
      go(new Table(fold(tranquility, table.state, events)));
      return { ok: true, v: version };
    },
  });
  const card = (face: string) => table.card(0, face);
  return {
    intent,
    sent,
    table: () => table,
    card,
    touch: (cards) => {
      for (const face of cards.split(" ")) intent.touch(card(face));
    },
    play: (seat, asked) => go(table.when(seat, asked).after),
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

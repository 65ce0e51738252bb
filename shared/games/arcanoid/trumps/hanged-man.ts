import { refuse } from "../../../engine/contract/events.ts";
import { handOf, isInPlay, type Party, type State } from "../state.ts";
import { notInPlay, partiesInPlay, type Trump, trumpAction } from "./trump.ts";

/** M12b: the target holds a card, or is the player's own party. */
const canHang = (state: State, player: Party, party: Party): boolean =>
  isInPlay(state, party) && (party === player || handOf(state, party).length > 0);

/** M12a: a party discards its whole hand and draws a new one. */
export const hangedMan: Trump = {
  face: "t12",
  goes: "discard",
  actions: {
    PlayHangedMan: trumpAction("PlayHangedMan", "t12", {
      rule: "M12a",
      choices: (state, player) =>
        partiesInPlay(state).flatMap((party) => (canHang(state, player, party) ? [{ party }] : [])),
      objection: (state, player, { party }) =>
        notInPlay(state, party, "M12b") ?? (canHang(state, player, party) ? undefined : refuse("NoTarget", "M12b")),
      apply: (decision, _, { party }) =>
        decision.add({ type: "HandThrown", party, cards: handOf(decision.state, party) }),
    }),
  },
};

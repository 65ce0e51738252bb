import { isRefusal } from "../../engine/contract/events.ts";
import { FOOL } from "./cards.ts";
import { canBeStolen, engagementOf } from "./engagements.ts";
import {
  type ArcanoidStage,
  inPlayFrom,
  isFree,
  isTempered,
  type Party,
  type PendingEngagement,
  type State,
} from "./state.ts";
import { variantOf } from "./variants.ts";

/** Where all players know the Fool to be; `somewhere`: unknown. */
type FoolPlace =
  | { readonly in: "discard" | "reserve" | "tide" | "row" | "somewhere" }
  | { readonly in: "open"; readonly party: Party };

function foolIn({ faces, discard, row, parties }: State): FoolPlace {
  const isFool = (card: number) => faces[card] === FOOL;
  if (discard.some(({ card, seenBy }) => seenBy === "all" && isFool(card))) return { in: "discard" };
  if (parties.some(({ chariot }) => chariot?.reserve.some(isFool))) return { in: "reserve" };
  if (row?.some(isFool)) return { in: "row" };
  const party = parties.findIndex(({ open }) => open.some(isFool));
  if (party === -1) return { in: "somewhere" };
  return parties[party]!.kind === "tide" ? { in: "tide" } : { in: "open", party };
}

/** As far as all players know (M0c): the cards of a hidden engagement are unknown (I8). */
function looksProtected(state: State, { field, cards, isHidden }: PendingEngagement): boolean {
  if (isTempered(state, field)) return true;
  return !isHidden && isProtected(state, { field, cards });
}

/** Judged by its cards (M0c). */
export function isProtected(state: State, { field, cards }: Pick<PendingEngagement, "field" | "cards">): boolean {
  const engagement = engagementOf(
    cards.map((card) => state.faces[card]!),
    field,
    variantOf(state),
  );
  return isRefusal(engagement) || !canBeStolen(engagement);
}

/**
 * Undefined if no party may steal. Depends on public information alone, to hide who holds the Fool (S2, I1 to I3, I8).
 */
export function windowFor(state: State, attempt: PendingEngagement): ArcanoidStage | undefined {
  if (looksProtected(state, attempt)) return undefined;
  const able = inPlayFrom(state, attempt.party).filter(
    (party) => party !== attempt.party && state.parties[party]!.kind !== "tide" && isFree(state, party, attempt.field),
  );
  const fool = foolIn(state);
  const waiting = able.filter((party) => {
    switch (fool.in) {
      case "row":
        return true;
      case "open":
        return party === fool.party;
      case "somewhere":
        return state.parties[party]!.kind === "seat" && state.parties[party]!.closed.length > 0;
      default:
        return false;
    }
  });
  return waiting.length > 0 ? { at: "window", waiting, isInOrder: fool.in === "row" } : undefined;
}

import { type Handle, isRefusal, type Refusal, refuse } from "../../../engine/contract/events.ts";
import { MAGICIAN } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import { type Meld, meldsOn, poolOf } from "../melds.ts";
import { audienceOf, facesOf, type Party, type State, toUse } from "../state.ts";
import { variantOf } from "../variants.ts";
import type { ArcanoidAction } from "./action.ts";
import { allOf, judged, notAsOffered, notOpen, openFields, withNaturals } from "./engage.ts";

type EngageSecretly = ArcanoidCommandOf<"EngageSecretly">;

/** KO1 to KO4, ML1: engages closed cards, face down until the round ends; only their number is public. */
export const EngageSecretly: ArcanoidAction<EngageSecretly> = {
  at: "turn",
  cards: ({ core, cards, magician }) => [...core, ...cards, ...(magician === undefined ? [] : [magician])],
  moves(state, party) {
    if (notAllowed(state, party)) return [];
    const { closed } = state.parties[party]!;
    const magician = hidingMagician(state, party);
    const isByMagician = variantOf(state).secret === "magician";
    if (isByMagician && magician === undefined) return [];
    const pool = poolOf(state, closed);
    const by = isByMagician ? { magician: magician! } : {};
    return openFields(state, party).flatMap((field) =>
      meldsOn(pool, field).map((meld: Meld) =>
        withNaturals({ type: "EngageSecretly", field, core: meld.core, cards: [], ...by }, meld),
      ),
    );
  },
  objection: (state, party, command) =>
    notAllowed(state, party) ??
    notHiding(state, party, command) ??
    notOpen(state, party, command.field) ??
    notLegal(state, party, command) ??
    notAsOffered(state, party, command),
  act(decision, party, command) {
    const { state } = decision;
    const cards = allOf(state, party, command);
    decision.add({
      type: "EngagementTried",
      party,
      field: command.field,
      cards,
      hidden: true,
      ...(command.magician !== undefined && { magician: command.magician }),
      secret: { to: audienceOf(state, party), faces: facesOf(state, cards) },
    });
  },
};

/** A closed Magician or, under the current rules, any usable one (ML1, M8a). */
function hidingMagician(state: State, party: Party): Handle | undefined {
  const { allowsOpenMagician } = variantOf(state);
  const from = allowsOpenMagician ? toUse(state, party) : state.parties[party]!.closed;
  return from.find((card) => state.faces[card] === MAGICIAN);
}

function notAllowed(state: State, party: Party): Refusal | undefined {
  const { secret } = variantOf(state);
  const { kind, isSecretSpent } = state.parties[party]!;
  if (secret === "none") return refuse("NotInThisVariant", "KO1");
  if (kind !== "seat") return refuse("NotASecretCard", "KO3");
  return secret === "once" && isSecretSpent ? refuse("SecretIsSpent", "KO1") : undefined;
}

/** Only closed cards can be hidden (KO3). In MALTA another card, the Magician, hides them and is shown (ML1). */
function notHiding(state: State, party: Party, { core, cards, also, magician }: EngageSecretly): Refusal | undefined {
  const isByMagician = variantOf(state).secret === "magician";
  if (magician !== undefined && !isByMagician) return refuse("NotInThisVariant", "ML1");
  if (isByMagician && (magician === undefined || state.faces[magician] !== MAGICIAN))
    return refuse("NoMagician", "ML1");
  const { closed } = state.parties[party]!;
  const hidden = [...core, ...cards];
  if (!hidden.every((card) => closed.includes(card))) return refuse("NotASecretCard", "KO3");
  if (isByMagician && magician !== hidingMagician(state, party)) return refuse("NotASecretCard", "KO3");
  return also === undefined ? undefined : refuse("OneFieldOnly", "KO4");
}

function notLegal(state: State, party: Party, command: EngageSecretly): Refusal | undefined {
  const engagement = judged(state, allOf(state, party, command), command.field);
  if (isRefusal(engagement)) return engagement;
  return engagement.rank === "world" ? refuse("NotAnEngagement", "KO4") : undefined;
}

import { type ArcanoidFace, codeOf } from "./cards.ts";
import type { Command } from "./commands.ts";
import type { ArcanoidEventOf, Event } from "./events.ts";
import { splitOf } from "./split.ts";

export function inferCommand([first, second]: readonly Event[]): Command | undefined {
  switch (first?.type) {
    case "CardDiscarded":
      return { type: "Discard", card: first.card };
    case "FieldAbdicated":
      return first.reason === "choice" ? { type: "Abdicate", field: first.field } : undefined;
    case "EngagementTried":
      return engaging(first);
    case "ChariotLoaded":
      return { type: "LoadChariot", card: first.card, cards: first.cards };
    case "ChariotFilled":
      return { type: "AddToChariot", cards: first.cards };
    case "ChariotDropped":
      return { type: "DropChariot" };
    case "TrumpPlayed":
      return playing(first, second);
    case "TemperanceLifted":
      return first.reason === "chosen" ? { type: "LiftTemperance" } : undefined;
    case "WorldLaid":
      return { type: "PlayWorld", card: first.card, field: first.field };
    case "CardCalled":
      return { type: "CallAgain", call: codeOf(first.face) };
    case "CallLeft":
      return { type: "LeaveCall" };
    case "CardsShed":
      return { type: "Shed", cards: first.cards };
    case "StealForgone":
      return { type: "LetStand" };
    case "FoolPlayed":
      return { type: "PlayFool", card: first.card };
    case "TurnStarted":
      return first.extra ? { type: "TakeExtraTurn" } : undefined;
    case "ExtraTurnForgone":
      return { type: "ForgoExtraTurn", until: first.until };
    case "RenewalVoted":
      return { type: "VoteOnRenewal", renew: first.renew };
    default:
      return undefined;
  }
}

/** Tampered logs may lack `cards`. */
function engaging(event: ArcanoidEventOf<"EngagementTried">): Command {
  const { field, also, cards = [], chariot, reinforces, hidden, magician } = event;
  const faces = event.faces ?? event.secret?.faces ?? {};
  const split = { field, ...splitOf(cards, chariot?.reserve ?? [], field, (card) => faces[card]) };
  const reserve = chariot && ({ reserve: true } as const);
  if (hidden) return { type: "EngageSecretly", ...split, ...(magician !== undefined && { magician }) };
  if (reinforces) return { type: "Reinforce", ...split, ...reserve };
  return { type: "Engage", ...split, ...(also !== undefined && { also }), ...reserve };
}

/** The effect's first event determines the other fields. */
function playing({ card, face }: ArcanoidEventOf<"TrumpPlayed">, effect: Event | undefined): Command | undefined {
  switch (face) {
    case "t8":
      return { type: "PlayJustice", card };
    case "t9":
      return { type: "PlayHermit", card };
    case "t10":
      return { type: "PlayWheel", card };
    case "t13":
      return { type: "PlayDeath", card };
    case "t15":
      return { type: "PlayDevil", card };
  }
  switch (effect?.type) {
    case "HandLookedAt":
      return { type: "PlayPriestess", card, party: effect.of };
    case "KindNamed":
      return { type: "PlayHierophant", card, kind: effect.kind };
    case "StrengthGained":
      return { type: "PlayStrength", card, as: effect.as };
    case "HandThrown":
      return { type: "PlayHangedMan", card, party: effect.party };
    case "FieldTempered":
      return { type: "PlayTemperance", card, field: effect.field };
    case "EngagementToppled":
      return { type: "PlayTower", card, party: effect.party, field: effect.field };
    case "FieldAbdicated":
      return { type: "PlayJudgement", card, party: effect.party, field: effect.field };
    case "CardCalled":
      return { type: CALLERS[face] ?? "PlayStar", card, call: codeOf(effect.face) };
    default:
      return undefined;
  }
}

const CALLERS: { readonly [F in ArcanoidFace]?: "PlayStar" | "PlayMoon" | "PlaySun" } = {
  t17: "PlayStar",
  t18: "PlayMoon",
  t19: "PlaySun",
};

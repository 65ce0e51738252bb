import { TRUMPS } from "../trumps/index.ts";
import type { ArcanoidActions } from "../trumps/trump.ts";
import { Abdicate } from "./abdicate.ts";
import { Discard } from "./discard.ts";
import { Engage } from "./engage.ts";
import { EngageSecretly } from "./engage-secretly.ts";
import { Reinforce } from "./reinforce.ts";
import { Shed } from "./shed.ts";
import { VoteOnRenewal } from "./vote.ts";

/** In the order in which moves are listed. */
export const ACTIONS: ArcanoidActions = Object.assign(
  { Engage, EngageSecretly, Reinforce },
  ...Object.values(TRUMPS).map((trump) => trump?.actions),
  { Discard, Abdicate, Shed, VoteOnRenewal },
);

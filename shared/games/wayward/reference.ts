import type { GameReference } from "../../engine/contract/reference.ts";
import { reading } from "./commands.ts";
import { MOST_EFFECTS } from "./deck/schema.ts";

export const reference = {
  name: "Wayward",
  options: {
    mode: "one automaton (solo), or two against two players (pair)",
    difficulty: "the cards of the automaton's deck (D1 to D4, D7)",
    red: "the number of hard cards of a mixed deck; for that difficulty alone (D7)",
    saga: "whether the table includes content of a saga (G)",
    deck: "the practice deck, or the player's own",
    onlookers: "whether spectators may watch a table with an own deck",
  },
  bots: {},
  questions: {
    none: "nothing: the match is over",
    Reveal: "whether the next card may be revealed",
    ReadSection: "what the revealed section of an own deck says",
    TellUnexplored: "which of these spaces are unexplored",
    TellObstacles: "on which of these spaces players have Forts, Garrisons and Pirate-mode ships",
    TellClaim: "what lies on the space that the automaton claims",
    TellBack: "how many cannons and battle abilities are on the back of the merchant ship",
    TellLaden: "which players have 3 or more aboard of what the deck's icon shows",
    TellInPort: "which players are in port",
    TellSupport: "how many of the automaton's buildings stand on the space of the battle",
    TellTarget: "which of these players is nearest, and among the nearest most damaged",
    TellGoods:
      "which island has most of the goods that the deck counts, and whether a player's Fort or Garrison stands there",
    TellRichest: "which of these islands has most coins",
    TellFight: "how the battle ended",
    TellUpgrade: "how many cannons are on the upgrade tile that the automaton takes",
    TellBuilt: "whether a building was built",
    TellProduced: "what the islands produced",
    TellMerchant: "whether a merchant ship lies on the sea, and the cannons and battle abilities on its back",
    TellDone: "whether an effect in the words of the deck's owner was carried out",
    TellHarvest: "which islands the automaton took, and the coins and cargo on its islands",
    TellScores: "the final scores",
    TellTie: "who wins a tie",
  },
  forms: {
    read: {
      schema: reading,
      rules: [
        "if within is not null, every field but section equals that of within",
        "the spaces of claim, cubes and end are on the grid: 10 · row + lane, with row from 1 to grid.rows and lane from 1 to grid.lanes; end 0 is none",
        "claim has no space twice, and cubes has no space twice",
        `right has at most ${MOST_EFFECTS} effects, with those in then and else`,
        "then has at least one effect",
        "in an effect later, coins and cargo are not both 0",
      ],
    },
  },
  refusals: {
    MatchIsOver: "the match is over",
    NoSuchSpace: "that space is not among those in question",
    NotNow: "that is not asked now",
    NotThisSection: "the section was entered differently before, or does not fit its grid",
    NotYourAutomaton: "the question is for the other player",
    OutOfRange: "the number is not among those possible",
  },
} satisfies GameReference;

import { bound } from "../../../features/rules/bound.ts";

/** The schema: other languages only compile with the same sections and paragraphs. */
export const en = {
  chapters: {
    solo: {
      title: "Against one automaton",
      lead: "You play Dead Reckoning at your own table, against the Wayward Alliance, here called the automaton; this unofficial companion turns up its cards, asks what only the board knows, and keeps its books.",
      sections: {
        setup: {
          title: "Setting up",
          text: {
            S1: "The automaton has 18 cards, each with a normal and a hard face. The difficulty says which face shows.",
            S2: "Set the table for two players, in two against two for four. The automaton has no player board and no chest: it has a dock, a ship in port, and 15 coins that everyone may count.",
            S3: "Its cubes never run out, in battles and on achievements: take neutral ones.",
            S4: "Sit so that the port board is on your left. Every grid here is read that way.",
            S5: "Alone, the automaton takes the first turn.",
            S6: "Where it has several options and no rule picks one, you choose. The companion never chooses for you.",
            "ours S7": "What lies on its dock and what is in its supply is one number of coins: it has no chest.",
            "ours S8":
              "Nothing on the board is presumed: a space counts as explored once an answer said so, or once you reported that you explored it.",
          },
        },
        turn: {
          title: "Its turn",
          text: {
            T1: "Its top card is turned up and resolved: the left side first, then the conditional effects, then the right side.",
            T2: "Turns 1 to 3 use the first stage of a card, turns 4 to 6 the second, and so on.",
            "ours T3": "Beyond the last stage the last one stays in force.",
            T4: "Only the last position of its ship is moved on the board. All else is done as if it had sailed there.",
            T5: "At the end of its turn it takes all coins and cargo that lie on islands it controls.",
            T6: "As soon as it has 3 cargo they become 1 coin. So it never holds more than 2.",
            T7: "Delayed goods are laid out after that, so you have one turn to take the island they lie on.",
            "ours T8": "Then empty card spaces are refilled, as players do at the end of their turn.",
            T9: "Your turn is a normal one. For the companion it ends when the next card is turned up.",
            "ours T10": "When the deck is used up, all 18 cards are shuffled again.",
          },
        },
        left: {
          title: "The left side",
          text: {
            L1: "If an effect of the left side touches an unexplored space, reveal it as usual and put one of its cubes on Explorer: any number of spaces in one turn.",
            L2: "It claims the advancement on each framed space. With at least one cannon or battle ability it goes to its Pirate pile, without any to its Merchant pile.",
            L3: "For a merchant ship that it claims, a coin is flipped. Tails: the card stays front up. Heads: a cube on Legendary, and the back stays up. It never gains the coins of that card.",
            "ours L4":
              "A merchant ship that stays front up goes to the Merchant pile; one with its back up goes where its icons say.",
            "ours L5": "A framed space without a card is skipped.",
            L6: "Place as many cubes as each marked space says. If it controls an island now, the buildings there are removed and it gets a permanent cube. On open sea, or where it has no more room, what cannot be placed is not.",
            L7: "Put its ship on the space where it ends, or in port. A ship that was sunk this turn stays in port.",
            L8: "Your Garrison does 1 damage to it if it ends its turn on that island or fights the Garrison; not where it merely claims or fights your ship, and never as the fifth damage.",
            "ours L8": "Once per Garrison and card; in a fight before the cubes drop.",
            L9: "Laden, the icon above the centre line: if you carry 3 or more of what it shows, the automaton attacks you, even in port.",
            L10: "Goods, the icon at the bottom: of the islands with coins or cargo that it does not control, and without a ship in Pirate mode, it places 2 cubes on the one with most of what the icon shows; in a tie with most coins and cargo. Your Fort or Garrison there is fought first.",
            "ours L10":
              "What the icon counts is said with the deck: coins, cargo or both. In the practice fleet it is coins.",
          },
        },
        right: {
          title: "The right side",
          text: {
            R1: "Coins: it gains that many.",
            R2: "Merchant income: 1 coin for every 2 cards of its Merchant pile, rounded down.",
            R3: "Ship upgrade: it takes the tile that is shown, or another of the same level.",
            "ours R3": "If none of that level is left, it takes nothing.",
            R4: "Repair: that much damage is removed, as far as there is any.",
            R5: "Build: on the island it controls, without that building, that is worth most at the end; in a tie the one that produces most; then you choose. Without such an island nothing is built.",
            R6: "Produce: its most productive island, bonuses included, gives straight to its dock; in a tie the one with most cargo. With two icons its two best islands do, once each.",
            R7: "Expert Sailors: a cube there, unless it is claimed.",
            R8: "Attack flag: it attacks you. “+X” are extra cubes for that battle alone. “Unless in port”: nothing happens if you are in port.",
            R9: "Merchant ship: if one lies anywhere at sea, you choose which, it is beaten. The advancement on its back is claimed, Legendary gets a cube, and its coins are not gained.",
            R10: "Delayed goods are laid out at the end of the turn, on the island of the automaton that is worth most.",
            "ours R10": "If it has no island, nothing is laid out.",
            R11: "“If it drops so many cubes or more”: its cubes in a battle now are compared with that number, and one of the two branches is resolved.",
            "ours R11": "The extra cubes of a flag do not count for it.",
            "ours R12":
              "What else a card says stands in its owner’s own words. The companion reads it out in its place and asks whether it was done. Numbers that it changes are corrected by hand.",
          },
        },
        cannons: {
          title: "Its cannons",
          text: {
            C1: "In a battle it drops 1 cube, and one more for each cannon on its upgrades, each of its buildings on the space of the battle, and every two icons of its Pirate pile; 4 more if it defends itself in port; and those of the flag and of the last turns.",
            C2: "It has no battle abilities. What it plunders goes to its dock, and from there you plunder coins and cargo alike. All else is a normal battle.",
            C3: "Ship against ship it wins every tie. For buildings the usual rule of ties holds, so you are only asked who won.",
            C4: "Attacks on its buildings and its attacks on yours are normal battles for buildings, with the cubes it has there.",
            C5: "On your turn you may attack its ship as usual: on the same space and with a flag.",
            C6: "Where it fights with half its cannons, both halves are rounded up.",
            "ours C6": "It is half of all its cubes on the space of that battle.",
            "ours C7": "If it attacks you, the space of the battle is that of your ship.",
            C8: "The fifth damage sinks it, on its own turn too: you take 5 coins from its dock, and its ship goes to port, whatever the card says.",
            "ours C8": "If it has fewer than 5 coins, you take all. It starts without damage again.",
            "ours C9": "While it is the one who called the last turns, it has 2 more cubes in every battle.",
          },
        },
        battles: {
          title: "Which battles there are",
          text: {
            B1: "An attack comes if you are laden and the card asks for it, or if a flag fires.",
            "ours B1": "A flag without a condition always counts; one with a condition counts if it fires.",
            B2: "Your ship in Pirate mode is fought on a space that is marked with 2 or more cubes, or where the automaton ends. Passing by never counts, and Goods never do.",
            "ours B2": "Where it lost to your ship on the space of its end, it ends there all the same.",
            B3: "Your Fort or Garrison is fought on an island where 2 or more cubes are to be placed.",
            B4: "A single cube for a space with your Fort, Garrison or ship in Pirate mode is not placed, and there is no battle.",
            B5: "If an attack comes, cubes that would need a battle with a building are not placed. There are never both in one turn.",
            B6: "If an attack comes, your ship in Pirate mode is not fought, and cubes for its space are not placed. The automaton still ends there if the card says so.",
            B7: "After a lost battle the cubes that it was fought for are not placed.",
            B8: "If a card asks for a battle with your ship and one with a building, the ship comes first, with half the cannons, then the building with the other half. If the first is lost, the second is skipped and the cubes of neither are placed.",
            "ours B8": "Cubes that the first battle won stay if the second is lost.",
            B9: "Of several islands with a building, only the one with most coins is fought; in a tie the one that is worth more at the end. The cubes for the others are not placed.",
            "ours B10":
              "It is decided in this order: single cubes, whether an attack comes, what that drops, the richest island, your ship, and what is halved. A mark that was dropped causes no battle any more.",
            "ours B11":
              "Whether an attack comes and whether a condition holds is settled once, after the claims and before the cubes. “Unless in port” is looked at again when its flag is reached.",
            "ours B12": "A ship that was sunk fights no more on that card; all else is resolved.",
            "ours B13":
              "Laden and a flag on one card are two attacks, in their order; after a lost one the other is skipped.",
            "ours B14":
              "A battle with your ship on the space where the automaton ends, together with one for a building, is halved as well.",
            "ours B15": "A space that is both marked and where it ends is one battle.",
            "ours B16": "A Fort and a Garrison on one island are one battle. A Barricade counts as a Fort.",
            "ours B17": "The cubes of Goods count among those of the left side for all of this.",
            "ours B18": "Your ship is fought on open sea, too.",
            "ours B19":
              "Cubes that nobody contests are placed first and in any case. An island that was fought for stays open for the rest of the card.",
            B20: "In one turn, its bonus card included, the automaton never both attacks you and fights a building. After a lost battle every later battle of the turn is skipped, and the cubes it would be fought for are not placed.",
            "ours B20":
              "What came first stands, and the other kind is skipped. A battle with your ship on a space is no attack. A ship that was sunk fights no more in its turn, and stays in port on the bonus card.",
          },
        },
        achievements: {
          title: "Its achievements",
          text: {
            "ours A":
              "Each is noticed immediately, claimed once, and kept even if its reason is gone later. No more cubes are added to a claimed one.",
            A1: "Legendary: a cube each time it beats your ship or a merchant ship, on any turn. It is claimed with the 4th.",
            A2: "Terror of the Seven Seas: it sinks you.",
            A3: "Expert Sailors: its 3rd cube there.",
            A4: "Elite Vessel: its 4th upgrade.",
            A5: "Explorer: 5 cubes (3 in two against two).",
            A6: "Builder: it controls 5 buildings at the same time.",
            A7: "Colonizer: 6 permanent cubes in all.",
            A8: "Capitalist: 30 coins, the first 15 included.",
            A9: "Master Merchant: never.",
          },
        },
        end: {
          title: "The end",
          text: {
            E1: "The first 4th achievement, its or yours, starts the end.",
            E2: "If it is the automaton’s, you have one more turn; if it is yours, the automaton has one more.",
            "ours E3":
              "The turn under way is finished; then everyone but the claimant has one turn. A 4th achievement that falls on the other’s turn is followed by one more whole turn of that other. A bonus card begins no turn.",
            E4: "In these turns the claimant has 2 more cubes in every battle, and only one of the claimant’s cubes is converted on an island for every two that normally would be.",
            "ours E4": "This holds for the automaton as well. Odd numbers are rounded down.",
            E5: "The highest score wins. The companion knows its coins, and asks for its other points and for yours; in a tie it asks who wins by the rule of the board game.",
            "ours E6": "A match that is put away unfinished is conceded.",
          },
        },
        difficulty: {
          title: "Difficulty",
          text: {
            D1: "Normal: the normal faces.",
            D2: "Hard: nine faces of each kind; odd turns are normal, even turns are hard.",
            D3: "Expert: the hard faces.",
            D4: "Extreme: as Expert, and after every third card a bonus card, at the stage of the card before.",
            "ours D4": "Bonus cards do not count among the three: they come after turns 3, 6, 9 and so on.",
            "ours D5": "A bonus card belongs to the same turn: the harvest comes once, after it.",
            "ours D6": "Hard after the deck was shuffled again goes by odd and even turns as before.",
            D7: "Mixed: as many of the 18 cards as you like show their hard face, from 1 to 17. Chance draws which, and they are shuffled among the others.",
            "ours D7": "The same cards stay hard when all are shuffled again.",
          },
        },
        saga: {
          title: "With a saga",
          text: {
            G1: "Fortunes are ignored: nothing is claimed.",
            G2: "An encounter with a ship, or a merchant ship of a saga, goes to its Merchant pile as it is: without a coin and without a cube.",
            "ours G3": "The icons of such a card do not count for its cannons.",
            "ours G4":
              "A merchant ship of a saga that an effect of the right side beats goes to the Merchant pile as it is, with the cube on Legendary.",
          },
        },
      },
    },
    pair: {
      title: "Two against two",
      lead: "Two of you, and an automaton each: what is different from one against one.",
      sections: {
        setup: {
          title: "Setting up and scoring",
          text: {
            P1: "Set the table for four. Chance chooses who of you is A. The order is: A’s automaton, A, B’s automaton, B.",
            "ours P1": "Each automaton counts its own turns and has its own everything.",
            P2: "There are two decks of nine cards.",
            P3: "The end starts when any of the four has 4 achievements. It is about a level easier than alone.",
            "ours P4":
              "Hard goes by the turns of each automaton: 10 normal and 8 hard faces in turns 1 to 9, the reverse in turns 10 to 18.",
            P5: "After nine cards each, all 18 are shuffled into two new decks. In Hard, turn 10 is hard.",
            P6: "The scores of a team are added up. A tie is broken by the team’s cubes.",
          },
        },
        together: {
          title: "Automata side by side",
          text: {
            P7: "An automaton never replaces its ally’s cubes nor costs it an island: such cubes are ignored. They ignore each other’s Forts and Garrisons, and never fight each other.",
            "ours P7": "Its cannons count its own buildings alone, and Goods pass over its ally’s islands.",
            P8: "Where both of you have cubes, those of the player who controls the island are replaced first.",
            P9: "It attacks the player who is not in port; of two, the player who is nearest to where its ship began the turn; in a tie the one with most damage; then a coin decides. If only one of you is laden, it attacks that one, in port or not.",
            "ours P9":
              "The way is counted in straight steps. If both of you are in port and it may attack there, the same is asked without “not in port”.",
            "ours P10":
              "If ships of both of you are in its way, one is fought; the space of the other gets no cubes and no battle.",
          },
        },
        partners: {
          title: "Between the two of you",
          text: {
            P11: "You do not attack each other, and on your turn your partner counts as in merchant mode; Garrisons do no damage. If your partner agrees, you replace their cubes and place on their protected islands. Their goods you never take; producing there adds 1 coin and 1 cargo at most; sails and cannons covered by goods count at their islands as at yours.",
            P12: "On one ocean board and not in port, you swap goods freely on your turn, and have 2 more cubes at the start of a battle; plunder may go to the partner’s ship. On one board or in port, repairs are shared.",
          },
        },
      },
    },
  },
  pictures: {},
  players: ({ most }: { least: number; most: number }): string => (most === 1 ? "1 person" : "1 or 2 people"),
  modes: "Chapters",
  ours: "Our reading",
  oursNote: "The booklet of the board game is silent or unclear here; this is how the companion plays it.",
};

export type WaywardRuleText = typeof en;
export default bound(en);

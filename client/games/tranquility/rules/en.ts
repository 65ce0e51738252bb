import type { Book } from "../../../contract/volume.ts";
import { reads, says } from "./ids.ts";

const impossible = reads(
  ["B5"],
  "You may place an island so that the sea can never be filled. Nobody stops you, and nobody warns you.",
);

const order = {
  title: "Where an island may go",
  text: [
    says(
      ["B3"],
      "On any empty space, as long as the numbers still rise along the whole line. The line runs through each row from left to right and goes on at the left end of the row above. Gaps may stay open for later.",
    ),
    impossible,
  ],
};

const price = {
  title: "What it costs",
  picture: "price",
  text: [
    says(
      ["B4"],
      "Only the space just before and the space just after on the line are neighbours, also from the end of one row to the beginning of the next. Above and below do not count. Without an island as a neighbour, placing is free.",
    ),
    says(
      ["B4"],
      "Next to one island you pay the difference of the two numbers: that many other cards from your hand. Between two islands you pay the smaller of the two differences.",
    ),
    says(
      ["B4"],
      "For example, 41 right after 38 costs three cards, since 41 − 38 = 3. If 42 already lay on the other side, it would cost only one.",
    ),
    says(
      ["B4"],
      "You pay from your hand and never from your pile, so four cards at most. What you cannot pay, you cannot place.",
    ),
  ],
};

const toll = {
  title: "The harbour and the toll",
  text: [
    says(
      ["B6"],
      "If you hold a harbour on your turn and none has been played yet, you must play it: that is your turn. It goes to its own space, and the toll opens. Together, the table discards eight cards. You agree on who gives how many; say how many you could give, never what you hold. Then everyone draws back to five.",
    ),
    says(["B6"], "Later harbours do nothing. Discard them like any other card; you may even give one to the toll."),
    reads(
      ["B7"],
      "Here everyone lays an offer face down, of as many cards as they like, or none. Only the number shows. You may change your offer until the toll is paid; the new one takes the place of the old. An offer that would bring the total above eight is refused. Once everyone has offered and the total is eight, the toll is paid.",
    ),
    reads(["B8"], "If all hands together hold fewer than eight cards, the toll cannot be paid, and the match is lost."),
    reads(
      ["B9"],
      "Playing alone, you choose how to pay when you open the table. With “Draw five” you draw five more cards, discard eight of the nine and draw back to five. With “Two rounds” you discard the four you hold, draw to five, discard four and draw to five again. If there are not enough cards for it, the match is lost.",
    ),
  ],
};

const galateia = says(
  ["B1"],
  "With the option “Galateia”, four islands are taken out at random before the deal. Nobody sees which.",
);

const unwinnable = reads(
  ["B14"],
  "Nothing shows you that the match can no longer be won, unless it follows from what everyone can see.",
);

const small = reads(
  ["B11"],
  "This is looked at when a turn begins. An empty pile alone is no loss, and a single card that can be placed for free is still a turn.",
);

const secrets = says(
  ["B12"],
  "Hands and piles are secret. Discards stay face down forever, though you may look through your own. How many cards lie in every hand, pile and discard is for all to see.",
);

const silence = says(
  ["B13"],
  "Nobody talks about the match. Only while a toll is open may you speak, and only of how many cards. If the option “Chat” is set to “Open”, everyone may say what they like.",
);

const silenceWithoutToll = says(
  ["B13"],
  "Nobody talks about the match. If the option “Chat” is set to “Open”, everyone may say what they like.",
);

/** The schema: other languages only compile with the same sections. */
const en = {
  chapters: {
    standard: {
      title: "Standard",
      lead: "Together you fill the sea with islands in rising order, and then sail home.",
      sections: {
        aim: {
          title: "The aim",
          picture: "standard",
          text: [
            says(
              [],
              "The sea has 36 spaces in six rows of six. Fill every one of them with an island, so that the numbers rise from the bottom left, row by row, to the top right. Then a lighthouse brings you home. All of you win, or all of you lose.",
            ),
          ],
        },
        setup: {
          title: "Before the crossing",
          text: [
            says(
              ["B1"],
              "There are 80 islands, numbered from 1 to 80. They are shuffled with five lighthouses and dealt out, one pile to each seat. If the cards do not divide evenly, the first seats get one more.",
            ),
            says(
              ["B1"],
              "Everyone draws five cards. Only then is one harbour shuffled into the rest of each pile, so nobody begins with one.",
            ),
            galateia,
          ],
        },
        turn: {
          title: "Your turn",
          text: [
            says(
              ["B2"],
              "Chance chooses who begins; then you take turns around the table. Do exactly one thing: play a card, or discard two of your choice. With two cards or more you may always discard, unless there is a harbour you must play.",
            ),
            says(["B2"], "Then draw back to five from your own pile. Once it is empty, play on with what you have."),
          ],
        },
        order,
        price,
        toll,
        finish: {
          title: "The lighthouse",
          text: [
            says(
              ["B10"],
              "When every space is filled and a harbour has been played, anyone may play a lighthouse on their turn. The match ends at once, and you have won. Until then a lighthouse can only be discarded, like any other card.",
            ),
          ],
        },
        loss: {
          title: "When it is lost",
          text: [
            says(
              ["B11"],
              "The match is lost when it is someone’s turn and they can do nothing: no harbour they must play, no island they can place and pay for, no lighthouse to light, and fewer than two cards to discard.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: { title: "Secrets and silence", text: [secrets, silence] },
      },
    },
    arch: {
      title: "The Great Arch",
      lead: "Raise two pillars at no cost, then lay the roof that rests on them.",
      sections: {
        aim: {
          title: "The aim",
          picture: "arch",
          text: [
            says(
              [],
              "The arch has 40 spaces: two pillars of six, and a roof of 28 on top of them. Fill them all with islands, then place a lighthouse outside the top right corner. All of you win, or all of you lose.",
            ),
            reads(
              [],
              "The published sheet counts the cards and shows a picture. This is the only shape that agrees with both.",
            ),
          ],
        },
        setup: {
          title: "Before the crossing",
          text: [
            says(
              ["A1", "B1"],
              "The 80 islands are shuffled with the five lighthouses and dealt out, one pile to each seat; the first seats get one card more if they do not divide evenly. Everyone draws five. There are no harbours, and so there is no toll.",
            ),
            galateia,
          ],
        },
        turn: {
          title: "Your turn",
          text: [
            says(
              ["B2"],
              "Do exactly one thing: play a card, or discard two of your choice. Then draw back to five from your own pile. Once it is empty, play on with what you have.",
            ),
          ],
        },
        pillars: {
          title: "First the pillars",
          text: [
            says(
              ["A2"],
              "To begin with, only the twelve spaces of the pillars are open. Each pillar rises on its own, from its bottom left to its top right, whatever the other one holds. Placing is free, also right beside other islands. If you cannot or would rather not place an island, discard two cards.",
            ),
          ],
        },
        roof: {
          title: "Then the roof",
          text: [
            says(
              ["A3", "B3"],
              "Once both pillars are full, the roof opens. It is one line of 28 spaces, from its bottom left, row by row, to its top right. Here too the numbers must rise along the whole line, and from now on neighbours cost cards.",
            ),
            reads(
              ["A3"],
              "The roof begins afresh: islands in the pillars are not its neighbours, and its numbers need not be higher than theirs.",
            ),
            impossible,
          ],
        },
        price,
        end: {
          title: "How it ends",
          text: [
            says(
              ["A4", "B10"],
              "When all 40 spaces are filled, anyone may play a lighthouse on their turn, and you have won. Until then a lighthouse can only be discarded, like any other card.",
            ),
            says(
              ["B11"],
              "The match is lost when it is someone’s turn and they can do nothing: no island they can place and pay for, no lighthouse to light, and fewer than two cards to discard.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: { title: "Secrets and silence", text: [secrets, silenceWithoutToll] },
      },
    },
    pyramid: {
      title: "The Pyramid",
      lead: "Climb to the top, row by row, while every other space hides a surprise.",
      sections: {
        aim: {
          title: "The aim",
          picture: "pyramid",
          text: [
            says(
              [],
              "The pyramid has 35 spaces, in rows of 11, 9, 7, 5 and 3. Fill them all with islands, so that the numbers rise from the bottom left, row by row, to the top right. Then place a lighthouse or a joker at the very top. All of you win, or all of you lose.",
            ),
            reads(
              [],
              "The first, third, fifth … space of every row is a border space, with a boat on it: 20 in all. The published sheets leave this open; it follows from the number of cards.",
            ),
          ],
        },
        setup: {
          title: "Before the climb",
          text: [
            says(
              ["P1"],
              "Only the 80 islands are dealt out, one pile to each seat, and everyone draws five. Beside the board lie 30 explorer cards, face down: six storms, six compasses, five sea monsters, five lighthouses, five harbours, two jokers, and one field of jagged rocks.",
            ),
            says(
              ["P0", "P11", "P4"],
              "Choose how hard it is to be when you open the table. Easier: three of the five sea monsters make way for three more jokers. Harder: every harbour acts like jagged rocks. Normal is neither.",
            ),
          ],
        },
        turn: {
          title: "Your turn",
          text: [
            says(
              ["B2"],
              "Do exactly one thing: play a card, discard two of your choice, or use a compass. Then draw back to five from your own pile. Once it is empty, play on with what you have.",
            ),
          ],
        },
        order,
        price,
        explorers: {
          title: "Border spaces",
          text: [
            says(
              ["P2"],
              "An island on a border space covers the boat. Turn over the top explorer card and do what it says, and only then pay for the island.",
            ),
            reads(["P2"], "When the explorer cards are used up, nothing is turned over any more."),
            reads(
              ["P3"],
              "The explorer card may change your hand. So you choose what to pay after you have seen it. But the cards you held when you placed the island must have been enough to pay for it, without the explorer card.",
            ),
          ],
        },
        dangers: {
          title: "Storm, monster and rocks",
          picture: "dangers",
          text: [
            says(
              ["P5"],
              "Storm: your island goes back to your hand, and the storm covers the space. Nothing can be placed there. You pay nothing.",
            ),
            reads(["P5"], "For order and price a space under a storm counts as empty. Your turn is over."),
            says(["P6"], "Sea monster: your island and the monster are both discarded. You pay nothing."),
            reads(["P6"], "The space is a border space again: the next island there turns over a card of its own."),
            says(
              ["P9"],
              "Jagged rocks: discard one more hand card, on top of the price. If that makes five, the fifth is the top card of your pile.",
            ),
            reads(
              ["P9"],
              "The same goes when your hand is too small. Nobody sees that card, not even you. If your pile is empty, you are spared.",
            ),
            says(
              ["P4"],
              "Harbour: nothing happens, and it is discarded. When playing harder, it acts like jagged rocks.",
            ),
          ],
        },
        treasures: {
          title: "Compass, lighthouse and joker",
          picture: "treasures",
          text: [
            says(
              ["P7"],
              "Compass: it goes to your hand, unseen by the others, and counts towards your five. From your next turn on you may discard it as your action to clear away a storm. The space is then a border space again.",
            ),
            says(
              ["P8"],
              "Lighthouse: it goes to your hand, unseen by the others. It can be placed at the top once all 35 spaces are filled. No harbour is needed.",
            ),
            says(
              ["P10"],
              "Joker: here the two published editions differ, and you choose one when you open the table. French edition, the usual one here: the joker goes to your hand, unseen. Place it as an island of any number from 1 to 80 that neither an island nor a joker on the board has; order and price are those of this number, and it turns over no explorer card. Or place it at the top as a lighthouse. German edition: the joker is discarded and does nothing.",
            ),
            reads(["P13"], "Compasses, lighthouses and jokers may also be paid or discarded like any other card."),
          ],
        },
        end: {
          title: "How it ends",
          text: [
            says(
              ["P12", "B10"],
              "When all 35 spaces are filled, a lighthouse or a joker at the top wins the match at once. A space under a storm is not filled.",
            ),
            says(
              ["P12", "B11"],
              "The match is lost when it is someone’s turn and they can do nothing: no island or joker they can place and pay for, no storm they can clear, no lighthouse to light, and fewer than two cards to discard.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: {
          title: "Secrets and silence",
          text: [
            secrets,
            reads(
              ["B12"],
              "When a storm sends an island back that everyone has seen, that hand is shuffled: later nobody can tell which of its cards it is.",
            ),
            silenceWithoutToll,
          ],
        },
      },
    },
    "day-night": {
      title: "Day and Night",
      lead: "Fill the sea so that in the end its upper half lies in daylight, and its lower half sleeps.",
      sections: {
        aim: {
          title: "The aim",
          picture: "dayNight",
          text: [
            says(
              ["N2"],
              "Fill all 36 spaces in rising order, from the bottom left, row by row, to the top right. At the end the upper three rows must show their day side and the lower three their night side; the boats around the lower half show night as a reminder. Then a lighthouse brings you home. All of you win, or all of you lose.",
            ),
          ],
        },
        setup: {
          title: "Before the crossing",
          text: [
            says(
              ["N1", "B1"],
              "The 80 islands are shuffled with five lighthouses and six compasses and dealt out, one pile to each seat; the first seats get one card more if they do not divide evenly. Everyone draws five, and one harbour is shuffled into the rest of each pile. The match begins by day.",
            ),
            reads(
              ["N1"],
              "A compass among your first five cards is set aside and replaced, until you hold none. Those compasses go into the rest of your pile, together with the harbour.",
            ),
            galateia,
          ],
        },
        light: {
          title: "One light for all",
          text: [
            says(
              ["N2"],
              "The whole table has one light, and it is day at first. Every island is placed with the side up that the light shows now.",
            ),
            says(
              ["N3"],
              "The player who draws a compass turns the light at once, and with it all hands: from day to night, or back. The compass is discarded, and another card is drawn in its place.",
            ),
            reads(
              ["N3"],
              "That card may be a compass again; then the light turns again. After a toll the seats draw one after another, beginning with the one whose turn it is.",
            ),
          ],
        },
        turn: {
          title: "Your turn",
          text: [
            says(
              ["B2", "N4"],
              "Do exactly one thing: play a card, discard two of your choice, or turn an island: discard one hand card and flip one island on the board. Then draw back to five from your own pile. Once it is empty, play on with what you have.",
            ),
          ],
        },
        order,
        price,
        toll,
        end: {
          title: "How it ends",
          text: [
            says(
              ["B10", "N5"],
              "When every space is filled, all 36 islands have the right side up and a harbour has been played, a lighthouse wins the match at once. Until then it can only be discarded, like any other card.",
            ),
            reads(["N5"], "Harbour and lighthouse have no sides: the light does not matter to them."),
            says(
              ["B11", "N5"],
              "The match is lost when it is someone’s turn and they can do nothing: no harbour they must play, no island they can place and pay for, none they can turn, no lighthouse to light, and fewer than two cards to discard.",
            ),
            reads(
              ["B11"],
              "This is looked at when a turn begins. An empty pile alone is no loss, and a single card is enough to turn an island.",
            ),
            unwinnable,
          ],
        },
        secrecy: { title: "Secrets and silence", text: [secrets, silence] },
      },
    },
    duel: {
      title: "Duel",
      lead: "Two players, one sea: one by day, one by night, each after the longest runs of islands.",
      sections: {
        aim: {
          title: "The aim",
          picture: "duel",
          text: [
            says(
              [],
              "You share a sea of 36 spaces, and play against each other. Your islands earn points, and more when they follow one another on the line. Every card you discard costs one.",
            ),
          ],
        },
        setup: {
          title: "Before the duel",
          text: [
            says(
              ["D1"],
              "Only the 80 islands are used. Both of you get five cards; the rest is one common pile, and five cards from it lie face up in a row beside it. The first seat plays its islands day side up, the second night side up. Chance chooses who begins.",
            ),
          ],
        },
        turn: {
          title: "Your turn",
          text: [
            says(
              ["D2"],
              "Place one island with your own side up, or discard two cards. Then draw back to five from the open row, beginning with the card farthest from the pile.",
            ),
            says(
              ["D2"],
              "The row moves up and is filled from the pile to five again. When the pile is empty, the row just gets shorter.",
            ),
          ],
        },
        order: {
          title: "Where an island may go",
          text: [
            says(
              ["B3"],
              "On any empty space, as long as the numbers still rise along the whole line. The line runs through each row from left to right and goes on at the left end of the row above.",
            ),
            says(
              ["D4"],
              "You must leave enough numbers for the gaps. Between 20 and 23, for instance, there are only 21 and 22, so at most two spaces may lie empty between them. Before the first island count from 0, after the last one up to 81.",
            ),
            reads(
              ["D4"],
              "Only the numbers matter. A gap that can no longer be filled because its cards have been discarded is allowed.",
            ),
          ],
        },
        price,
        sweep: {
          title: "The sweep",
          text: [
            says(
              ["D3"],
              "If you cannot place any island, you may show your whole hand to your opponent, discard it and take the entire row. That is your draw; then the row is filled again.",
            ),
            reads(
              ["D3"],
              "An island you cannot pay for, or that would leave too few numbers, is one you cannot place. An empty row cannot be taken.",
            ),
          ],
        },
        end: {
          title: "How it ends",
          text: [
            says(["D5"], "The duel ends when the sea is full, or when both of you hold at most one card."),
            reads(
              ["D5"],
              "This is looked at when a turn ends, after drawing. If there is nothing you may do, you pass; but if you can sweep, you must not pass.",
            ),
          ],
        },
        score: {
          title: "The score",
          text: [
            says(
              ["D6"],
              "Two points for each of your islands on the board. One point less for each card you discarded, whether as a price, as a pair or in a sweep; cards left in your hand do not count.",
            ),
            says(
              ["D6"],
              "Three or more of your islands in succession on the line, also across the end of a row, are a run: one point more for each card in it. An empty space or an island of the other side ends a run. So three islands in a run earn 6 + 3 = 9.",
            ),
            says(
              ["D6"],
              "If the points are equal, more islands decide, then fewer discards, then the longest row of your islands of any length. If all that is equal, the duel is drawn.",
            ),
          ],
        },
        secrecy: {
          title: "Secrets and talk",
          text: [
            secrets,
            reads(
              ["B12"],
              "When you draw cards that lay open in the row, your hand is shuffled: later nobody can tell which of its cards they are.",
            ),
            reads(["D7"], "Talk as much as you like."),
          ],
        },
      },
    },
    board: {
      title: "Boards by players",
      lead: "A player has drawn the board, and chosen its cards and its rules.",
      sections: {
        aim: {
          title: "The aim",
          text: [
            says(
              [],
              "Fill every space of the board with an island, so that the numbers rise along each of its lines. Then a lighthouse brings you home, if the board has a place for one. All of you win, or all of you lose, unless the board is made for a duel.",
            ),
            reads(
              [],
              "Whatever a board does not change is as in the other chapters: the toll as in Standard, explorer cards as in The Pyramid, the light as in Day and Night. The editor of boards and the page of a board have a sheet with all its rules in short.",
            ),
          ],
        },
        order: {
          title: "Where an island may go",
          text: [
            says(["B3"], "On any empty space, as long as the numbers still rise along the whole line."),
            reads(
              [],
              "A board has one line or several. Each rises on its own, and lines do not touch each other, even where their spaces lie side by side. A line may open only when others are full.",
            ),
          ],
        },
        price: {
          title: "What it costs",
          text: [
            says(
              ["B4"],
              "Only the space just before and the space just after on the same line are neighbours. Without an island as a neighbour, placing is free. Next to one island you pay the difference of the two numbers, between two islands the smaller difference.",
            ),
            reads(
              [],
              "A board may instead ask for half of that, rounded up, or for one card. It may set a largest price: what would cost more cannot be placed. On some lines islands are free.",
            ),
          ],
        },
        special: {
          title: "Special cards in the piles",
          text: [
            reads(
              ["H1"],
              "A board may have storms, compasses, sea monsters and jagged rocks in the piles; none is in an opening hand. If you draw one, everyone sees it. It acts once and is discarded, and you draw another card in its place. If your pile is empty, play goes on.",
            ),
            reads(
              ["H2"],
              "Storm: the island or joker that you placed this turn goes back to your hand, which is shuffled, and the storm covers the space. The space is closed, and counts as empty for order and price. The island takes the place of one card you would draw. What you have paid stays paid.",
            ),
            reads(["H3"], "Compass: it clears a storm, the one on the first closed space in the order of the lines."),
            reads(
              ["H4"],
              "Sea monster: the island or joker that you placed this turn is discarded face up. What you have paid stays paid.",
            ),
            reads(
              ["H2", "H4"],
              "If you placed no island this turn, or it is already gone, a storm or a sea monster does nothing.",
            ),
            reads(
              ["H5"],
              "Jagged rocks: you lose the top card of your pile, even if it is a special card. Nobody sees it, not even you.",
            ),
          ],
        },
        end: {
          title: "How it ends",
          text: [
            reads(
              ["H6"],
              "Without a place for a lighthouse, the match is won as soon as every space is filled. If the board has harbours, one must have been played; the toll of a harbour that is played last is not due. If the board has sides, every island must show the right one.",
            ),
          ],
        },
        secrecy: {
          title: "Secrets and silence",
          text: [
            says(
              ["B12"],
              "Hands and piles are secret. What you discard yourself stays face down forever, though you may look through it. How many cards lie in every hand, pile and discard is for all to see.",
            ),
            reads(["H1", "H4"], "Special cards that were drawn, and what a sea monster takes, lie face up."),
            says(
              ["B13"],
              "The board says whether the rule of silence applies. If it does, nobody talks about the match; only while a toll is open may you speak, and only of how many cards.",
            ),
          ],
        },
      },
    },
  },
  pictures: {
    standard: "Six rows of six spaces with islands among them, from 2 at the bottom left to 78 near the top right.",
    price:
      "Between 38 and 53 there are three empty spaces; beside 38 the island 41 costs three cards, further on nothing.",
    arch: "Two pillars of two by three spaces, and across both a roof of seven by four.",
    pyramid: "Five rows that grow shorter to the top; boats on the border spaces, and two storms.",
    dangers: "The cards storm, sea monster, jagged rocks and harbour.",
    treasures: "The cards compass, lighthouse and joker.",
    dayNight: "The upper half of the board by day, the lower half by night; one island with the wrong side up.",
    duel: "Islands by day and by night share a board; two runs are framed.",
  },
  players: ({ least, most }) =>
    least === most ? `${least} players` : least === 1 ? `1 to ${most} players` : `${least} to ${most} players`,
  modes: "Modes",
  ours: "Our reading",
  oursNote: "The published rules are silent or disagree here.",
} satisfies Book;

export type TranquilityRuleText = typeof en;
export default en;

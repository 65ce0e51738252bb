import { bound } from "../../../features/rules/bound.ts";

/** The schema: the other languages must have the same sections and paragraphs to compile. */
export const en = {
  chapters: {
    dresden: {
      title: "Dresden, the main game",
      lead: "Four battles at once, one for each suit: engage where you can win, and give up where you cannot.",
      sections: {
        aim: {
          title: "The aim",
          text: {
            F2: "A round is four battles at the same time, one field for each suit. Every field gets exactly one winner; someone may win several, even all four.",
            G1: "The player who has won the most fields over all rounds wins the match. Fields won by your demons are yours.",
          },
        },
        cards: {
          title: "The cards",
          picture: "deck",
          text: {
            K1: "There are 78 cards: four suits of fourteen and 22 trumps. The suits have one order everywhere: swords, staves, cups, coins. Ace, which counts 1, to 10 are the numeric cards; knave, knight, queen and king are the courts.",
            K2: "The trumps are numbered from 0 to 21; each has a rule of its own, given in the next chapter. Wherever a rule speaks of trumps as a kind, 1 to 21 are meant: the Fool is a kind of his own.",
            "ours K3":
              "Match files write a card as its suit and rank, such as sw10 or cu13, and a trump as t and its number.",
          },
        },
        deal: {
          title: "The deal",
          text: {
            F1: "Two to ten play, best four to six. A match has five rounds; each is dealt from the full, freshly shuffled pack, and nothing but its results is kept.",
            "ours F1": "Matches of one to nine rounds can be chosen, for shorter and longer evenings.",
            "ours F3":
              "Chance chooses who begins the first round; in each later one the next seat begins. Turns go around the table.",
            "F4 F5":
              "Everyone is dealt six cards; the rest is the pile. Six closed cards is what a hand may hold before and after every play, unless trumps change it. It is smaller only when the pile is empty.",
          },
        },
        turn: {
          title: "Your turn",
          text: {
            T1: "Nobody may pass. A turn is one play: discard, engage, abdicate, play a trump, or do something with a Chariot or a Temperance that lies before you.",
            T2: "Discarding one card, whichever you like, is always allowed. It goes face down on the discard pile, and nobody sees it.",
            "T3 T4":
              "After a play you draw up to six again, as far as the pile goes. Priestess, Hierophant and Justice give another play after that; every other play ends the turn.",
            "T5 T6":
              "You play with the cards of your hand, closed or open, and with those of the row that Justice lays out. Without any of these all you can do is abdicate a field of your choice.",
            "ours T7":
              "A play is carried out in this order: its cards leave their place; what it does happens; the Fool may steal; the player who is out goes; you draw, and after you a thief does; the player who holds too many cards discards; then you play again, or your turn ends, the row is filled, and someone with the Hermit may take an extra turn.",
            "ours T8": "Where a trump says “draw a card”, you draw up to what your hand may hold.",
            "ours T9":
              "A trump that finds nothing to do may still be played, unless its rule names a condition. Without what it needs, it can only be discarded.",
          },
        },
        engage: {
          title: "Engaging",
          picture: "numbers",
          text: {
            "E1 F6":
              "On each field you may engage once a round. What you engage lies open until the round ends; nothing is added to it or taken back. One play makes one engagement. Nobody else may engage on a field that Temperance keeps.",
            E3: "Lay down one or more numeric cards of the field’s suit: their strength is their sum. So 4, 6 and 7 make 17, and lose to 9 and 10.",
            E4: "Or a knave of the suit, alone or with its ace: 14½. Or a knight, likewise: 17½. The ace adds nothing, but it keeps the Fool away.",
            E9: "With the Magician one numeric card of another suit counts as one of this suit: among numbers, or as the ace beside a knave or a knight. It may be the only card, on any field.",
            E10: "Nothing else can be engaged: no king or queen alone, no two other courts, nothing added to a couple, and no Empress, Emperor, Lovers or Magician alone.",
            E11: "The highest sum is 65, from 1 to 10 with a changed 10. Every couple is above it.",
          },
        },
        couples: {
          title: "Couples",
          picture: "couples",
          text: {
            E5: "The royal couple is king and queen of the suit, and nothing else.",
            E6: "An illegitimate couple is the Lovers with one court of the suit; or the Lovers with the Empress or the Emperor, on one field or on two at once.",
            E7: "The imperial couple is the Empress and the Emperor, on one field or on two at once.",
            E8: "A couple on two fields is one play and one set of cards.",
            "ours E8": "Both fields must be open to it, since it is one engagement.",
          },
        },
        abdicate: {
          title: "Giving up a field",
          text: {
            "E2 F7":
              "To abdicate costs no card and is always allowed on a field where you are free, kept by Temperance or not. It fills the field for you just as an engagement does, and you cannot win it any more, unless everyone gives it up.",
            E12: "Every engagement and abdication, a Judgement and a World touch a field for the whole round, even if the Tower undoes them: the World cannot come there any more.",
          },
        },
        out: {
          title: "Being out",
          text: {
            F8: "As soon as you have engaged or abdicated on all four fields you are out of the round: your hand goes to the discard pile, and you draw no more.",
            "ours F8": "So do your open cards, and your Chariot with its reserve, your Hermit and your Temperance.",
            F9: "The round ends when everyone is out. The fields are counted, and the next round is dealt.",
          },
        },
        piles: {
          title: "Pile and discards",
          text: {
            "P1 P2":
              "Discards lie face down: who discarded a card knows it, the others only what they saw openly. Engaged cards and trumps that stay on the table are not among them, so they do not come back in this round.",
            P3: "When someone draws the last card of the pile, all vote whether the discards become a new pile: one after the other, from the one who draws, those who are out as well. One no settles it, and the pile is closed for the round. If all say yes the discards are shuffled, and the drawing goes on.",
            P4: "Without any discards there is no vote: the pile is closed.",
            P5: "The pile is renewed as often as everyone agrees.",
            "ours P5":
              "A table can choose a limit of none to five renewals a round: the pile is then closed without a vote. Without a limit it is closed after the fiftieth, so that no round goes on forever.",
            P6: "The Tide always votes yes.",
            "ours P6":
              "A demon has no vote of its own: when it draws, its master votes first. When the Tide draws, the seat after it does.",
            "ours P7": "If several draw in one play, each draws all before the next begins. The last may get nothing.",
          },
        },
        winning: {
          title: "Who wins a field",
          text: {
            W1: "The World wins before an imperial, a royal and an illegitimate couple, in this order; then the highest points do, then an abdication.",
            "W2 W3":
              "So 15 beats a knave and a knave 14, and 18 beats a knight and a knight 17. Two couples of one kind, two knaves or two knights cannot meet on a field: there is one of each.",
            "ours W4":
              "Of equal sums, the one with the higher highest card wins. The published list is lost; cards of one suit are all different, so this decides at a glance.",
            "ours W5":
              "If those are equal too, one of them was changed by the Magician: the engagement without him wins. A table may choose that fewer cards win first.",
            "ours W6": "If everyone abdicated, the last to do so wins.",
          },
        },
        match: {
          title: "Who wins the match",
          text: {
            "ours G2":
              "If several have the most fields, the most swords decide among them, then staves, then cups. The published list is lost; this is the order of the suits.",
            "ours G3":
              "If that is equal as well, the field that one of them won latest decides, going back from the last round in the order of the suits.",
            "ours G4 G5": "All rounds are played, decided or not. Only if all fields went to the Tide is it a draw.",
          },
        },
        asking: {
          title: "What you are asked between turns",
          text: {
            "ours S1":
              "The table waits for the player who plays, and for answers: whether the Fool steals, whether an extra turn is taken, how you vote, whom you call next, what you discard when you hold too much. All else happens by itself.",
            "ours S2":
              "When someone tries an engagement that the Fool could steal, everyone who is free on the field and holds a closed card is asked at once, so that nothing reveals who has him. If all let it stand, it stands.",
            "ours S3":
              "The player who has the Hermit is asked after every turn, and may say no until their own turn comes.",
            "ours S4":
              "You can answer in advance beside the board: let the Fool’s questions stand, always, below some strength or on some fields; vote always yes or no. Answers given this way wait a moment of their own, no matter who gives them.",
            "ours S5":
              "For someone who is away, the patience of the table, its clock and its bots hold for answers as for turns.",
          },
        },
        secrets: {
          title: "Who sees what",
          text: {
            "ours S6":
              "Your closed hand is yours alone; how many cards it has, everyone sees. Nobody sees the pile. A discard is known to who discarded it, and to all if it lay open before. What is open on the table, votes, calls and abdications are for all to see.",
            "ours S7":
              "A card of yours that others have seen goes back into your hand unseen: nobody can tell any more which of your cards it is.",
            "ours S8": "A vote comes before anyone looks at what is drawn.",
            S9: "Talk as much as you like, and lie if you like.",
          },
        },
        options: {
          title: "What a table may choose",
          text: {
            "ours O1":
              "A variant, the Tide or not, the number of rounds, how often the pile is renewed, and what decides between equal sums. There is one variant a match; they are not mixed.",
            "ours O2": "Several Tides and shared victories are not offered.",
          },
        },
      },
    },
    trumps: {
      title: "The trumps",
      lead: "A trump is shown when it is played. Then it goes to the discard pile, or stays on the table for the round.",
      sections: {
        t0: {
          title: "0 · The Fool",
          picture: "t0",
          text: {
            M0a: "He is not played on your turn; there you can only discard him. But when another has just tried to engage on a field where you are free, you may play him.",
            "M0b M0d":
              "The whole engagement becomes yours. The one who tried it is free there again and has used the play, even if it was their last field. The Fool goes to the discard pile; the one who was robbed draws first, then you.",
            M0c: "He never steals a couple, the World, an abdication, a Judgement, nor anything with an ace in it.",
            "ours M0c":
              "An ace made by the Magician protects as well. And nothing is stolen on a field that Temperance keeps, where you could not engage.",
          },
        },
        t1: {
          title: "1 · The Magician",
          picture: "t1",
          text: {
            M1a: "He lies in an engagement beside at least one numeric card, and changes the suit of one of them for it. If all have the field’s suit he may lie there all the same, and changes nothing. He adds nothing to the strength, stays with the engagement and goes where it goes.",
            "ours M1a": "He cannot lie beside a lone knave or knight: there is no numeric card for him.",
          },
        },
        t2: {
          title: "2 · The Priestess",
          picture: "t2",
          text: {
            M2a: "Look at someone’s closed hand; then draw and play again. You may tell what you saw, or lie, but not show it.",
            "ours M2b": "It must hold a closed card and not be played by you: a demon’s is open anyway.",
          },
        },
        t3: {
          title: "3 · The Empress",
          picture: "t3",
          text: { M3: "She is engaged in couples only: with the Emperor, or with the Lovers." },
        },
        t4: {
          title: "4 · The Emperor",
          picture: "t4",
          text: { M4: "He is engaged in couples only: with the Empress, or with the Lovers." },
        },
        t5: {
          title: "5 · The Hierophant",
          picture: "t5",
          text: {
            M5a: "Name a suit, the trumps or the Fool. Everyone, you too, shows all cards of that kind in hand. Then draw and play again.",
          },
        },
        t6: {
          title: "6 · The Lovers",
          picture: "t6",
          text: {
            M6: "They are engaged in illegitimate couples only: with a court of the suit, the Empress or the Emperor.",
          },
        },
        t7: {
          title: "7 · The Chariot",
          picture: "t7",
          text: {
            M7a: "Lay it before you with one or more other cards, open, as many as you like: they are the reserve.",
            M7b: "On later turns, as your play, add one or two cards to it; or discard the Chariot with its reserve; or discard the Chariot and engage the whole reserve, with other cards or without, as one engagement. It may be of more than six cards.",
            M7c: "Any card may go into the reserve. What cannot be engaged together later can only be discarded with the Chariot.",
            "ours M7c M7d":
              "A trump in the reserve cannot be played from there, the World and Judgement neither. The reserve is no part of your hand and cannot be used otherwise.",
          },
        },
        t8: {
          title: "8 · Justice",
          picture: "t8",
          text: {
            M8a: "It stays. Six cards are laid open in a row, or what there is: everyone may use them just like cards of their own hand, for discarding too. Then play again.",
            "ours M8a": "You draw before you play again, as always.",
            M8b: "At the end of every turn the row is filled to six, if there are cards.",
            "ours M8b M8c":
              "Hands are filled before the row. It is in nobody’s hand, so nothing that looks at hands, calls from them or throws them away touches it. It stays when its player is out.",
          },
        },
        t9: {
          title: "9 · The Hermit",
          picture: "t9",
          text: {
            M9a: "He stays. He gives three extra turns, each right after anyone’s turn, your own too, even several in a row or at once. You never have to take them.",
            M9b: "An extra turn is a full turn; then play goes on where it would have. He goes after the third, or when you are out.",
          },
        },
        t10: {
          title: "10 · The Wheel",
          picture: "t10",
          text: { M10: "Draw five cards, look at them, and discard down to what your hand may hold." },
        },
        t11: {
          title: "11 · Strength",
          picture: "t11",
          text: {
            M11a: "It stays. Choose: your hand may hold two open cards more, drawn at once, or one closed card more, for the rest of the round.",
            M11b: "The open cards are cards of your hand in every respect.",
          },
        },
        t12: {
          title: "12 · The Hanged Man",
          picture: "t12",
          text: {
            M12a: "Choose someone, or yourself: their whole hand is discarded and drawn again, if possible. Then you draw.",
            "ours M12b": "They must hold a card. You may always choose yourself.",
          },
        },
        t13: {
          title: "13 · Death",
          picture: "t13",
          text: {
            M13: "The whole pile goes to the discard pile and is closed for the round, without a vote. If it was empty already, nothing happens.",
          },
        },
        t14: {
          title: "14 · Temperance",
          picture: "t14",
          text: {
            M14a: "Lay it on a field where you are not engaged, while the pile is not empty. Nobody else may engage there. Abdicating and Judgement are still allowed.",
            M14b: "It goes when you engage there, which you may, when the pile runs out and is not renewed, or when you are out.",
          },
        },
        t15: {
          title: "15 · The Devil",
          picture: "t15",
          text: {
            M15a: "Six cards are laid open: the hand of a demon, which you play as another player at the table. You are its master. Then you draw.",
            "M15b M15d":
              "The demon has its turn right before yours. Its cards are always open, so for its Strength only two open cards can be chosen. Else it plays like everyone.",
            M15c: "Fields that it wins are yours. When it is out, the Devil goes to the discard pile.",
            "ours M15c": "It plays on when you are out yourself.",
          },
        },
        t16: {
          title: "16 · The Tower",
          picture: "t16",
          text: {
            M16a: "Undo one engagement on one field, your own or another’s: its cards go to the discard pile, and its player is free there again.",
            M16b: "Not against someone who is out, an abdication, a Judgement or the World. A couple on two fields loses only this one; its cards stay as long as one field has them.",
            "ours M16c": "Without anything to undo it can only be discarded.",
          },
        },
        t17: {
          title: "17 · The Star",
          picture: "t17",
          text: {
            M17: "Name a suit card. The player who has it in hand gives it to you openly, and draws. If nobody has it, you draw.",
            "ours M17b": "Your own hand, reserves, the row and the table are not searched. A card may be called again.",
          },
        },
        t18: {
          title: "18 · The Moon",
          picture: "t18",
          text: { M18: "Like the Star; if nobody has the card, you may call a second one before you draw." },
        },
        t19: {
          title: "19 · The Sun",
          picture: "t19",
          text: {
            M19a: "Like the Star, with up to three calls until one finds its card.",
            M19b: "Or call a single trump, from 1 to 19.",
          },
        },
        t20: {
          title: "20 · Judgement",
          picture: "t20",
          text: {
            M20: "Lay it on a field where someone is free, be it you: they have abdicated there at this moment, and may be out by it. Temperance does not hinder it. It stays.",
          },
        },
        t21: {
          title: "21 · The World",
          picture: "t21",
          text: {
            M21a: "Engage it alone on a field that nobody has touched in this round, and that no other’s Temperance keeps. You win the field.",
            M21b: "All others abdicate there at once; who is out by that discards at once.",
            "ours M21b": "They do so in the order of turns after you, and whether you are out is looked at first.",
          },
        },
      },
    },
    cases: {
      title: "Special cases",
      lead: "The notes for advanced players are lost. This is how cards meet here.",
      sections: {
        fool: {
          title: "The Fool",
          text: {
            "ours I1 I2":
              "Anyone in the round who is free on the field may steal, a master from his demon too, and a demon from its master. If the Fool lies open, in the row or in a hand, only those are asked who can use him; for the row one after the other, from the one who is robbed.",
            "ours I3":
              "While everyone knows that he lies among the discards, in a Chariot’s reserve, or open before the Tide, nobody is asked, until the pile is renewed.",
            I4: "Judgement cannot be stolen, and who has abdicated or was judged on the field cannot steal there: an abdication fills a field.",
            "ours I5":
              "If it is the thief’s fourth field, the thief is out at once and draws nothing; then the one who was robbed draws.",
            "ours I6":
              "The Magician goes over with the engagement. A Chariot that was used for it is discarded already.",
            "ours I7 I8 I9":
              "What the owner of Temperance engages on the kept field cannot be stolen. Of a secret engagement everyone free there is asked, whatever it is. The player who would be out by an engagement is so only after the Fool’s window.",
          },
        },
        tower: {
          title: "The Tower",
          text: {
            "ours I10 I11 I12":
              "Of a couple on two fields the Tower names one, and the other stands. The Magician of an engagement goes with it. A reserve and Temperance are no engagements, and no target.",
            I13: "A field stays touched when the Tower has undone what lay there: no World can come.",
          },
        },
        chariot: {
          title: "The Chariot",
          text: {
            "ours I14 I15":
              "If you are out, Chariot and reserve are discarded. If the field is lost that you saved for, the reserve stays: engage it elsewhere, or drop it.",
            "ours I16 I17":
              "Chariot and cards may come from the row; they belong to the player who uses them. A reserve with the Empress and the Emperor, or with one of them and the Lovers, may be engaged on two fields.",
          },
        },
        row: {
          title: "Justice and the row",
          text: {
            "ours I18":
              "A demon’s hand is no part of the row; a demon uses it as all do. If cards run short, the player who plays draws before the row. Justice played by a demon gives the demon another play.",
            "ours I19 I20 I21":
              "The player who uses a trump of the row owns it. Your hand stays full then, so a card you are given, or the Wheel, may bring too many: discard down. The row is filled at the end of the turn, not before another play.",
          },
        },
        demon: {
          title: "The Devil and demons",
          text: {
            "ours I22 I23 I24":
              "After a renewal the Devil may come again, when the first demon is out. With an empty pile he brings a demon without cards, who may still use the row. Played in an extra turn, he brings one that acts when its place in the order comes.",
            "ours I25 I26 I27":
              "Its Hermit, Temperance and Chariot are its own; its master answers for it, and is bound by its Temperance. What it discards everyone has seen. Priestesses do not look at demons, nor for them at their masters.",
          },
        },
        hanged: {
          title: "The Hanged Man",
          text: {
            "ours I28 I29":
              "All cards go, closed and open, and as many of each come as the hand may hold. A reserve is not touched.",
            I30: "With a closed pile, the chosen one is left with nothing.",
          },
        },
        calls: {
          title: "Calls",
          text: {
            "ours I31 I32":
              "An open card in a hand is found, your own demon’s too. A card of the row, of a reserve or of an engagement is not.",
            "ours I33 I34 I35":
              "While the pile is closed, the giver has a card fewer. What a demon calls joins its open hand. The Sun’s trump can only be the first and only call.",
            "ours I36 I37":
              "The Hierophant leaves row and reserves out, and open cards count as shown. The player who has shown the Fool may have discarded him since: all are asked as before.",
          },
        },
        closing: {
          title: "Death and Temperance",
          text: {
            "ours I38 I39":
              "Death in a closed pile does nothing. Otherwise hands and row stay as they are and are not filled any more, its player does not draw, and Temperance ends.",
            "ours I40 I41 I42 I43":
              "If its own player’s drawing empties the pile, Temperance ends unless the pile is renewed. It stays when its owner abdicates or is judged there. A couple on two fields cannot take the kept one. Once it was lifted by an engagement, it does not come back when the Tower undoes that.",
          },
        },
        world: {
          title: "The World and Judgement",
          text: {
            "ours I44 I45 I46":
              "If the World brings several out, each abdicates, goes out and discards in turn; then its player draws. If it brings everyone out, the round is over. The player who is out by it loses their Temperance elsewhere as well.",
            "ours I47": "You may judge yourself, a demon or the Tide. On yourself it can bring the last abdication.",
          },
        },
        order: {
          title: "Extra turns and drawing",
          text: {
            "ours I48 I49":
              "If you go out in an extra turn, the Hermit goes, and the next in the normal order plays. If nobody else is left, you are not asked: your turns follow anyway.",
            "ours I50 I51":
              "Cards drawn before a vote count as drawn, unseen; after it the drawing goes on. If the new pile is too small as well, it is closed without a second vote.",
          },
        },
      },
    },
    nassau: {
      title: "Nassau",
      lead: "Dresden with a stricter Temperance.",
      sections: {
        temperance: {
          title: "Temperance",
          picture: "t14",
          text: {
            NA1: "Nobody may engage on a field that Temperance keeps, its owner neither.",
            NA2: "The owner may lift it: that is the whole play of a turn.",
            NA3: "It also goes when the pile runs out, and when its owner is out.",
            "ours NA3": "If the pile is renewed it stays, since then it is empty at no turn.",
          },
        },
      },
    },
    koblenz: {
      title: "Koblenz",
      lead: "Nassau, with one secret engagement for everyone in each round.",
      sections: {
        secret: {
          title: "Engaging secretly",
          picture: "secret",
          text: {
            KO1: "Once a round you may lay an engagement face down. Only the number of its cards is seen, until they are turned up at the end of the round.",
            KO2: "The right is used up even if the engagement is stolen or undone.",
            "ours KO3":
              "Only cards of your closed hand can be laid so: of all others everyone would see where they go. A demon has no such right.",
            KO4: "The World, a Judgement and an abdication are never secret, and a couple covers one field only.",
            "ours KO4": "The Magician may lie among the cards, and counts in their number.",
            KO5: "The Fool may try to steal it: his player alone looks. If it may not be stolen, the Fool is lost and it stands; else it is stolen and stays face down.",
            KO6: "The Tower undoes it without showing it, and neither Priestess nor Hierophant shows it.",
          },
        },
      },
    },
    mainz: {
      title: "Mainz",
      lead: "The list of what Mainz changes is lost. It is played here as Nassau.",
      sections: {
        known: {
          title: "What is known of it",
          text: {
            "MA1 MA2 MA3 MA4":
              "Malta and Worms, which are built on it, prove some of it: it is built on Nassau; its Magician changes a suit; its aces are those of Nassau; it has no secret engagements.",
            MA5: "It has the Fool, who cannot take couples, the Tower, the World, Judgement, Temperance, Priestess, Hanged Man, Hierophant, Star, Moon and Sun, votes for a new pile, and an imperial couple for more than one field.",
            "ours MA6":
              "Whatever else its list may have changed is unknown. What you play is Nassau, and we say so: its three children stay playable.",
          },
        },
      },
    },
    malta: {
      title: "Malta",
      lead: "The Magician hides engagements. Published on Mainz, whose own list is lost; played on Nassau.",
      sections: {
        magician: {
          title: "The Magician of Malta",
          picture: "malta",
          text: {
            ML1: "The Magician changes no suits. Played with an engagement he makes it secret, as in Koblenz, and is discarded: he is not among its cards, so he may also come from the row or from the open pair that Strength gives you. A couple covers one field only.",
            "ours ML2": "If the Fool tries to steal it, an ace among the cards protects them as it always does.",
          },
        },
      },
    },
    worms: {
      title: "Worms",
      lead: "A lone ace can be reinforced. Published on Mainz, whose own list is lost; played on Nassau.",
      sections: {
        aces: {
          title: "Aces and reinforcements",
          picture: "worms",
          text: {
            WO1: "An ace that you engaged alone, or with the Magician, even if it has the field’s suit, can be reinforced once later: by numeric cards, one of them changed by the Magician if he did not come with the ace, or by a knave, or by a knight. Never by a couple.",
            WO2: "Until then it is a normal engagement of strength 1. It fills the field, so on a fourth field no reinforcement can come; it keeps the World away, and the Tower may undo it.",
            WO3: "With numbers, the strength is their sum and one. With a knave or a knight the ace is discarded: 14½ or 17½. After that all is one engagement.",
            "ours WO3": "The Magician of a discarded ace goes with it.",
            WO4: "The Fool may steal the reinforcements, by someone free on the field; the ace stays alone.",
            "ours WO4 WO5":
              "Then it may be reinforced again, since what was stolen is no engagement of yours. You cannot reinforce on a field that Temperance keeps. You can from the Chariot.",
          },
        },
      },
    },
    gaza: {
      title: "Gaza, the Tide",
      lead: "One player more, who plays by itself. Meant for two or three; any variant can have it, and Gaza is Mainz with it.",
      sections: {
        tide: {
          title: "The Tide",
          text: {
            GA1: "The Tide is last in the order of the round and is dealt six cards that nobody sees.",
            GA2: "On its turn it discards its oldest card and draws one. Without cards it abdicates the first field, in the order of the suits, where it is free.",
            "ours GA2": "It abdicates one field a turn.",
            GA3: "It always votes yes, and is asked nothing.",
            "ours GA3": "It never uses the Fool: a player that follows rules knows no choice.",
            GA4: "Judgement, Priestess, Hanged Man and World work on it.",
            GA5: "When a real player plays the Hierophant, the Star, the Moon or the Sun, all its cards are turned open first; what it draws later is closed.",
            "ours GA5 GA7":
              "A demon’s do the same. Those turned open stay so. Its cards lie in a row by age and are never shuffled, so the player who has seen one goes on knowing it.",
            "ours GA6": "When nobody else is left in the round, it abdicates all its free fields at once.",
            "ours W7": "A field that it wins counts for nobody.",
          },
        },
      },
    },
  },
  pictures: {
    deck: "An ace of swords, a 7 of staves, a knight of cups, a king of coins and the trumps Fool and World.",
    numbers: "4, 6 and 7 of swords make 17; beside them 9 and 10 of swords, which make 19.",
    couples: "King and queen of cups; the Lovers with the knave of cups; the Empress with the Emperor.",
    secret: "Three cards that lie face down.",
    malta: "The Magician beside two cards that lie face down.",
    worms: "An ace of coins, and beside it 8 and 9 of coins that reinforce it.",
    t0: "The Fool: a traveller.",
    t1: "The Magician.",
    t2: "The Priestess.",
    t3: "The Empress.",
    t4: "The Emperor.",
    t5: "The Hierophant.",
    t6: "The Lovers.",
    t7: "The Chariot.",
    t8: "Justice.",
    t9: "The Hermit.",
    t10: "The Wheel.",
    t11: "Strength.",
    t12: "The Hanged Man.",
    t13: "Death.",
    t14: "Temperance.",
    t15: "The Devil.",
    t16: "The Tower.",
    t17: "The Star.",
    t18: "The Moon.",
    t19: "The Sun.",
    t20: "Judgement.",
    t21: "The World.",
  },
  players: ({ least, most }: { least: number; most: number }) => `${least} to ${most} players`,
  modes: "Chapters",
  ours: "Our reading",
  oursNote: "The lists of the published rules are lost or silent here.",
};

export type ArcanoidRuleText = typeof en;
export default bound(en);

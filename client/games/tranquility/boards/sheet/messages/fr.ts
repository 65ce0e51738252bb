import { listed, plural } from "../../../../../i18n/language.ts";
import type { SheetMessages } from "./en.ts";

const all = (names: readonly string[]): string => listed(names, "fr");

const fr: SheetMessages = {
  seats: (least, most) =>
    least === most
      ? `Pour ${plural("fr", most, { one: "# personne", other: "# personnes" })}.`
      : `De ${least} à ${most} personnes.`,
  layOut: (n) => `Laissez la place de ${n} îles, comme sur l’image.`,
  finishPlace: "Le triangle est la place de la carte arrivée.",
  startPlace: "Le point est la place de la carte départ.",
  frame: "Posez des cartes bordure sur les places grises ; ce n’est qu’un décor.",
  borders: "Posez une carte bordure sur chaque case au bord épais.",
  islands: (first, last) => `Mélangez les îles ${first} à ${last}.`,
  removed: (n) => plural("fr", n, { one: "Écartez-en # sans la regarder.", other: "Écartez-en # sans les regarder." }),
  finishes: (n) => `Ajoutez ${plural("fr", n, { one: "# carte arrivée", other: "# cartes arrivée" })} et mélangez.`,
  specials: (cards) =>
    `Avant la donne, ajoutez aussi ${all(cards)} et mélangez. Une telle carte dans une première main est remplacée, puis mélangée au reste de la pioche.`,
  deal: "Distribuez toutes les cartes face cachée, une pioche par personne.",
  draw: (n) => `Chacun pioche ${n} cartes.`,
  starts: "Mélangez ensuite une carte départ au reste de chaque pioche.",
  compasses: (n) =>
    `Avant la donne, ajoutez aussi ${plural("fr", n, { one: "# boussole", other: "# boussoles" })}. Une boussole dans une première main est remplacée, puis mélangée au reste de la pioche.`,
  explorer: (cards) => `Mélangez un paquet d’exploration et posez-le face cachée : ${all(cards)}.`,
  explorers: {
    storm: (n) => plural("fr", n, { one: "# tempête", other: "# tempêtes" }),
    compass: (n) => plural("fr", n, { one: "# boussole", other: "# boussoles" }),
    monster: (n) => plural("fr", n, { one: "# monstre marin", other: "# monstres marins" }),
    finish: (n) => plural("fr", n, { one: "# carte arrivée", other: "# cartes arrivée" }),
    start: (n) => plural("fr", n, { one: "# carte départ", other: "# cartes départ" }),
    rocks: (n) => plural("fr", n, { one: "# carte récifs", other: "# cartes récifs" }),
    border: (n) => plural("fr", n, { one: "# carte bordure", other: "# cartes bordure" }),
  },
  turn: (actions) =>
    `Jouez à tour de rôle ; le hasard désigne qui commence. Faites une seule chose : ${actions.join(" ; ")}.`,
  actions: {
    place: "poser une île et la payer",
    pair: "défausser deux cartes",
    turn: "retourner une île (N4)",
    clear: "chasser une tempête (P7)",
    start: "jouer la carte départ (B6)",
    finish: "jouer la carte arrivée (B10)",
  },
  refill: (n) =>
    `Complétez ensuite votre main à ${n} avec votre pioche. Une fois celle-ci vide, continuez avec ce que vous avez.`,
  line: "Posez une île sur n’importe quelle case vide. Les îles doivent monter dans l’ordre des numéros de l’image. On peut laisser des vides.",
  lines: (last) =>
    `Posez une île sur n’importe quelle case vide. Il y a les lignes A à ${last} : sur chacune, les îles montent à partir de 1. Les lignes ne se touchent pas. On peut laisser des vides.`,
  free: (lines) =>
    lines.length === 1
      ? `Sur la ligne ${all(lines)}, les îles ne coûtent rien.`
      : `Sur les lignes ${all(lines)}, les îles ne coûtent rien.`,
  allFree: "Les îles ne coûtent rien.",
  after: (line, others) =>
    others.length === 1
      ? `La ligne ${line} s’ouvre quand la ligne ${all(others)} est pleine.`
      : `La ligne ${line} s’ouvre quand les lignes ${all(others)} sont pleines.`,
  cost: {
    difference:
      "Sans île juste avant ni juste après sur sa ligne, une île est gratuite. À côté d’une île, défaussez autant d’autres cartes que la différence des nombres ; entre deux, la plus petite différence.",
    half: "Sans île juste avant ni juste après sur sa ligne, une île est gratuite. À côté d’une île, défaussez autant d’autres cartes que la moitié de la différence des nombres, arrondie vers le haut ; entre deux, la moitié de la plus petite.",
    flat: "Sans île juste avant ni juste après sur sa ligne, une île est gratuite. À côté d’une ou de deux îles, défaussez une autre carte.",
  },
  maxCost: (n) => `Une île qui coûterait plus de ${n} ne peut pas être posée.`,
  hand: "Payez avec votre main, jamais avec votre pioche.",
  night:
    "Tous tiennent leurs cartes sur la même face, le jour d’abord, et posent ainsi les îles. À la fin, les cases sombres doivent montrer la nuit, toutes les autres le jour.",
  turnHands: "Qui pioche une boussole retourne toutes les mains, la défausse et pioche de nouveau.",
  turning: "Vous pouvez défausser une carte pour retourner une île du plateau.",
  startForced:
    "Si vous avez une carte départ et qu’aucune n’est posée, vous devez la jouer à sa place. Les suivantes n’ont pas d’effet ; défaussez-les comme n’importe quelle carte.",
  toll: (n, hand) =>
    `Après la carte départ, défaussez ensemble ${plural("fr", n, { one: "# carte", other: "# cartes" })}. Convenez de qui en donne combien ; ne dites que des nombres. Puis chacun complète sa main à ${hand}.`,
  unpaid: "Si les mains n’ont pas assez de cartes pour cette défausse, vous avez perdu.",
  solo: {
    drawFive: (drawn, n, hand) =>
      `En solo, piochez ${drawn} cartes après la carte départ, défaussez-en ${n}, puis complétez votre main à ${hand}.`,
    twoRounds: (n, hand) =>
      `En solo, faites ceci deux fois après la carte départ : défaussez ${n}, puis complétez votre main à ${hand}.`,
    plain: (n, hand) => `En solo, défaussez ${n} après la carte départ, puis complétez votre main à ${hand}.`,
  },
  explore:
    "Une île sur une case au bord épais recouvre sa carte bordure : retournez la première carte d’exploration et faites ce qu’elle dit. Quand le paquet est vide, on n’en retourne plus.",
  paidLater: "Payez l’île après la carte d’exploration. Les cartes que vous teniez avant devaient suffire.",
  drawn: {
    start: {
      spent: "Carte départ : défaussez-la, sans effet.",
      rocks: "Carte départ : elle agit comme les récifs (P9).",
    },
    storm:
      "Tempête : reprenez l’île et posez la tempête sur la case, qui est bloquée et compte comme vide. Ne payez rien ; votre tour est terminé.",
    monster: "Monstre marin : défaussez-le avec l’île. Ne payez rien. La prochaine île posée là retournera une carte.",
    compass: "Boussole : prenez-la en main, sans la montrer.",
    clear:
      "Dès votre tour suivant, vous pouvez la défausser pour chasser une tempête ; la prochaine île posée là retournera une carte.",
    finish: "Carte arrivée : prenez-la en main, sans la montrer.",
    rocks:
      "Récifs : défaussez une carte de plus que le coût de l’île. Si votre main est trop petite, défaussez la première carte de votre pioche sans la regarder.",
    border: {
      spent: "Carte bordure : défaussez-la, sans effet.",
      joker:
        "Carte bordure : prenez-la en main, sans la montrer. C’est un joker : une île de n’importe quel nombre de 1 à 80 absent du plateau, qui ne retourne pas de carte d’exploration, ou une carte arrivée.",
    },
  },
  special: {
    act: "Qui pioche une tempête, une boussole, un monstre marin ou des récifs montre la carte à tous, fait ce qu’elle dit, la défausse et pioche de nouveau. Si la pioche est vide, on continue.",
    storm:
      "Tempête : si vous avez posé une île à ce tour, reprenez-la en main ; sa case est bloquée et compte comme vide. Ce qui est payé reste payé, et l’île compte comme une carte piochée.",
    compass: "Boussole : retirez une tempête, celle de la première case bloquée dans l’ordre des lignes.",
    monster: "Monstre marin : si vous avez posé une île à ce tour, défaussez-la.",
    rocks: "Récifs : défaussez la première carte de votre pioche sans la regarder.",
  },
  filled: "Quand toutes les cases sont remplies, vous gagnez tous.",
  filledAfterStart: "Quand toutes les cases sont remplies et qu’une carte départ est posée, vous gagnez tous.",
  sidesOfAll: "Pour gagner, chaque case doit aussi montrer la bonne face.",
  finish:
    "Quand toutes les cases sont remplies, une carte arrivée, jouée comme action, vous fait tous gagner. Avant, on peut la défausser comme n’importe quelle carte.",
  finishAfterStart:
    "Quand toutes les cases sont remplies et qu’une carte départ est posée, une carte arrivée, jouée comme action, vous fait tous gagner. Avant, on peut la défausser comme n’importe quelle carte.",
  sides: "Pour la carte arrivée, chaque case doit aussi montrer la bonne face.",
  loss: "Si vous ne pouvez rien faire à votre tour, vous perdez tous.",
  secrets: "Mains et pioches sont secrètes. Les défausses restent face cachée ; vous pouvez regarder la vôtre.",
  talk: {
    open: "Parlez comme vous voulez.",
    silent: "Ne parlez pas de la partie.",
    silentToll: "Ne parlez pas de la partie, sauf des nombres de cartes pendant la défausse commune.",
  },
  duel: {
    setup: (n) =>
      `Chacun pioche ${n} cartes ; le reste forme une pioche commune. À côté, étalez ${n} cartes face visible. L’un pose ses îles côté jour, l’autre côté nuit.`,
    turn: (n) =>
      `Posez une île sur votre face, ou défaussez deux cartes. Complétez ensuite votre main à ${n} avec l’étalage, d’abord la carte la plus éloignée de la pioche, puis complétez l’étalage avec la pioche.`,
    room: "Entre deux îles, il doit rester assez de nombres pour les cases vides. Avant la première île, comptez à partir de 0, et après la dernière, jusqu’à 81.",
    sweep:
      "Si vous ne pouvez poser aucune île, vous pouvez montrer votre main, la défausser et prendre tout l’étalage.",
    end: "La partie s’achève quand le plateau est plein, ou quand vous n’avez plus, l’un et l’autre, qu’une carte au plus. Si vous ne pouvez rien faire, passez.",
    score:
      "2 points par île à vous, 1 de moins par carte que vous avez défaussée, 1 de plus par île dans une suite d’au moins 3 des vôtres. À égalité : plus d’îles, puis moins de défausses, puis la plus longue suite.",
  },
};

export default fr;

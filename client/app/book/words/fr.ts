import type { ReadingWords } from "./en.ts";

const fr: ReadingWords = {
  pages: "Pages",
  play: "Jouer",
  print: "Imprimer",
  wholeBook: "Toutes ensemble",
  rulesOf: (game) => `Les règles de ${game}`,
  rulesLead: "Racontées du début à la fin. Les numéros à côté du texte sont ceux que la table cite quand elle dit non.",
  day: {
    title: "La donne du jour",
    lead: "Une donne par jour, la même pour tout le monde : un seul essai compte, puis on voit les résultats de tous.",
  },
  fair: {
    title: "Personne ne peut choisir les cartes",
    lead: "Ni ceux qui jouent, ni ceux qui ont bâti ce lieu, ni ceux qui tiennent le serveur. Et il ne faut croire personne : toute partie finie peut être vérifiée, sur votre propre appareil.",
    steps: [
      [
        "La donne est scellée avant que quiconque ne s’assoie",
        "Quand une table s’ouvre, le serveur tire une graine, un nombre de 64 chiffres, et en montre le sceau (SHA-256). Le sceau ne révèle rien, et aucune autre graine n’a le même.",
      ],
      [
        "Chacun ajoute un nombre à soi",
        "Qui prend place y joint un nombre tiré par son propre appareil. Le serveur avait choisi sa graine avant de les connaître ; et personne ne connaissait la graine.",
      ],
      [
        "Chaque mélange découle de ces nombres",
        "La graine et les nombres décident ensemble de chaque carte donnée, piochée ou mélangée, selon une méthode écrite (HMAC-SHA-256). Le hasard n’a pas d’autre source.",
      ],
      [
        "À la fin, la graine est révélée",
        "Elle doit correspondre au sceau du début. Dès lors, chacun peut recalculer toute la partie : chaque carte, chaque coup, la fin.",
      ],
    ],
    check: "Vérifiez",
    checkNote:
      "Revoyez une partie finie. Votre appareil recalcule tout, sans interroger le serveur, et son titre dit « Vérifiée ». Touchez ce mot pour lire ce qui l’a été.",
    ownMatches: "Une de mes parties",
    file: "Un fichier de partie",
    limits: "Ce que cela ne montre pas",
    limitsNote:
      "Qui tient le serveur pourrait voir les cartes pendant une partie, mais non les changer. Et deux voisins peuvent parler des leurs : aucune machine ne l’empêche. Une partie donnée sans connexion tient sa graine de l’appareil sur lequel elle se joue, et aucun serveur ne l’a scellée.",
  },
};

export default fr;

import type { ReadingMessages } from "./en.ts";

const fr: ReadingMessages = {
  print: "Imprimer",
  wholeBook: "Tout sur une page",
  rulesOf: (game) => `Les règles de ${game}`,
  rulesLead: "Les règles complètes. Les codes en marge sont les numéros de règle affichés quand un coup est refusé.",
  day: {
    title: "La donne du jour",
    lead: "Une donne par jour, la même pour tout le monde : vous avez un seul essai, puis vous voyez les résultats de tous.",
  },
  series: {
    title: "Séries à donnes égales",
    lead: "Plusieurs donnes, les mêmes pour tout le monde : jouez chacune une fois, puis comparez.",
  },
  about: {
    title: "À propos de Stillwater",
    lead: "Des jeux de cartes tranquilles entre amis, en direct ou coup par coup sur plusieurs jours. Sans inscription, sans publicité, sans pistage.",
    host: {
      title: "Qui gère ce serveur",
      by: (name) => `Ce serveur est géré par ${name}.`,
      unnamed:
        "Les personnes qui gèrent ce serveur n’ont pas indiqué de nom ici. Demandez à qui vous a envoyé le lien.",
      contact: "Les contacter",
    },
    privacy: {
      title: "Ce qui est conservé sur vous",
      notes: [
        "Il n’y a ni inscription, ni adresse électronique, ni cookie. Votre compte est ce que garde votre navigateur : un identifiant aléatoire, son secret et le nom que vous avez choisi.",
        "Le serveur garde votre nom, chaque coup de vos parties et les derniers messages de chaque table. Si vous le souhaitez, il garde aussi des paquets, un journal de bord ouvert, un abonnement aux notifications, votre accord pour que des problèmes soient tirés d’une partie et une empreinte de vos mots de récupération, jamais les mots.",
        "Les adresses réseau ne servent qu’à limiter les abus. Elles ne sont pas gardées avec les parties ; le journal du serveur ne cite un réseau que s’il envoie trop.",
        "Vous pouvez vous supprimer à tout moment. Votre nom disparaît des listes, des journaux et des discussions ; les parties restent à ceux avec qui vous avez joué, sans votre nom.",
      ],
      remove: "Votre identité sur cet appareil, et comment la supprimer",
    },
    source: {
      title: "Code source et licence",
      licence: (version) => `Stillwater ${version} est un logiciel libre sous licence MIT.`,
      link: "Le code source de cette version",
    },
  },
  fair: {
    title: "Des tirages vérifiables",
    lead: "Personne ne peut choisir les cartes : ni les joueurs, ni les développeurs, ni ceux qui gèrent le serveur. Inutile de nous croire sur parole : vous pouvez vérifier toute partie terminée sur votre propre appareil.",
    steps: [
      [
        "La donne est scellée avant que quiconque ne s’assoie",
        "Quand une table s’ouvre, le serveur tire une graine, un nombre de 64 chiffres, et en montre le sceau (SHA-256). Le sceau ne révèle rien, et aucune autre graine n’a le même.",
      ],
      [
        "Chaque joueur ajoute un nombre",
        "L’appareil de chaque joueur tire un nombre quand il prend place. Le serveur avait choisi sa graine avant de connaître ces nombres, et personne ne connaissait la graine.",
      ],
      [
        "Chaque mélange découle de ces nombres",
        "La graine et les nombres décident ensemble de chaque carte distribuée, piochée ou mélangée, selon une méthode publiée (HMAC-SHA-256). Le hasard n’a pas d’autre source.",
      ],
      [
        "À la fin, la graine est publiée",
        "Elle doit correspondre au sceau du début. Chacun peut alors recalculer toute la partie : chaque carte, chaque coup et le résultat.",
      ],
    ],
    check: "Vérifiez vous-même",
    checkNote:
      "Ouvrez le replay d’une partie terminée. Votre appareil recalcule tout sans interroger le serveur, et le titre indique « Vérifiée ». Touchez ce mot pour voir ce qui a été vérifié.",
    ownMatches: "Une de mes parties",
    file: "Un fichier de partie",
    limits: "Ce que cela ne prouve pas",
    limitsNote:
      "La personne qui gère le serveur pourrait voir les cartes pendant une partie, mais pas les changer. Et deux joueurs dans la même pièce peuvent parler de leurs cartes : aucun logiciel ne l’empêche. Une partie distribuée hors ligne utilise une graine de l’appareil sur lequel elle se joue, qu’aucun serveur n’a scellée.",
  },
};

export default fr;

import type { HandingInWords } from "./en.ts";

export default {
  title: "Sur cet appareil",
  note: "Jouées hors ligne. Une fois remise, une partie figure aussi parmi vos parties passées. Elle ne compte dans aucune part ni aucune moyenne : personne ne peut savoir combien de fois sa donne a été tentée.",
  here: "Pour l’instant sur cet appareil seulement.",
  send: "Remettre",
  noLine: "Vous pourrez la remettre une fois de nouveau en ligne.",
  asking: "Vérification…",
  done: "Partie remise.",
  watch: "La revoir là-bas",
  why: {
    NoConnection: "Pas de connexion pour l’instant. La partie reste sur cet appareil.",
    Busy: "Beaucoup de parties sont vérifiées en ce moment. Réessayez dans un instant.",
    TooMany: "C’était beaucoup d’un coup. Réessayez dans quelques minutes.",
    TooLarge: "Cette partie est trop longue pour être remise.",
    NotYourMatch: "Cette partie a été jouée sous une autre identité : elle seule peut la remettre.",
    HandedInOtherwise: "Cette donne a déjà été remise : jouée autrement, ou par quelqu’un d’autre.",
    FalseMatch: "Quelque chose dans cette partie ne découle pas des règles : elle n’est pas acceptée.",
    UnknownMatch: "Le serveur ne connaît pas encore cette version du jeu. Réessayez un autre jour.",
    BadMatchFile: "Ce qui est conservé de cette partie est illisible.",
    NotPlayedAlone: "Seules les parties jouées en solitaire sur un appareil peuvent être remises.",
    MatchIsNotOver: "Seule une partie terminée peut être remise.",
    DealtHere: "Cette partie a été donnée par le serveur : elle figure déjà parmi vos parties passées.",
    NoSuchMatch: "Cette partie est introuvable sur cet appareil.",
  },
} satisfies HandingInWords;

import type { HandingInMessages } from "./en.ts";

export default {
  title: "Sur cet appareil",
  note: "Jouées hors ligne. Une fois envoyée, une partie figure aussi parmi vos parties passées. Elle ne compte ni dans les taux de victoire ni dans les moyennes : personne ne peut savoir combien d’essais il a fallu.",
  here: "Pour l’instant sur cet appareil seulement.",
  send: "Envoyer",
  noLine: "Vous pourrez l’envoyer une fois de nouveau en ligne.",
  asking: "Vérification…",
  done: "Partie envoyée.",
  watch: "Voir le replay",
  why: {
    NoConnection: "Pas de connexion pour l’instant. La partie reste sur cet appareil.",
    Busy: "Le serveur vérifie déjà beaucoup de parties. Réessayez dans un instant.",
    TooMany: "Trop d’envois à la fois. Réessayez dans quelques minutes.",
    TooLarge: "Cette partie est trop longue pour être envoyée.",
    NotYourMatch: "Cette partie a été jouée avec un autre compte, qui seul peut l’envoyer.",
    HandedInOtherwise: "Cette donne a déjà été envoyée, jouée autrement ou par quelqu’un d’autre.",
    FalseMatch: "Cette partie enfreint les règles quelque part ; elle n’est pas acceptée.",
    UnknownMatch: "Le serveur ne connaît pas encore cette version du jeu. Réessayez un autre jour.",
    BadMatchFile: "La partie enregistrée est endommagée et illisible.",
    NotPlayedAlone: "Seules les parties jouées en solo sur un appareil peuvent être envoyées.",
    MatchIsNotOver: "Seule une partie terminée peut être envoyée.",
    DealtHere: "Cette partie a été distribuée par le serveur : elle figure déjà parmi vos parties passées.",
    NoSuchMatch: "Cette partie est introuvable sur cet appareil.",
  },
} satisfies HandingInMessages;

import type { TurnNoticeMessages } from "./en.ts";

const fr: TurnNoticeMessages = {
  offer: "Être prévenu quand c’est votre tour ?",
  tell: "Prévenez-moi",
  decline: "Non merci",
  told: "Vous serez prévenu sur cet appareil quand la table n’est pas ouverte.",
  denied: "Ce navigateur bloque les notifications : autorisez-les pour cette page dans ses réglages.",
  failed: "Cela n’a pas marché. Réessayez plus tard.",
  toggle: "Me prévenir quand c’est mon tour",
  toggleNote:
    "Sur cet appareil, quand cette table n’est pas ouverte : tout de suite la première fois, puis une fois par jour au plus.",
  nowhere: "Désactiver les notifications sur cet appareil",
  channel: {
    title: "Prévenir un canal de discussion",
    note: "Un webhook Discord, Slack ou Matrix est appelé quand c’est à quelqu’un de jouer. Qui connaît son URL peut écrire dans le canal : vous seul la voyez ici.",
    table: "Cette table : à qui de jouer",
    own: "Toutes mes tables : quand c’est à moi",
    service: "Service",
    url: "URL du webhook",
    save: "Enregistrer",
    remove: "Supprimer",
    test: "Envoyer un message d’essai",
    tested: {
      delivered: "Message d’essai envoyé. Regardez dans le canal.",
      gone: "Ce webhook n’existe plus. Supprimez-le ici et indiquez une nouvelle URL.",
      refused: "Le service n’a pas accepté le message d’essai. Vérifiez l’URL et le service.",
      unreachable: "Le service est injoignable pour le moment. Réessayez plus tard.",
    },
    noService: (hosts) => `Ce serveur n’appelle que : ${hosts}`,
  },
};

export default fr;

import type { WaywardCourseMessages } from "./en.ts";

export default {
  tasks: {
    reveal: () =>
      "Du spielst Dead Reckoning, und dieses Gerät die Wayward-Allianz, den Automaten. Er beginnt: Decke seine Karte auf. Darauf steht, was er tut.",
    sheet: ({ ship, icons }) =>
      `Beide Felder waren unerforscht: Sag es. Dein Piratenschiff liegt in ${ship}: Wähle es, dann das Feld. Im Rahmen liegt ein Fortschritt mit ${icons} Kanonen: ${icons}.`,
    ship: ({ ship, icons }) => `Dein Piratenschiff liegt in ${ship}: Wähle es, dann das Feld, dann ${icons}.`,
    claim: ({ framed, icons }) =>
      `Er nimmt, was auf dem gerahmten Feld liegt, ${framed}: ein Fortschritt mit ${icons} Kanonen und Kampffähigkeiten. Wähle ${icons}. Sie zählen ab jetzt.`,
    fight: ({ ship, hits }) =>
      `Zwei Würfel sollen nach ${ship}, zu dir: ein Kampf. Seine Kanonen sind addiert. Kämpft am Tisch: Er nimmt ${hits} Schaden, gewinnt und erbeutet nichts.`,
    upgrade: ({ cannons }) =>
      `Was er tut, steht hier, und du tust es: Würfel setzen, Schiff ziehen. Nun ein Ausbau: Nimm ein Plättchen der Stufe 1, etwa mit ${cannons} Kanone.`,
    harvest: ({ ship, coins }) =>
      `Am Ende erntet er. Mit den Würfeln in ${ship} nahm er eine Insel, auf der ${coins} Münzen liegen: Wähle das Feld, dann ${coins} Münzen ohne Fracht.`,
  },
  done: {
    title: "Sein Zug ist vorbei",
    text: "Nun käme dein Zug, wie immer, und dann seine nächste Karte. Jede Antwort lässt sich zurücknehmen.",
  },
} satisfies WaywardCourseMessages;

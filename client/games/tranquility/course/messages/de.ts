import type { TranquilityCourseMessages } from "./en.ts";

export default {
  tasks: {
    place: ({ n, aim }) =>
      `${aim} Nimm die ${n} und lege sie dorthin, wo es leuchtet. Auf offener See kostet es nichts.`,
    rise: ({ n, other }) =>
      `Die Zahlen müssen steigen: Die ${n} gehört hinter die ${other}. Nimm sie auf, dann öffnen sich die Felder, die für sie taugen. Lege sie auf eines davon.`,
    price: ({ n, aim }) => `${aim} Lege die ${n} dorthin und wähle, womit du zahlst.`,
    discard: ({ who }) =>
      `Wenn nichts gut passt, wirf zwei Karten deiner Wahl ab. Niemand sagt, was er hält: ${who} spielt schweigend, und du auch.`,
    harbour: () => "Du hast den Hafen gezogen. Wer ihn hält, muss ihn spielen, und dann wird der Zoll fällig.",
    toll: ({ who, own, theirs }) =>
      `Acht Karten sind fällig, von euch beiden zusammen. Nur jetzt darf man reden, und nur über Zahlen: ${who} gibt ${theirs}. Gib ${own}.`,
    sail: () => "Der Zoll ist bezahlt. So ginge es weiter bis zum letzten Feld: Ihr gewinnt gemeinsam oder gar nicht.",
    light: ({ who, aim }) => `Eine andere Überfahrt, fast geschafft: ${who} füllt das letzte Feld. ${aim}`,
  },
  done: { title: "Angekommen", text: "Du kennst das Spiel. Wie möchtest du spielen?" },
} satisfies TranquilityCourseMessages;

import { listed, plural } from "../../../../../i18n/language.ts";
import type { SheetMessages } from "./en.ts";

const all = (names: readonly string[]): string => listed(names, "de");

const de: SheetMessages = {
  seats: (least, most) =>
    least === most
      ? `Für ${plural("de", most, { one: "# Person", other: "# Personen" })}.`
      : `Für ${least} bis ${most} Personen.`,
  layOut: (n) => `Lasst Platz für ${n} Inseln, wie im Bild.`,
  finishPlace: "Das Dreieck ist der Platz der Zielkarte.",
  startPlace: "Der Punkt ist der Platz der Startkarte.",
  frame: "Auf die grauen Plätze kommen Randkarten; sie sind nur Zierde.",
  borders: "Auf jedes Feld mit dickem Rand kommt eine Randkarte.",
  islands: (first, last) => `Mischt die Inseln ${first} bis ${last}.`,
  removed: (n) => plural("de", n, { one: "Legt # davon ungesehen weg.", other: "Legt # davon ungesehen weg." }),
  finishes: (n) => `Mischt ${plural("de", n, { one: "# Zielkarte", other: "# Zielkarten" })} dazu.`,
  specials: (cards) =>
    `Mischt vor dem Austeilen auch ${all(cards)} dazu. So eine Karte auf der ersten Hand wird ersetzt und in den Rest des Stapels gemischt.`,
  deal: "Verteilt alle Karten verdeckt, ein Stapel für jede Person.",
  draw: (n) => `Alle ziehen ${n} Karten.`,
  starts: "Dann wird in den Rest jedes Stapels eine Startkarte gemischt.",
  compasses: (n) =>
    `Mischt vor dem Austeilen auch ${plural("de", n, { one: "# Kompass", other: "# Kompasse" })} dazu. Ein Kompass auf der ersten Hand wird ersetzt und in den Rest des Stapels gemischt.`,
  explorer: (cards) => `Mischt einen Entdeckerstapel und legt ihn verdeckt hin: ${all(cards)}.`,
  explorers: {
    storm: (n) => plural("de", n, { one: "# Sturm", other: "# Stürme" }),
    compass: (n) => plural("de", n, { one: "# Kompass", other: "# Kompasse" }),
    monster: (n) => plural("de", n, { one: "# Seeungeheuer", other: "# Seeungeheuer" }),
    finish: (n) => plural("de", n, { one: "# Zielkarte", other: "# Zielkarten" }),
    start: (n) => plural("de", n, { one: "# Startkarte", other: "# Startkarten" }),
    rocks: (n) => `${n}-mal Klippen`,
    border: (n) => plural("de", n, { one: "# Randkarte", other: "# Randkarten" }),
  },
  turn: (actions) => `Ihr spielt reihum; der Zufall bestimmt, wer beginnt. Tu genau eines: ${actions.join("; ")}.`,
  actions: {
    place: "eine Insel legen und bezahlen",
    pair: "zwei Karten abwerfen",
    turn: "eine Insel wenden (N4)",
    clear: "einen Sturm vertreiben (P7)",
    start: "die Startkarte spielen (B6)",
    finish: "die Zielkarte spielen (B10)",
  },
  refill: (n) =>
    `Dann zieh vom eigenen Stapel wieder auf ${n} nach. Ist er leer, spielst du mit dem weiter, was du hast.`,
  line: "Leg eine Insel auf ein beliebiges leeres Feld. Die Inseln müssen in der Reihenfolge der Zahlen im Bild steigen. Lücken dürfen offen bleiben.",
  lines: (last) =>
    `Leg eine Insel auf ein beliebiges leeres Feld. Es gibt die Linien A bis ${last}: Auf jeder steigen die Inseln von 1 an. Die Linien berühren einander nicht. Lücken dürfen offen bleiben.`,
  free: (lines) =>
    lines.length === 1
      ? `Auf Linie ${all(lines)} kosten Inseln nichts.`
      : `Auf den Linien ${all(lines)} kosten Inseln nichts.`,
  allFree: "Inseln kosten nichts.",
  after: (line, others) =>
    others.length === 1
      ? `Linie ${line} öffnet sich, wenn Linie ${all(others)} voll ist.`
      : `Linie ${line} öffnet sich, wenn die Linien ${all(others)} voll sind.`,
  cost: {
    difference:
      "Liegt auf der Linie weder unmittelbar davor noch danach eine Insel, ist das Legen kostenlos. Neben einer Insel wirfst du so viele andere Karten ab, wie sich die Zahlen unterscheiden; zwischen zweien zählt der kleinere Unterschied.",
    half: "Liegt auf der Linie weder unmittelbar davor noch danach eine Insel, ist das Legen kostenlos. Neben einer Insel wirfst du halb so viele andere Karten ab, wie sich die Zahlen unterscheiden, aufgerundet; zwischen zweien zählt der kleinere Unterschied.",
    flat: "Liegt auf der Linie weder unmittelbar davor noch danach eine Insel, ist das Legen kostenlos. Neben einer oder zwei Inseln wirfst du eine andere Karte ab.",
  },
  maxCost: (n) => `Eine Insel, die mehr als ${n} kosten würde, darfst du nicht legen.`,
  hand: "Du zahlst von der Hand, nie vom Stapel.",
  night:
    "Alle halten ihre Karten mit derselben Seite nach oben, zuerst Tag, und legen Inseln so. Am Ende müssen dunkle Felder Nacht zeigen, alle anderen Tag.",
  turnHands: "Wer einen Kompass zieht, wendet alle Hände, wirft ihn ab und zieht neu.",
  turning: "Du darfst eine Karte abwerfen, um eine Insel auf dem Spielfeld zu wenden.",
  startForced:
    "Hast du eine Startkarte und liegt noch keine, musst du sie auf ihren Platz spielen. Spätere Startkarten bewirken nichts; wirf sie ab wie jede Karte.",
  toll: (n, hand) =>
    `Nach der Startkarte werft ihr gemeinsam ${plural("de", n, { one: "# Karte", other: "# Karten" })} ab. Einigt euch, wer wie viele gibt; nennt nur Anzahlen. Dann ziehen alle wieder auf ${hand} nach.`,
  unpaid: "Reichen die Handkarten für diesen Abwurf nicht, habt ihr verloren.",
  solo: {
    drawFive: (drawn, n, hand) =>
      `Allein ziehst du nach der Startkarte ${drawn} Karten, wirfst ${n} ab und ziehst wieder auf ${hand} nach.`,
    twoRounds: (n, hand) =>
      `Allein tust du nach der Startkarte zweimal dies: ${n} abwerfen, dann wieder auf ${hand} nachziehen.`,
    plain: (n, hand) => `Allein wirfst du nach der Startkarte ${n} ab und ziehst wieder auf ${hand} nach.`,
  },
  explore:
    "Eine Insel auf einem Feld mit dickem Rand verdeckt die Randkarte: Deck die oberste Entdeckerkarte auf und tu, was sie sagt. Ist der Stapel leer, wird nichts aufgedeckt.",
  paidLater: "Bezahl die Insel nach der Entdeckerkarte. Deine Karten müssen schon vorher gereicht haben.",
  drawn: {
    start: { spent: "Startkarte: Wirf sie ab; sie bewirkt nichts.", rocks: "Startkarte: Sie wirkt wie Klippen (P9)." },
    storm:
      "Sturm: Nimm die Insel zurück und leg den Sturm auf das Feld. Es ist gesperrt und zählt als leer. Du zahlst nichts; dein Zug ist zu Ende.",
    monster:
      "Seeungeheuer: Wirf es und die Insel ab. Du zahlst nichts. Die nächste Insel dort deckt wieder eine Karte auf.",
    compass: "Kompass: Nimm ihn verdeckt auf die Hand.",
    clear:
      "Ab deinem nächsten Zug darfst du ihn abwerfen, um einen Sturm zu vertreiben; die nächste Insel dort deckt wieder eine Karte auf.",
    finish: "Zielkarte: Nimm sie verdeckt auf die Hand.",
    rocks:
      "Klippen: Wirf eine Karte mehr ab, als die Insel kostet. Ist deine Hand zu klein, wirf die oberste Karte deines Stapels ungesehen ab.",
    border: {
      spent: "Randkarte: Wirf sie ab; sie bewirkt nichts.",
      joker:
        "Randkarte: Nimm sie verdeckt auf die Hand. Sie ist ein Joker: eine Insel mit einer beliebigen Zahl von 1 bis 80, die noch nicht liegt und keine Entdeckerkarte aufdeckt, oder eine Zielkarte.",
    },
  },
  special: {
    act: "Wer einen Sturm, einen Kompass, ein Seeungeheuer oder Klippen zieht, zeigt die Karte allen, tut, was sie sagt, wirft sie ab und zieht noch einmal. Ist der Stapel leer, geht es einfach weiter.",
    storm:
      "Sturm: Hast du in diesem Zug eine Insel gelegt, nimm sie zurück auf die Hand; ihr Feld ist gesperrt und gilt als leer. Bezahltes bleibt bezahlt, und die Insel zählt als eine gezogene Karte.",
    compass: "Kompass: Entferne einen Sturm, und zwar den vom ersten gesperrten Feld in der Reihenfolge der Linien.",
    monster: "Seeungeheuer: Hast du in diesem Zug eine Insel gelegt, wirf sie ab.",
    rocks: "Klippen: Wirf die oberste Karte deines Stapels ungesehen ab.",
  },
  filled: "Sind alle Felder belegt, habt ihr alle gewonnen.",
  filledAfterStart: "Sind alle Felder belegt und liegt eine Startkarte, habt ihr alle gewonnen.",
  sidesOfAll: "Zum Gewinnen muss auch auf jedem Feld die richtige Seite oben liegen.",
  finish:
    "Sind alle Felder belegt, gewinnt ihr alle mit einer Zielkarte, gespielt als Zug. Vorher darfst du sie abwerfen wie jede Karte.",
  finishAfterStart:
    "Sind alle Felder belegt und liegt eine Startkarte, gewinnt ihr alle mit einer Zielkarte, gespielt als Zug. Vorher darfst du sie abwerfen wie jede Karte.",
  sides: "Für die Zielkarte muss auch auf jedem Feld die richtige Seite oben liegen.",
  loss: "Kannst du in deinem Zug nichts tun, habt ihr alle verloren.",
  secrets: "Hände und Stapel sind geheim. Abgeworfene Karten liegen verdeckt; deine eigenen darfst du ansehen.",
  talk: {
    open: "Redet, wie ihr mögt.",
    silent: "Redet nicht über die Partie.",
    silentToll: "Redet nicht über die Partie, außer über Anzahlen, während ihr gemeinsam abwerft.",
  },
  duel: {
    setup: (n) =>
      `Beide ziehen ${n} Karten; der Rest ist ein gemeinsamer Stapel. Legt daneben ${n} Karten offen in eine Auslage. Die eine Person legt Inseln mit der Tagseite nach oben, die andere mit der Nachtseite.`,
    turn: (n) =>
      `Leg eine Insel mit deiner Seite nach oben oder wirf zwei Karten ab. Dann zieh aus der Auslage wieder auf ${n} nach, zuerst die Karte, die am weitesten vom Stapel liegt, und ergänze die Auslage vom Stapel.`,
    room: "Zwischen zwei Inseln müssen genug Zahlen für die leeren Felder bleiben. Vor der ersten Insel zählst du ab 0, nach der letzten bis 81.",
    sweep: "Kannst du keine Insel legen, darfst du deine Hand zeigen, ganz abwerfen und die ganze Auslage nehmen.",
    end: "Die Partie endet, wenn das Spielfeld voll ist oder ihr beide höchstens eine Karte habt. Kannst du nichts tun, setzt du aus.",
    score:
      "2 Punkte für jede deiner Inseln, 1 weniger für jede Karte, die du abgeworfen hast, 1 mehr für jede Insel in einer Kette von 3 oder mehr eigenen. Bei Gleichstand: mehr Inseln, dann weniger Abwürfe, dann die längste Kette.",
  },
};

export default de;

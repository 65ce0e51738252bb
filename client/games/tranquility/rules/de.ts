import type { TranquilityRuleText } from "./en.ts";
import { reads, says } from "./ids.ts";

const impossible = reads(
  ["B5"],
  "Du darfst eine Insel auch so legen, dass sich das Meer nicht mehr füllen lässt. Niemand hindert dich daran, und niemand warnt dich.",
);

const order = {
  title: "Wohin eine Insel darf",
  text: [
    says(
      ["B3"],
      "Auf jedes leere Feld, solange die Zahlen auf der ganzen Linie noch steigen. Die Linie läuft in jeder Reihe von links nach rechts und geht am linken Ende der Reihe darüber weiter. Lücken dürfen für später offen bleiben.",
    ),
    impossible,
  ],
};

const price = {
  title: "Was es kostet",
  picture: "price",
  text: [
    says(
      ["B4"],
      "Nachbarn sind nur das Feld unmittelbar davor und das unmittelbar danach auf der Linie, auch vom Ende einer Reihe zum Anfang der nächsten. Darüber und darunter zählt nicht. Ohne Insel als Nachbarn ist das Legen kostenlos.",
    ),
    says(
      ["B4"],
      "Neben einer Insel zahlst du den Unterschied der beiden Zahlen: so viele andere Karten von deiner Hand. Zwischen zwei Inseln zahlst du den kleineren der beiden Unterschiede.",
    ),
    says(
      ["B4"],
      "Ein Beispiel: Die 41 gleich nach der 38 kostet drei Karten, denn 41 − 38 = 3. Läge auf der anderen Seite schon die 42, wäre es nur eine.",
    ),
    says(
      ["B4"],
      "Du zahlst von der Hand und nie vom Stapel, also höchstens vier Karten. Was du nicht bezahlen kannst, kannst du nicht legen.",
    ),
  ],
};

const toll = {
  title: "Der Hafen und der Zoll",
  text: [
    says(
      ["B6"],
      "Hast du am Zug einen Hafen auf der Hand und liegt noch keiner, musst du ihn ausspielen: Das ist dein Zug. Er kommt auf sein eigenes Feld, und der Zoll wird fällig. Gemeinsam werft ihr acht Karten ab. Ihr einigt euch, wer wie viele gibt; sag, wie viele du geben könntest, nie, was du hältst. Dann ziehen alle wieder auf fünf nach.",
    ),
    says(
      ["B6"],
      "Spätere Häfen bewirken nichts. Wirf sie ab wie jede andere Karte; auch zum Zoll darf einer gegeben werden.",
    ),
    reads(
      ["B7"],
      "Hier legen alle verdeckt ein Angebot hin, aus beliebig vielen Karten oder auch keiner. Zu sehen ist nur die Anzahl. Du darfst dein Angebot ändern, bis der Zoll bezahlt ist; das neue ersetzt das alte. Ein Angebot, mit dem es zusammen mehr als acht wären, wird abgelehnt. Sobald alle etwas angeboten haben und es zusammen acht sind, ist der Zoll bezahlt.",
    ),
    reads(
      ["B8"],
      "Haben alle zusammen weniger als acht Karten auf der Hand, kann der Zoll nicht bezahlt werden, und die Partie ist verloren.",
    ),
    reads(
      ["B9"],
      "Spielst du allein, wählst du beim Eröffnen des Tisches, wie du zahlst. Mit „Fünf ziehen“ ziehst du fünf weitere Karten, wirfst acht der neun ab und ziehst wieder auf fünf nach. Mit „In zwei Runden“ wirfst du die vier ab, die du hältst, ziehst auf fünf nach, wirfst vier ab und ziehst noch einmal auf fünf nach. Reichen die Karten dafür nicht, ist die Partie verloren.",
    ),
  ],
};

const galateia = says(
  ["B1"],
  "Mit der Option „Galateia“ kommen vor dem Austeilen vier zufällige Inseln aus dem Spiel. Niemand sieht, welche.",
);

const unwinnable = reads(
  ["B14"],
  "Nichts verrät euch, dass die Partie nicht mehr zu gewinnen ist, es sei denn, es folgt aus dem, was alle sehen.",
);

const small = reads(
  ["B11"],
  "Geprüft wird das zu Beginn eines Zuges. Ein leerer Stapel allein ist noch keine Niederlage, und eine einzige Karte, die kostenlos gelegt werden kann, ist immer noch ein Zug.",
);

const secrets = says(
  ["B12"],
  "Hände und Stapel sind geheim. Abgeworfenes bleibt für immer verdeckt, doch das eigene darfst du ansehen. Wie viele Karten in jeder Hand, jedem Stapel und jedem Abwurf liegen, sehen alle.",
);

const silence = says(
  ["B13"],
  "Niemand spricht über die Partie. Nur solange ein Zoll fällig ist, darfst du reden, und nur über Anzahlen. Steht die Option „Chat“ auf „Offen“, dürfen alle sagen, was sie wollen.",
);

const silenceWithoutToll = says(
  ["B13"],
  "Niemand spricht über die Partie. Steht die Option „Chat“ auf „Offen“, dürfen alle sagen, was sie wollen.",
);

const de = {
  chapters: {
    standard: {
      title: "Standard",
      lead: "Gemeinsam füllt ihr das Meer mit Inseln in steigender Reihenfolge und fahrt dann heim.",
      sections: {
        aim: {
          title: "Das Ziel",
          picture: "standard",
          text: [
            says(
              [],
              "Das Meer hat 36 Felder in sechs Reihen zu je sechs. Legt auf jedes eine Insel, sodass die Zahlen von unten links, Reihe um Reihe, bis oben rechts steigen. Dann bringt euch ein Leuchtturm nach Hause. Ihr gewinnt alle, oder ihr verliert alle.",
            ),
          ],
        },
        setup: {
          title: "Vor der Überfahrt",
          text: [
            says(
              ["B1"],
              "Es gibt 80 Inseln mit den Zahlen von 1 bis 80. Sie werden mit fünf Leuchttürmen gemischt und ausgeteilt, ein Stapel je Platz. Geht es nicht auf, bekommen die ersten Plätze eine Karte mehr.",
            ),
            says(
              ["B1"],
              "Alle ziehen fünf Karten. Erst dann wird in den Rest jedes Stapels ein Hafen gemischt; niemand beginnt also mit einem.",
            ),
            galateia,
          ],
        },
        turn: {
          title: "Dein Zug",
          text: [
            says(
              ["B2"],
              "Der Zufall bestimmt, wer beginnt; danach geht es reihum. Tu genau eines: eine Karte spielen oder zwei beliebige abwerfen. Mit zwei Karten oder mehr darfst du immer abwerfen, außer du musst einen Hafen ausspielen.",
            ),
            says(
              ["B2"],
              "Dann zieh vom eigenen Stapel wieder auf fünf nach. Ist er leer, spielst du mit dem weiter, was du hast.",
            ),
          ],
        },
        order,
        price,
        toll,
        finish: {
          title: "Der Leuchtturm",
          text: [
            says(
              ["B10"],
              "Sind alle Felder belegt und liegt ein Hafen, darf jede und jeder am Zug einen Leuchtturm spielen. Damit endet die Partie sofort, und ihr habt gewonnen. Bis dahin lässt sich ein Leuchtturm nur abwerfen wie jede andere Karte.",
            ),
          ],
        },
        loss: {
          title: "Wann es verloren ist",
          text: [
            says(
              ["B11"],
              "Die Partie ist verloren, wenn jemand am Zug ist und nichts tun kann: keinen Hafen ausspielen, keine Insel legen und bezahlen, keinen Leuchtturm entzünden und nicht einmal zwei Karten abwerfen.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: { title: "Geheimnis und Schweigen", text: [secrets, silence] },
      },
    },
    arch: {
      title: "Der Große Bogen",
      lead: "Errichtet zwei Pfeiler, ohne zu zahlen, und legt dann das Dach, das auf ihnen ruht.",
      sections: {
        aim: {
          title: "Das Ziel",
          picture: "arch",
          text: [
            says(
              [],
              "Der Bogen hat 40 Felder: zwei Pfeiler zu je sechs und darauf ein Dach aus 28. Belegt sie alle mit Inseln und legt dann einen Leuchtturm außen an die Ecke oben rechts. Ihr gewinnt alle, oder ihr verliert alle.",
            ),
            reads(
              [],
              "Das veröffentlichte Blatt nennt die Zahl der Karten und zeigt ein Bild. Nur diese Form passt zu beidem.",
            ),
          ],
        },
        setup: {
          title: "Vor der Überfahrt",
          text: [
            says(
              ["A1", "B1"],
              "Die 80 Inseln werden mit den fünf Leuchttürmen gemischt und ausgeteilt, ein Stapel je Platz; geht es nicht auf, bekommen die ersten Plätze eine Karte mehr. Alle ziehen fünf. Häfen gibt es nicht und darum auch keinen Zoll.",
            ),
            galateia,
          ],
        },
        turn: {
          title: "Dein Zug",
          text: [
            says(
              ["B2"],
              "Tu genau eines: eine Karte spielen oder zwei beliebige abwerfen. Dann zieh vom eigenen Stapel wieder auf fünf nach. Ist er leer, spielst du mit dem weiter, was du hast.",
            ),
          ],
        },
        pillars: {
          title: "Zuerst die Pfeiler",
          text: [
            says(
              ["A2"],
              "Am Anfang sind nur die zwölf Felder der Pfeiler offen. Jeder Pfeiler steigt für sich, von unten links bis oben rechts, ganz gleich, was auf dem anderen liegt. Das Legen ist kostenlos, auch gleich neben anderen Inseln. Wer keine Insel legen kann oder mag, wirft zwei Karten ab.",
            ),
          ],
        },
        roof: {
          title: "Dann das Dach",
          text: [
            says(
              ["A3", "B3"],
              "Sobald beide Pfeiler voll sind, öffnet sich das Dach. Es ist eine einzige Linie aus 28 Feldern, von unten links, Reihe um Reihe, bis oben rechts. Auch hier müssen die Zahlen auf der ganzen Linie steigen, und von nun an kosten Nachbarn Karten.",
            ),
            reads(
              ["A3"],
              "Das Dach beginnt von Neuem: Die Inseln der Pfeiler sind nicht seine Nachbarn, und seine Zahlen müssen nicht höher sein als ihre.",
            ),
            impossible,
          ],
        },
        price,
        end: {
          title: "Wie es endet",
          text: [
            says(
              ["A4", "B10"],
              "Sind alle 40 Felder belegt, darf jede und jeder am Zug einen Leuchtturm spielen, und ihr habt gewonnen. Bis dahin lässt sich ein Leuchtturm nur abwerfen wie jede andere Karte.",
            ),
            says(
              ["B11"],
              "Die Partie ist verloren, wenn jemand am Zug ist und nichts tun kann: keine Insel legen und bezahlen, keinen Leuchtturm entzünden und nicht einmal zwei Karten abwerfen.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: { title: "Geheimnis und Schweigen", text: [secrets, silenceWithoutToll] },
      },
    },
    pyramid: {
      title: "Die Pyramide",
      lead: "Steigt Reihe um Reihe zur Spitze, während jedes zweite Feld eine Überraschung birgt.",
      sections: {
        aim: {
          title: "Das Ziel",
          picture: "pyramid",
          text: [
            says(
              [],
              "Die Pyramide hat 35 Felder in Reihen zu 11, 9, 7, 5 und 3. Belegt sie alle mit Inseln, sodass die Zahlen von unten links, Reihe um Reihe, bis oben rechts steigen. Dann legt einen Leuchtturm oder einen Joker ganz an die Spitze. Ihr gewinnt alle, oder ihr verliert alle.",
            ),
            reads(
              [],
              "Das erste, dritte, fünfte … Feld jeder Reihe ist ein Randfeld, auf dem ein Boot liegt: zusammen 20. Die veröffentlichten Blätter lassen das offen; es folgt aus der Zahl der Karten.",
            ),
          ],
        },
        setup: {
          title: "Vor dem Aufstieg",
          text: [
            says(
              ["P1"],
              "Ausgeteilt werden nur die 80 Inseln, ein Stapel je Platz, und alle ziehen fünf. Neben dem Spielfeld liegen verdeckt 30 Entdeckerkarten: sechs Stürme, sechs Kompasse, fünf Seeungeheuer, fünf Leuchttürme, fünf Häfen, zwei Joker und einmal Klippen.",
            ),
            says(
              ["P0", "P11", "P4"],
              "Wie schwer es wird, wählt ihr beim Eröffnen des Tisches. Leichter: Drei der fünf Seeungeheuer weichen drei weiteren Jokern. Schwerer: Jeder Hafen wirkt wie die Klippen. Normal: weder noch.",
            ),
          ],
        },
        turn: {
          title: "Dein Zug",
          text: [
            says(
              ["B2"],
              "Tu genau eines: eine Karte spielen, zwei beliebige abwerfen oder einen Kompass einsetzen. Dann zieh vom eigenen Stapel wieder auf fünf nach. Ist er leer, spielst du mit dem weiter, was du hast.",
            ),
          ],
        },
        order,
        price,
        explorers: {
          title: "Randfelder",
          text: [
            says(
              ["P2"],
              "Eine Insel auf einem Randfeld verdeckt das Boot. Deck die oberste Entdeckerkarte auf und tu, was sie verlangt; erst danach bezahlst du die Insel.",
            ),
            reads(["P2"], "Sind die Entdeckerkarten aufgebraucht, wird nichts mehr aufgedeckt."),
            reads(
              ["P3"],
              "Die Entdeckerkarte kann deine Hand verändern. Darum wählst du erst, womit du zahlst, wenn du sie gesehen hast. Die Karten aber, die du beim Legen hattest, müssen zum Bezahlen gereicht haben, ohne die Entdeckerkarte.",
            ),
          ],
        },
        dangers: {
          title: "Sturm, Ungeheuer und Klippen",
          picture: "dangers",
          text: [
            says(
              ["P5"],
              "Sturm: Deine Insel kommt auf deine Hand zurück, und der Sturm verdeckt das Feld. Dort lässt sich nichts mehr legen. Du zahlst nichts.",
            ),
            reads(["P5"], "Für Reihenfolge und Preis zählt ein Feld im Sturm als leer. Dein Zug ist zu Ende."),
            says(["P6"], "Seeungeheuer: Deine Insel und das Ungeheuer werden beide abgeworfen. Du zahlst nichts."),
            reads(["P6"], "Das Feld ist wieder ein Randfeld: Die nächste Insel dort deckt eine neue Karte auf."),
            says(
              ["P9"],
              "Klippen: Wirf zusätzlich zum Preis noch eine Handkarte ab. Wären das fünf, ist die fünfte die oberste Karte deines Stapels.",
            ),
            reads(
              ["P9"],
              "Dasselbe gilt, wenn deine Hand zu klein ist. Niemand sieht diese Karte, auch du nicht. Ist dein Stapel leer, bleibt sie dir erlassen.",
            ),
            says(["P4"], "Hafen: Nichts geschieht, er wird abgeworfen. Spielt ihr schwerer, wirkt er wie die Klippen."),
          ],
        },
        treasures: {
          title: "Kompass, Leuchtturm und Joker",
          picture: "treasures",
          text: [
            says(
              ["P7"],
              "Kompass: Er kommt auf deine Hand, ungesehen von den anderen, und zählt zu deinen fünf Karten. Ab deinem nächsten Zug darfst du ihn als Zug abwerfen, um einen Sturm zu vertreiben. Das Feld ist dann wieder ein Randfeld.",
            ),
            says(
              ["P8"],
              "Leuchtturm: Er kommt auf deine Hand, ungesehen von den anderen. An die Spitze darf er, wenn alle 35 Felder belegt sind. Ein Hafen ist nicht nötig.",
            ),
            says(
              ["P10"],
              "Joker: Hier unterscheiden sich die beiden veröffentlichten Ausgaben, und ihr wählt beim Eröffnen des Tisches. Französische Ausgabe, hier die übliche: Der Joker kommt ungesehen auf deine Hand. Leg ihn als Insel mit einer beliebigen Zahl von 1 bis 80, die weder eine Insel noch ein Joker auf dem Spielfeld hat; Reihenfolge und Preis richten sich nach dieser Zahl, und er deckt keine Entdeckerkarte auf. Oder leg ihn als Leuchtturm an die Spitze. Deutsche Ausgabe: Der Joker wird abgeworfen und bewirkt nichts.",
            ),
            reads(
              ["P13"],
              "Auch mit Kompassen, Leuchttürmen und Jokern darfst du zahlen, und abwerfen darfst du sie wie jede andere Karte.",
            ),
          ],
        },
        end: {
          title: "Wie es endet",
          text: [
            says(
              ["P12", "B10"],
              "Sind alle 35 Felder belegt, gewinnt ein Leuchtturm oder ein Joker an der Spitze sofort die Partie. Ein Feld im Sturm ist nicht belegt.",
            ),
            says(
              ["P12", "B11"],
              "Die Partie ist verloren, wenn jemand am Zug ist und nichts tun kann: weder Insel noch Joker legen und bezahlen, keinen Sturm vertreiben, keinen Leuchtturm entzünden und nicht einmal zwei Karten abwerfen.",
            ),
            small,
            unwinnable,
          ],
        },
        secrecy: {
          title: "Geheimnis und Schweigen",
          text: [
            secrets,
            reads(
              ["B12"],
              "Schickt ein Sturm eine Insel zurück, die alle gesehen haben, wird diese Hand gemischt: Später kann niemand sagen, welche ihrer Karten es ist.",
            ),
            silenceWithoutToll,
          ],
        },
      },
    },
    "day-night": {
      title: "Tag und Nacht",
      lead: "Füllt das Meer so, dass am Ende seine obere Hälfte im Tageslicht liegt und die untere schläft.",
      sections: {
        aim: {
          title: "Das Ziel",
          picture: "dayNight",
          text: [
            says(
              ["N2"],
              "Belegt alle 36 Felder in steigender Reihenfolge, von unten links, Reihe um Reihe, bis oben rechts. Am Ende müssen die oberen drei Reihen ihre Tagseite zeigen und die unteren drei ihre Nachtseite; die Boote um die untere Hälfte zeigen zur Erinnerung Nacht. Dann bringt euch ein Leuchtturm nach Hause. Ihr gewinnt alle, oder ihr verliert alle.",
            ),
          ],
        },
        setup: {
          title: "Vor der Überfahrt",
          text: [
            says(
              ["N1", "B1"],
              "Die 80 Inseln werden mit fünf Leuchttürmen und sechs Kompassen gemischt und ausgeteilt, ein Stapel je Platz; geht es nicht auf, bekommen die ersten Plätze eine Karte mehr. Alle ziehen fünf, und in den Rest jedes Stapels wird ein Hafen gemischt. Die Partie beginnt bei Tag.",
            ),
            reads(
              ["N1"],
              "Ein Kompass unter deinen ersten fünf Karten wird beiseitegelegt und ersetzt, bis du keinen mehr hast. Diese Kompasse kommen mit dem Hafen in den Rest deines Stapels.",
            ),
            galateia,
          ],
        },
        light: {
          title: "Ein Licht für alle",
          text: [
            says(
              ["N2"],
              "Für den ganzen Tisch gilt ein Licht, und zuerst ist es Tag. Jede Insel wird mit der Seite nach oben gelegt, die das Licht gerade zeigt.",
            ),
            says(
              ["N3"],
              "Wer einen Kompass zieht, wendet sofort das Licht und damit alle Hände: vom Tag zur Nacht oder zurück. Der Kompass wird abgeworfen und für ihn eine andere Karte gezogen.",
            ),
            reads(
              ["N3"],
              "Auch das kann ein Kompass sein; dann wendet sich das Licht noch einmal. Nach einem Zoll wird nacheinander gezogen, beginnend mit dem Platz, der am Zug ist.",
            ),
          ],
        },
        turn: {
          title: "Dein Zug",
          text: [
            says(
              ["B2", "N4"],
              "Tu genau eines: eine Karte spielen, zwei beliebige abwerfen oder eine Insel wenden, also eine Handkarte abwerfen und eine Insel auf dem Spielfeld umdrehen. Dann zieh vom eigenen Stapel wieder auf fünf nach. Ist er leer, spielst du mit dem weiter, was du hast.",
            ),
          ],
        },
        order,
        price,
        toll,
        end: {
          title: "Wie es endet",
          text: [
            says(
              ["B10", "N5"],
              "Sind alle Felder belegt, zeigen alle 36 Inseln die richtige Seite und liegt ein Hafen, gewinnt ein Leuchtturm sofort die Partie. Bis dahin lässt er sich nur abwerfen wie jede andere Karte.",
            ),
            reads(["N5"], "Hafen und Leuchtturm haben keine Seiten: Das Licht ist ihnen gleich."),
            says(
              ["B11", "N5"],
              "Die Partie ist verloren, wenn jemand am Zug ist und nichts tun kann: keinen Hafen ausspielen, keine Insel legen und bezahlen, keine wenden, keinen Leuchtturm entzünden und nicht einmal zwei Karten abwerfen.",
            ),
            reads(
              ["B11"],
              "Geprüft wird das zu Beginn eines Zuges. Ein leerer Stapel allein ist noch keine Niederlage, und um eine Insel zu wenden, genügt eine einzige Karte.",
            ),
            unwinnable,
          ],
        },
        secrecy: { title: "Geheimnis und Schweigen", text: [secrets, silence] },
      },
    },
    duel: {
      title: "Duell",
      lead: "Zu zweit auf einem Meer, bei Tag und bei Nacht, auf der Suche nach den längsten Inselketten.",
      sections: {
        aim: {
          title: "Das Ziel",
          picture: "duel",
          text: [
            says(
              [],
              "Ihr teilt euch ein Meer von 36 Feldern und spielt gegeneinander. Deine Inseln bringen Punkte, und mehr noch, wenn sie auf der Linie aufeinanderfolgen. Jede abgeworfene Karte kostet einen.",
            ),
          ],
        },
        setup: {
          title: "Vor dem Duell",
          text: [
            says(
              ["D1"],
              "Gespielt wird nur mit den 80 Inseln. Beide bekommen fünf Karten; der Rest ist ein gemeinsamer Stapel, neben dem fünf Karten offen in einer Auslage liegen. Der erste Platz spielt seine Inseln mit der Tagseite nach oben, der zweite mit der Nachtseite. Der Zufall bestimmt, wer beginnt.",
            ),
          ],
        },
        turn: {
          title: "Dein Zug",
          text: [
            says(
              ["D2"],
              "Leg eine Insel mit deiner eigenen Seite nach oben oder wirf zwei Karten ab. Dann zieh aus der Auslage wieder auf fünf nach, angefangen bei der Karte, die am weitesten vom Stapel liegt.",
            ),
            says(
              ["D2"],
              "Die Auslage rückt nach und wird vom Stapel wieder auf fünf ergänzt. Ist der Stapel leer, wird sie einfach kürzer.",
            ),
          ],
        },
        order: {
          title: "Wohin eine Insel darf",
          text: [
            says(
              ["B3"],
              "Auf jedes leere Feld, solange die Zahlen auf der ganzen Linie noch steigen. Die Linie läuft in jeder Reihe von links nach rechts und geht am linken Ende der Reihe darüber weiter.",
            ),
            says(
              ["D4"],
              "Für die Lücken müssen genug Zahlen bleiben. Zwischen 20 und 23 etwa gibt es nur 21 und 22, also dürfen zwischen ihnen höchstens zwei Felder leer sein. Vor der ersten Insel zählst du ab 0, nach der letzten bis 81.",
            ),
            reads(
              ["D4"],
              "Es zählen allein die Zahlen. Eine Lücke, die sich nur deshalb nicht mehr füllen lässt, weil ihre Karten abgeworfen sind, ist erlaubt.",
            ),
          ],
        },
        price,
        sweep: {
          title: "Der Fischzug",
          text: [
            says(
              ["D3"],
              "Kannst du keine Insel legen, darfst du deine ganze Hand dem Gegenüber zeigen, sie abwerfen und die ganze Auslage nehmen. Das ist dein Nachziehen; danach wird die Auslage wieder ergänzt.",
            ),
            reads(
              ["D3"],
              "Eine Insel, die du nicht bezahlen kannst oder die zu wenige Zahlen übrig ließe, kannst du nicht legen. Eine leere Auslage kann niemand nehmen.",
            ),
          ],
        },
        end: {
          title: "Wie es endet",
          text: [
            says(["D5"], "Das Duell endet, wenn das Meer voll ist oder wenn ihr beide höchstens noch eine Karte habt."),
            reads(
              ["D5"],
              "Geprüft wird das am Ende eines Zuges, nach dem Nachziehen. Kannst du nichts tun, setzt du aus; ist aber ein Fischzug möglich, darfst du nicht aussetzen.",
            ),
          ],
        },
        score: {
          title: "Die Punkte",
          text: [
            says(
              ["D6"],
              "Zwei Punkte für jede deiner Inseln auf dem Spielfeld. Einen Punkt weniger für jede abgeworfene Karte, ob als Preis, als Paar oder beim Fischzug; Karten, die auf der Hand bleiben, zählen nicht.",
            ),
            says(
              ["D6"],
              "Drei oder mehr deiner Inseln, die auf der Linie aufeinanderfolgen, auch über das Ende einer Reihe hinweg, sind eine Kette: ein Punkt mehr für jede Karte darin. Ein leeres Feld oder eine Insel der anderen Seite beendet die Kette. Eine Kette aus drei Inseln bringt also 6 + 3 = 9.",
            ),
            says(
              ["D6"],
              "Bei Gleichstand entscheiden mehr Inseln, dann weniger Abgeworfenes, dann die längste Folge eigener Inseln, gleich wie lang. Ist alles gleich, endet das Duell unentschieden.",
            ),
          ],
        },
        secrecy: {
          title: "Geheimnis und Gespräch",
          text: [
            secrets,
            reads(
              ["B12"],
              "Nimmst du Karten, die offen in der Auslage lagen, wird deine Hand gemischt: Später kann niemand sagen, welche ihrer Karten es sind.",
            ),
            reads(["D7"], "Redet, so viel ihr wollt."),
          ],
        },
      },
    },
    board: {
      title: "Spielfelder von Spielern",
      lead: "Das Spielfeld hat jemand gezeichnet und seine Karten und Regeln gewählt.",
      sections: {
        aim: {
          title: "Das Ziel",
          text: [
            says(
              [],
              "Füllt jedes Feld mit einer Insel, sodass die Zahlen auf jeder Linie steigen. Dann bringt euch ein Leuchtturm heim, sofern es einen Platz für ihn gibt. Ihr gewinnt alle oder verliert alle, außer auf einem Spielfeld für ein Duell.",
            ),
            reads(
              [],
              "Was ein Spielfeld nicht ändert, gilt wie in den anderen Kapiteln: der Zoll wie in Standard, die Entdeckerkarten wie in der Pyramide, das Licht wie in Tag und Nacht. Beim Zeichnen und auf der Seite eines Spielfelds gibt es ein Blatt mit allen seinen Regeln in Kürze.",
            ),
          ],
        },
        order: {
          title: "Wohin eine Insel darf",
          text: [
            says(["B3"], "Auf jedes leere Feld, solange die Zahlen auf der ganzen Linie noch steigen."),
            reads(
              [],
              "Ein Spielfeld hat eine Linie oder mehrere. Jede steigt für sich, und Linien berühren einander nicht, auch wo ihre Felder nebeneinander liegen. Manche Linie öffnet sich erst, wenn andere voll sind.",
            ),
          ],
        },
        price: {
          title: "Was es kostet",
          text: [
            says(
              ["B4"],
              "Nachbarn sind nur das Feld unmittelbar davor und das unmittelbar danach auf derselben Linie. Ohne Insel als Nachbarn ist das Legen kostenlos. Neben einer Insel zahlst du den Unterschied der beiden Zahlen, zwischen zwei Inseln den kleineren Unterschied.",
            ),
            reads(
              [],
              "Ein Spielfeld kann stattdessen die Hälfte verlangen, aufgerundet, oder eine einzige Karte. Es kann einen höchsten Preis haben: Was mehr kosten würde, darfst du nicht legen. Auf manchen Linien sind Inseln kostenlos.",
            ),
          ],
        },
        special: {
          title: "Besondere Karten in den Stapeln",
          text: [
            reads(
              ["H1"],
              "In den Stapeln können Stürme, Kompasse, Seeungeheuer und Klippen liegen, doch nie auf der ersten Hand. Ziehst du eine solche Karte, sehen sie alle. Sie wirkt einmal und wird abgeworfen, und du ziehst an ihrer Stelle eine andere. Ist dein Stapel leer, geht es einfach weiter.",
            ),
            reads(
              ["H2"],
              "Sturm: Die Insel oder der Joker, den du in diesem Zug gelegt hast, kommt auf deine Hand zurück, die gemischt wird, und der Sturm verdeckt das Feld. Es ist gesperrt und gilt für Reihenfolge und Preis als leer. Die Insel zählt als eine gezogene Karte. Bezahltes bleibt bezahlt.",
            ),
            reads(
              ["H3"],
              "Kompass: Er vertreibt einen Sturm, und zwar den vom ersten gesperrten Feld in der Reihenfolge der Linien.",
            ),
            reads(
              ["H4"],
              "Seeungeheuer: Die Insel oder der Joker, den du in diesem Zug gelegt hast, wird offen abgeworfen. Bezahltes bleibt bezahlt.",
            ),
            reads(
              ["H2", "H4"],
              "Hast du in diesem Zug keine Insel gelegt oder ist sie schon fort, bewirken Sturm und Seeungeheuer nichts.",
            ),
            reads(
              ["H5"],
              "Klippen: Du verlierst die oberste Karte deines Stapels, auch wenn sie eine besondere Karte ist. Niemand sieht sie, auch du nicht.",
            ),
          ],
        },
        end: {
          title: "Wie es endet",
          text: [
            reads(
              ["H6"],
              "Ohne Platz für einen Leuchtturm ist die Partie gewonnen, sobald jedes Feld belegt ist. Gibt es Häfen, muss einer gespielt sein; wird er als Letztes gespielt, entfällt der Zoll. Gibt es Seiten, muss jede Insel die richtige zeigen.",
            ),
          ],
        },
        secrecy: {
          title: "Geheimnis und Schweigen",
          text: [
            says(
              ["B12"],
              "Hände und Stapel sind geheim. Was du selbst abwirfst, bleibt für immer verdeckt, doch du darfst es ansehen. Wie viele Karten in jeder Hand, jedem Stapel und jedem Abwurf liegen, sehen alle.",
            ),
            reads(["H1", "H4"], "Gezogene besondere Karten und was ein Seeungeheuer nimmt liegen offen."),
            says(
              ["B13"],
              "Das Spielfeld sagt, ob das Schweigen gilt. Gilt es, spricht niemand über die Partie; nur solange ein Zoll fällig ist, darfst du reden, und nur über Anzahlen.",
            ),
          ],
        },
      },
    },
  },
  pictures: {
    standard:
      "Sechs Reihen zu je sechs Feldern mit Inseln darin, von der 2 unten links bis zur 78 nahe der Ecke oben rechts.",
    price:
      "Zwischen 38 und 53 liegen drei freie Felder; neben der 38 kostet die Insel 41 drei Karten, weiter weg nichts.",
    arch: "Zwei Pfeiler aus zwei mal drei Feldern und darüber ein Dach aus sieben mal vier.",
    pyramid: "Fünf Reihen, die zur Spitze hin kürzer werden; Boote auf den Randfeldern und zwei Stürme.",
    dangers: "Die Karten Sturm, Seeungeheuer, Klippen und Hafen.",
    treasures: "Die Karten Kompass, Leuchtturm und Joker.",
    dayNight: "Die obere Hälfte des Spielfelds bei Tag, die untere bei Nacht; eine Insel zeigt die falsche Seite.",
    duel: "Inseln bei Tag und bei Nacht teilen sich ein Spielfeld; zwei Ketten sind umrahmt.",
  },
  players: ({ least, most }) =>
    least === most ? `${least} Personen` : least === 1 ? `1 bis ${most} Personen` : `${least} bis ${most} Personen`,
  modes: "Spielarten",
  ours: "Unsere Lesart",
  oursNote: "Die veröffentlichten Regeln schweigen hier oder widersprechen sich.",
} satisfies TranquilityRuleText;

export default de;

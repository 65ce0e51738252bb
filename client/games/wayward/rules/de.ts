import { bound, type Translation } from "../../../features/rules/bound.ts";
import type { WaywardRuleText } from "./en.ts";

export const de: Translation<WaywardRuleText> = {
  chapters: {
    solo: {
      title: "Gegen einen Automaten",
      lead: "Du spielst Dead Reckoning am eigenen Tisch, gegen die Wayward-Allianz, hier der Automat; dieser inoffizielle Begleiter deckt seine Karten auf, fragt, was nur der Plan weiß, und führt seine Bücher.",
      sections: {
        setup: {
          title: "Aufbau",
          text: {
            S1: "Der Automat hat 18 Karten, jede mit einer normalen und einer schweren Seite. Die Schwierigkeit sagt, welche gilt.",
            S2: "Deckt den Tisch für zwei, zu zwei gegen zwei für vier. Der Automat hat weder Spielertafel noch Truhe: er hat einen Kai, ein Schiff im Hafen und 15 Münzen, die alle zählen dürfen.",
            S3: "Seine Würfel gehen nie aus, in Kämpfen nicht und auf Erfolgen nicht: Nehmt neutrale.",
            S4: "Setz dich so, dass der Hafenplan links von dir liegt. So wird hier jedes Raster gelesen.",
            S5: "Allein gespielt hat der Automat den ersten Zug.",
            S6: "Hat er mehrere Möglichkeiten und keine Regel wählt eine, so wählst du. Der Begleiter wählt nie für dich.",
            "ours S7":
              "Was an seinem Kai und in seinem Vorrat liegt, ist eine einzige Zahl von Münzen: er hat keine Truhe.",
            "ours S8":
              "Vom Plan wird nichts angenommen: Ein Feld gilt als erforscht, sobald eine Antwort das gesagt hat oder du gemeldet hast, dass du es erforscht hast.",
          },
        },
        turn: {
          title: "Sein Zug",
          text: {
            T1: "Seine oberste Karte wird aufgedeckt und ausgeführt: erst die linke Seite, dann die bedingten Effekte, dann die rechte Seite.",
            T2: "In den Zügen 1 bis 3 gilt der erste Abschnitt einer Karte, in den Zügen 4 bis 6 der zweite, und so weiter.",
            "ours T3": "Nach dem letzten Abschnitt bleibt der letzte in Kraft.",
            T4: "Auf dem Plan wird nur der letzte Ort seines Schiffs gezogen. Alles andere geschieht, als wäre es dorthin gefahren.",
            T5: "Am Ende seines Zugs nimmt er alle Münzen und alle Fracht von Inseln, die er beherrscht.",
            T6: "Sobald er 3 Fracht hat, werden sie zu 1 Münze. Er hat also nie mehr als 2.",
            T7: "Spätere Güter werden danach ausgelegt: Du hast einen Zug Zeit, ihm die Insel abzunehmen.",
            "ours T8": "Dann werden leere Kartenfelder aufgefüllt, wie Spieler das am Ende ihres Zugs tun.",
            T9: "Dein Zug ist ein gewöhnlicher. Für den Begleiter endet er, wenn die nächste Karte aufgedeckt wird.",
            "ours T10": "Ist der Stapel aufgebraucht, werden alle 18 Karten neu gemischt.",
          },
        },
        left: {
          title: "Die linke Seite",
          text: {
            L1: "Berührt ein Effekt der linken Seite ein unerforschtes Feld, so deckt es wie üblich auf und legt einen seiner Würfel auf Entdecker: beliebig viele Felder in einem Zug.",
            L2: "Er beansprucht den Fortschritt auf jedem gerahmten Feld. Mit mindestens einer Kanone oder Kampffähigkeit kommt er auf seinen Piratenstapel, sonst auf seinen Händlerstapel.",
            L3: "Beansprucht er ein Handelsschiff, wird eine Münze geworfen. Zahl: Die Karte bleibt mit der Vorderseite oben. Kopf: ein Würfel auf Legendär, und die Rückseite bleibt oben. Die Münzen der Karte bekommt er nie.",
            "ours L4":
              "Ein Handelsschiff mit der Vorderseite oben kommt auf den Händlerstapel; mit der Rückseite oben dorthin, wo seine Symbole es hinlegen.",
            "ours L5": "Ein gerahmtes Feld ohne Karte wird übergangen.",
            L6: "Setzt auf jedes markierte Feld so viele Würfel, wie dort steht. Beherrscht er nun eine Insel, werden die Gebäude dort entfernt, und er bekommt einen Dauerwürfel. Auf offener See, oder wo er keinen Platz mehr hat, wird nicht gesetzt, was nicht gesetzt werden kann.",
            L7: "Stellt sein Schiff auf das Feld, wo es endet, oder in den Hafen. Ein Schiff, das in diesem Zug versenkt wurde, bleibt im Hafen.",
            L8: "Deine Garnison macht ihm 1 Schaden, wenn er seinen Zug auf dieser Insel beendet oder gegen die Garnison kämpft; nicht, wo er nur beansprucht oder gegen dein Schiff kämpft, und nie als fünften Schaden.",
            "ours L8": "Einmal je Garnison und Karte; im Kampf, bevor die Würfel fallen.",
            L9: "Beladen, das Symbol über der Mittellinie: Hast du 3 oder mehr von dem an Bord, was es zeigt, greift der Automat dich an, sogar im Hafen.",
            L10: "Güter, das Symbol unten: Unter den Inseln mit Münzen oder Fracht, die er nicht beherrscht und auf denen kein Schiff im Piratenmodus steht, setzt er 2 Würfel auf die mit dem meisten von dem, was das Symbol zeigt; bei Gleichstand mit den meisten Münzen und Fracht. Gegen dein Fort oder deine Garnison dort wird erst gekämpft.",
            "ours L10":
              "Was das Symbol zählt, steht beim Stapel: Münzen, Fracht oder beides. In der Übungsflotte sind es Münzen.",
          },
        },
        right: {
          title: "Die rechte Seite",
          text: {
            R1: "Münzen: Er bekommt so viele.",
            R2: "Händlereinkommen: 1 Münze für je 2 Karten seines Händlerstapels, abgerundet.",
            R3: "Schiffsausbau: Er nimmt das gezeigte Plättchen oder ein anderes derselben Stufe.",
            "ours R3": "Ist keines dieser Stufe mehr da, nimmt er nichts.",
            R4: "Reparieren: So viel Schaden wird entfernt, soweit welcher da ist.",
            R5: "Bauen: auf der Insel unter seiner Herrschaft ohne dieses Gebäude, die am Ende am meisten wert ist; bei Gleichstand auf der, die am meisten produziert; dann wählst du. Ohne solche Insel wird nicht gebaut.",
            R6: "Produzieren: Seine ertragreichste Insel, Boni eingerechnet, liefert gleich an seinen Kai; bei Gleichstand die mit der meisten Fracht. Bei zwei Symbolen tun es seine zwei besten, je einmal.",
            R7: "Meisterhafte Seeleute: ein Würfel dorthin, wenn der Erfolg nicht beansprucht ist.",
            R8: "Angriffsflagge: Er greift dich an. „+X“ sind zusätzliche Würfel in diesem einen Kampf. „Nicht im Hafen“: Bist du im Hafen, geschieht nichts.",
            R9: "Handelsschiff: Liegt irgendwo auf See eines, und du wählst welches, so wird es besiegt. Der Fortschritt auf der Rückseite wird beansprucht, Legendär bekommt einen Würfel, und seine Münzen bekommt er nicht.",
            R10: "Spätere Güter werden am Ende des Zugs auf der Insel des Automaten ausgelegt, die am meisten wert ist.",
            "ours R10": "Hat er keine Insel, wird nichts ausgelegt.",
            R11: "„Wenn er so viele oder mehr Würfel wirft“: Seine Würfel in einem Kampf jetzt werden mit dieser Zahl verglichen, und einer der zwei Zweige wird ausgeführt.",
            "ours R11": "Die zusätzlichen Würfel einer Flagge zählen dafür nicht.",
            "ours R12":
              "Was eine Karte sonst noch sagt, steht in den Worten dessen, dem sie gehört. Der Begleiter liest es an seiner Stelle vor und fragt, ob es getan ist. Zahlen, die sich dadurch ändern, berichtigst du von Hand.",
          },
        },
        cannons: {
          title: "Seine Kanonen",
          text: {
            C1: "In einem Kampf wirft er 1 Würfel und je einen mehr für jede Kanone auf seinen Ausbauten, jedes seiner Gebäude auf dem Feld des Kampfs und je zwei Symbole seines Piratenstapels; 4 mehr, wenn er sich im Hafen verteidigt; und die der Flagge und der letzten Züge.",
            C2: "Er hat keine Kampffähigkeiten. Was er erbeutet, kommt an seinen Kai, und von dort erbeutest du Münzen wie Fracht. Alles andere ist ein gewöhnlicher Kampf.",
            C3: "Schiff gegen Schiff gewinnt er jeden Gleichstand. Bei Gebäuden gilt die übliche Regel; darum wird nur gefragt, wer gewonnen hat.",
            C4: "Angriffe auf seine Gebäude und seine Angriffe auf deine sind gewöhnliche Gebäudekämpfe, mit den Würfeln, die er dort hat.",
            C5: "In deinem Zug darfst du sein Schiff wie üblich angreifen: auf demselben Feld und mit einer Flagge.",
            C6: "Kämpft er mit der Hälfte seiner Kanonen, werden beide Hälften aufgerundet.",
            "ours C6": "Es ist die Hälfte aller seiner Würfel auf dem Feld dieses Kampfs.",
            "ours C7": "Greift er dich an, ist das Feld des Kampfs das deines Schiffs.",
            C8: "Der fünfte Schaden versenkt ihn, auch in seinem eigenen Zug: Du nimmst 5 Münzen von seinem Kai, und sein Schiff kommt in den Hafen, was die Karte auch sagt.",
            "ours C8": "Hat er weniger als 5 Münzen, nimmst du alle. Er beginnt wieder ohne Schaden.",
            "ours C9": "Hat er die letzten Züge ausgelöst, so hat er in jedem Kampf 2 Würfel mehr.",
          },
        },
        battles: {
          title: "Welche Kämpfe es gibt",
          text: {
            B1: "Ein Angriff kommt, wenn du beladen bist und die Karte danach fragt, oder wenn eine Flagge gilt.",
            "ours B1": "Eine Flagge ohne Bedingung zählt immer, eine mit Bedingung, wenn sie gilt.",
            B2: "Gegen dein Schiff im Piratenmodus wird auf einem Feld gekämpft, das mit 2 oder mehr Würfeln markiert ist oder auf dem der Automat endet. Vorbeifahren zählt nie, und Güter zählen nie.",
            "ours B2": "Verliert er auf dem Feld, wo er endet, gegen dein Schiff, so endet er trotzdem dort.",
            B3: "Gegen dein Fort oder deine Garnison wird auf einer Insel gekämpft, auf die 2 oder mehr Würfel kommen sollen.",
            B4: "Ein einzelner Würfel für ein Feld mit deinem Fort, deiner Garnison oder deinem Schiff im Piratenmodus wird nicht gesetzt, und es gibt keinen Kampf.",
            B5: "Kommt ein Angriff, werden Würfel nicht gesetzt, die einen Gebäudekampf bräuchten. Beides zugleich gibt es in einem Zug nie.",
            B6: "Kommt ein Angriff, wird gegen dein Schiff im Piratenmodus nicht gekämpft, und Würfel für sein Feld werden nicht gesetzt. Der Automat endet trotzdem dort, wenn die Karte es sagt.",
            B7: "Nach einem verlorenen Kampf werden die Würfel, um die es ging, nicht gesetzt.",
            B8: "Verlangt eine Karte einen Kampf gegen dein Schiff und einen gegen ein Gebäude, so kommt das Schiff zuerst, mit der Hälfte der Kanonen, dann das Gebäude mit der anderen. Geht der erste verloren, entfällt der zweite, und die Würfel beider werden nicht gesetzt.",
            "ours B8": "Würfel, die der erste Kampf gewonnen hat, bleiben, wenn der zweite verloren geht.",
            B9: "Von mehreren Inseln mit Gebäude wird nur um die mit den meisten Münzen gekämpft; bei Gleichstand um die, die am Ende mehr wert ist. Die Würfel für die anderen werden nicht gesetzt.",
            "ours B10":
              "Entschieden wird in dieser Reihenfolge: einzelne Würfel, ob ein Angriff kommt, was dadurch entfällt, die reichste Insel, dein Schiff, und was halbiert wird. Eine Markierung, die entfallen ist, löst keinen Kampf mehr aus.",
            "ours B11":
              "Ob ein Angriff kommt und ob eine Bedingung gilt, wird einmal bestimmt, nach dem Beanspruchen und vor den Würfeln. „Nicht im Hafen“ wird noch einmal geprüft, wenn die Flagge an der Reihe ist.",
            "ours B12": "Ein versenktes Schiff kämpft auf dieser Karte nicht mehr; alles andere wird ausgeführt.",
            "ours B13":
              "Beladen und eine Flagge auf einer Karte sind zwei Angriffe, der Reihe nach; geht der erste verloren, entfällt der andere.",
            "ours B14":
              "Auch ein Kampf gegen dein Schiff auf dem Feld, wo der Automat endet, wird zusammen mit einem Gebäudekampf halbiert.",
            "ours B15": "Ein Feld, das markiert ist und auf dem er endet, ist ein einziger Kampf.",
            "ours B16": "Fort und Garnison auf einer Insel sind ein einziger Kampf. Eine Barrikade zählt als Fort.",
            "ours B17": "Die Würfel der Güter zählen bei alledem zu denen der linken Seite.",
            "ours B18": "Gegen dein Schiff wird auch auf offener See gekämpft.",
            "ours B19":
              "Würfel, die niemand streitig macht, werden zuerst und auf jeden Fall gesetzt. Eine Insel, um die gekämpft wurde, bleibt für den Rest der Karte offen.",
            B20: "In einem Zug, seine Bonuskarte eingeschlossen, greift der Automat nie dich an und kämpft auch noch gegen ein Gebäude. Nach einem verlorenen Kampf entfällt jeder weitere des Zuges, und die Würfel, um die es ginge, werden nicht gesetzt.",
            "ours B20":
              "Was zuerst kam, bleibt, und die andere Art entfällt. Ein Kampf gegen dein Schiff auf einem Feld ist kein Angriff. Ein gesunkenes Schiff kämpft in diesem Zug nicht mehr und bleibt auch mit der Bonuskarte im Hafen.",
          },
        },
        achievements: {
          title: "Seine Erfolge",
          text: {
            "ours A":
              "Jeder wird sofort bemerkt, einmal beansprucht und behalten, wenn sein Grund entfällt. Auf einen beanspruchten kommen keine Würfel mehr.",
            A1: "Legendär: ein Würfel, sooft er dein Schiff oder ein Handelsschiff besiegt, in wessen Zug auch immer. Mit dem 4. ist der Erfolg beansprucht.",
            A2: "Schrecken der sieben Meere: Er versenkt dich.",
            A3: "Meisterhafte Seeleute: sein 3. Würfel dort.",
            A4: "Eliteschiff: sein 4. Ausbau.",
            A5: "Entdecker: 5 Würfel, zu zwei gegen zwei 3.",
            A6: "Baumeister: Er beherrscht 5 Gebäude zugleich.",
            A7: "Siedler: 6 Dauerwürfel im Ganzen.",
            A8: "Kapitalist: 30 Münzen, die ersten 15 eingerechnet.",
            A9: "Handelsherr: nie.",
          },
        },
        end: {
          title: "Das Ende",
          text: {
            E1: "Der erste 4. Erfolg, seiner oder deiner, leitet das Ende ein.",
            E2: "Ist es seiner, hast du noch einen Zug; ist es deiner, hat der Automat noch einen.",
            "ours E3":
              "Der laufende Zug wird beendet; dann haben alle anderen je einen Zug. Auf einen 4. Erfolg im Zug des anderen folgt noch ein ganzer Zug dieses anderen. Eine Bonuskarte beginnt keinen Zug.",
            E4: "In diesen Zügen hat, wer das Ende ausgelöst hat, in jedem Kampf 2 Würfel mehr, und von dessen Würfeln wird auf einer Insel nur einer umgewandelt, wo es sonst zwei wären.",
            "ours E4": "Das gilt auch für den Automaten. Ungerade Zahlen werden abgerundet.",
            E5: "Die höchste Wertung gewinnt. Der Begleiter kennt die Münzen des Automaten und fragt nach dessen übrigen Punkten und nach deinen; bei Gleichstand fragt er, wer nach der Regel des Brettspiels gewinnt.",
            "ours E6": "Eine Partie, die unvollendet weggeräumt wird, ist aufgegeben.",
          },
        },
        difficulty: {
          title: "Schwierigkeit",
          text: {
            D1: "Normal: die normalen Seiten.",
            D2: "Schwer: neun Seiten jeder Art; ungerade Züge sind normal, gerade schwer.",
            D3: "Experte: die schweren Seiten.",
            D4: "Extrem: wie Experte, und nach jeder dritten Karte eine Bonuskarte, mit dem Abschnitt der Karte davor.",
            "ours D4": "Bonuskarten zählen bei den dreien nicht mit: Sie kommen nach den Zügen 3, 6, 9 und so weiter.",
            "ours D5": "Eine Bonuskarte gehört zum selben Zug: Die Ernte kommt einmal, danach.",
            "ours D6": "Schwer geht nach neuem Mischen wie zuvor nach ungeraden und geraden Zügen.",
            D7: "Gemischt: So viele der 18 Karten, wie du willst, zeigen ihre schwere Seite, von 1 bis 17. Der Zufall zieht, welche, und sie werden unter die anderen gemischt.",
            "ours D7": "Dieselben Karten bleiben schwer, wenn alle neu gemischt werden.",
          },
        },
        saga: {
          title: "Mit einer Saga",
          text: {
            G1: "Glücksfälle werden übergangen: Nichts wird beansprucht.",
            G2: "Die Begegnung mit einem Schiff oder ein Handelsschiff einer Saga kommt, wie es ist, auf seinen Händlerstapel: ohne Münze und ohne Würfel.",
            "ours G3": "Die Symbole einer solchen Karte zählen nicht für seine Kanonen.",
            "ours G4":
              "Ein Handelsschiff einer Saga, das ein Effekt der rechten Seite besiegt, kommt, wie es ist, auf den Händlerstapel, mit dem Würfel auf Legendär.",
          },
        },
      },
    },
    pair: {
      title: "Zwei gegen zwei",
      lead: "Ihr seid zu zweit, und jeder hat einen Automaten gegen sich: was anders ist als allein.",
      sections: {
        setup: {
          title: "Aufbau und Wertung",
          text: {
            P1: "Deckt den Tisch für vier. Der Zufall wählt, wer von euch A ist. Die Reihenfolge: der Automat von A, A, der Automat von B, B.",
            "ours P1": "Jeder Automat zählt seine eigenen Züge und hat alles für sich.",
            P2: "Es gibt zwei Stapel zu neun Karten.",
            P3: "Das Ende beginnt, wenn einer der vier 4 Erfolge hat. Es ist etwa eine Stufe leichter als allein.",
            "ours P4":
              "Schwer geht nach den Zügen jedes Automaten: 10 normale und 8 schwere Seiten in den Zügen 1 bis 9, umgekehrt in den Zügen 10 bis 18.",
            P5: "Nach je neun Karten werden alle 18 zu zwei neuen Stapeln gemischt. Zug 10 ist dann in Schwer ein schwerer.",
            P6: "Die Wertungen einer Seite werden addiert. Bei Gleichstand entscheiden ihre Würfel.",
          },
        },
        together: {
          title: "Zwei Automaten",
          text: {
            P7: "Ein Automat verdrängt nie die Würfel des anderen und nimmt ihm keine Insel: Solche Würfel entfallen. Sie übergehen die Forts und Garnisonen des anderen und kämpfen nie gegeneinander.",
            "ours P7":
              "Für seine Kanonen zählen nur seine eigenen Gebäude. Güter übergehen die Inseln seines Verbündeten.",
            P8: "Habt ihr beide Würfel auf einer Insel, werden zuerst die dessen verdrängt, der sie beherrscht.",
            P9: "Er greift an, wer nicht im Hafen ist; von zweien, wer dem Ort am nächsten ist, wo sein Schiff den Zug begann; bei Gleichstand, wer den meisten Schaden hat; dann entscheidet eine Münze. Ist nur eines von euren Schiffen beladen, greift er dieses an, im Hafen oder nicht.",
            "ours P9":
              "Gezählt wird in geraden Schritten. Seid ihr beide im Hafen und darf er dort angreifen, wird dasselbe ohne „nicht im Hafen“ gefragt.",
            "ours P10":
              "Sind ihm Schiffe von euch beiden im Weg, wird gegen eines gekämpft; auf das Feld des anderen kommen keine Würfel, und es gibt dort keinen Kampf.",
          },
        },
        partners: {
          title: "Unter euch beiden",
          text: {
            P11: "Ihr greift einander nicht an, und in deinem Zug gilt der andere als im Handelsmodus; Garnisonen machen keinen Schaden. Mit Einverständnis verdrängst du die Würfel des anderen und setzt auf dessen geschützte Inseln. Seine Güter nimmst du nie; dort zu produzieren bringt höchstens 1 Münze und 1 Fracht; Segel und Kanonen unter Gütern zählen an seinen Inseln wie an deinen.",
            P12: "Auf demselben Ozeanplan und nicht im Hafen tauscht ihr in eurem Zug frei Güter und habt zu Beginn eines Kampfs 2 Würfel mehr; Beute darf an das Schiff des anderen gehen. Auf demselben Plan oder im Hafen repariert ihr gemeinsam.",
          },
        },
      },
    },
  },
  pictures: {},
  players: ({ most }) => (most === 1 ? "1 Person" : "1 oder 2 Personen"),
  modes: "Kapitel",
  ours: "Unsere Lesart",
  oursNote: "Das Heft des Brettspiels schweigt hier oder ist unklar; so spielt es der Begleiter.",
};

export default bound(de);

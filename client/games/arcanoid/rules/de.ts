import { bound, type Translation } from "../../../features/rules/bound.ts";
import type { ArcanoidRuleText } from "./en.ts";

export const de: Translation<ArcanoidRuleText> = {
  chapters: {
    dresden: {
      title: "Dresden, das Hauptspiel",
      lead: "Vier Schlachten zugleich, eine für jede Farbe: Tritt an, wo du gewinnen kannst, und gib auf, wo nicht.",
      sections: {
        aim: {
          title: "Das Ziel",
          text: {
            F2: "Eine Runde besteht aus vier Schlachten zugleich, für jede Farbe ein Feld. Jedes Feld hat genau einen Sieger; jemand kann mehrere gewinnen, sogar alle vier.",
            G1: "Wer über alle Runden die meisten Felder gewonnen hat, gewinnt die Partie. Felder deiner Dämonen gehören dir.",
          },
        },
        cards: {
          title: "Die Karten",
          picture: "deck",
          text: {
            K1: "Es gibt 78 Karten: vier Farben zu vierzehn und 22 Trümpfe. Die Farben haben überall eine Reihenfolge: Schwerter, Stäbe, Kelche, Münzen. Ass, das 1 zählt, bis 10 sind die Zahlenkarten; Bube, Ritter, Königin und König sind die Hofkarten.",
            K2: "Die Trümpfe tragen Zahlen von 0 bis 21; jeder hat seine eigene Regel, die das nächste Kapitel erzählt. Wo eine Regel von Trümpfen als Art spricht, sind 1 bis 21 gemeint: Der Narr ist eine Art für sich.",
            "ours K3":
              "In Partiedateien steht eine Karte als Farbe und Rang, etwa sw10 oder cu13, und ein Trumpf als t mit seiner Zahl.",
          },
        },
        deal: {
          title: "Das Geben",
          text: {
            F1: "Zwei bis zehn spielen, am besten vier bis sechs. Eine Partie hat fünf Runden; jede wird aus dem ganzen, frisch gemischten Spiel gegeben, und nur ihr Ergebnis bleibt.",
            "ours F1": "Eine bis neun Runden sind wählbar, für kürzere und längere Abende.",
            "ours F3":
              "Der Zufall bestimmt, wer die erste Runde beginnt; jede weitere beginnt der nächste Platz. Gespielt wird reihum.",
            "F4 F5":
              "Alle bekommen sechs Karten, der Rest ist der Stapel. Sechs verdeckte Karten fasst eine Hand vor und nach jedem Spielzug, wenn kein Trumpf es ändert. Kleiner ist sie nur, wenn der Stapel leer ist.",
          },
        },
        turn: {
          title: "Dein Zug",
          text: {
            T1: "Niemand darf passen. Du tust eines: abwerfen, antreten, abdanken, einen Trumpf spielen oder etwas mit Wagen oder Mäßigkeit tun, die vor dir liegen.",
            T2: "Eine beliebige Karte abzuwerfen ist immer erlaubt. Sie kommt verdeckt auf den Abwurfstapel, und niemand sieht sie.",
            "T3 T4":
              "Danach ziehst du wieder auf sechs, soweit der Stapel reicht. Hohepriesterin, Hierophant und Gerechtigkeit lassen dich danach noch einmal spielen; alles andere beendet den Zug.",
            "T5 T6":
              "Du spielst mit den Karten deiner Hand, verdeckten wie offenen, und mit denen der Reihe, die die Gerechtigkeit auslegt. Hast du von alledem keine, kannst du nur ein Feld deiner Wahl aufgeben.",
            "ours T7":
              "Die Reihenfolge: Die Karten verlassen ihren Platz; was sie tun, geschieht; der Narr darf stehlen; wer ausscheidet, geht; du ziehst, nach dir ein Dieb; wer zu viele Karten hat, wirft ab; dann spielst du noch einmal, oder dein Zug endet, die Reihe wird gefüllt, und wer den Eremiten hat, kann dazwischen ziehen.",
            "ours T8": "Wo es bei einem Trumpf „ziehe eine Karte“ heißt, ziehst du, bis deine Hand voll ist.",
            "ours T9":
              "Ein Trumpf, der nichts bewirkt, darf trotzdem gespielt werden, außer seine Regel nennt eine Bedingung. Fehlt, was er braucht, kann man ihn nur abwerfen.",
          },
        },
        engage: {
          title: "Antreten",
          picture: "numbers",
          text: {
            "E1 F6":
              "Auf jedem Feld darfst du einmal je Runde antreten. Was du einsetzt, liegt bis zum Ende der Runde offen; nichts kommt hinzu, nichts wird zurückgenommen. Ein Spielzug ist ein Einsatz. Auf einem gemäßigten Feld darf sonst niemand antreten.",
            E3: "Lege eine oder mehrere Zahlenkarten der Farbe des Feldes: Ihre Stärke ist die Summe. 4, 6 und 7 sind also 17 und verlieren gegen 9 und 10.",
            E4: "Oder einen Buben der Farbe, allein oder mit ihrem Ass: 14½. Oder ebenso einen Ritter: 17½. Das Ass zählt nichts dazu, aber es hält den Narren fern.",
            E9: "Mit dem Magier zählt eine Zahlenkarte anderer Farbe als eine dieser Farbe: unter Zahlen oder als Ass neben Bube oder Ritter. Sie kann auch die einzige Karte sein, auf jedem Feld.",
            E10: "Sonst geht nichts: Königin oder König nicht allein, keine zwei anderen Hofkarten, nichts zu einem Paar dazu, und Kaiserin, Kaiser, Liebende und Magier nicht allein.",
            E11: "Die höchste Summe ist 65, aus 1 bis 10 und einer verwandelten 10. Jedes Paar steht darüber.",
          },
        },
        couples: {
          title: "Paare",
          picture: "couples",
          text: {
            E5: "Das Königspaar besteht aus Königin und König der Farbe und sonst nichts.",
            E6: "Ein uneheliches Paar sind die Liebenden mit einer Hofkarte der Farbe; oder die Liebenden mit Kaiserin oder Kaiser, auf einem Feld oder auf zweien zugleich.",
            E7: "Das Kaiserpaar besteht aus Kaiserin und Kaiser, auf einem Feld oder auf zweien zugleich.",
            E8: "Ein Paar auf zwei Feldern ist ein Spielzug und ein Satz Karten.",
            "ours E8": "Beide Felder müssen ihm offenstehen, denn es ist ein Einsatz.",
          },
        },
        abdicate: {
          title: "Ein Feld aufgeben",
          text: {
            "E2 F7":
              "Abdanken kostet keine Karte und ist auf jedem Feld erlaubt, auf dem du frei bist, gemäßigt oder nicht. Es füllt das Feld für dich wie ein Einsatz, und du kannst es nicht mehr gewinnen, außer alle geben es auf.",
            E12: "Jeder Einsatz und jede Abdankung, Gericht und Welt berühren ein Feld für die ganze Runde, auch wenn der Turm sie aufhebt: Die Welt kann dort nicht mehr liegen.",
          },
        },
        out: {
          title: "Ausscheiden",
          text: {
            F8: "Sobald du auf allen vier Feldern angetreten bist oder abgedankt hast, scheidest du aus der Runde aus: Deine Hand kommt auf den Abwurfstapel, und du ziehst nicht mehr.",
            "ours F8": "Ebenso deine offenen Karten, dein Wagen mit dem Vorrat, dein Eremit und deine Mäßigkeit.",
            F9: "Die Runde endet, wenn alle ausgeschieden sind. Die Felder werden gezählt, und es wird neu gegeben.",
          },
        },
        piles: {
          title: "Stapel und Abwurf",
          text: {
            "P1 P2":
              "Abgeworfene Karten liegen verdeckt: Wer eine abgeworfen hat, kennt sie, die anderen nur, was sie offen sahen. Eingesetzte Karten und Trümpfe, die liegen bleiben, gehören nicht dazu und kommen in dieser Runde nicht wieder.",
            P3: "Wer die letzte Karte des Stapels zieht, löst eine Abstimmung aus, ob der Abwurf ein neuer Stapel wird: der Reihe nach ab ihm, auch wer ausgeschieden ist. Ein Nein entscheidet, und der Stapel ist für die Runde geschlossen. Sagen alle ja, wird der Abwurf gemischt, und das Ziehen geht weiter.",
            P4: "Liegt nichts im Abwurf, wird nicht abgestimmt: Der Stapel ist geschlossen.",
            P5: "Der Stapel wird erneuert, so oft alle dafür sind.",
            "ours P5":
              "Ein Tisch kann eine Grenze von keiner bis fünf Erneuerungen je Runde wählen: Danach ist ohne Abstimmung Schluss. Ohne Grenze ist nach der fünfzigsten Schluss, damit keine Runde ewig dauert.",
            P6: "Die Flut stimmt immer dafür.",
            "ours P6":
              "Ein Dämon hat keine eigene Stimme: Zieht er, stimmt zuerst sein Meister ab. Zieht die Flut, dann zuerst der Platz nach ihr.",
            "ours P7":
              "Ziehen mehrere, zieht jeder ganz zu Ende, ehe der nächste beginnt. Der Letzte bekommt vielleicht nichts.",
          },
        },
        winning: {
          title: "Wer ein Feld gewinnt",
          text: {
            W1: "Die Welt gewinnt vor Kaiserpaar, Königspaar und unehelichem Paar, in dieser Folge; dann die meisten Punkte, dann eine Abdankung.",
            "W2 W3":
              "15 schlägt also einen Buben und ein Bube 14, 18 schlägt einen Ritter und ein Ritter 17. Zwei gleiche Paare, zwei Buben oder zwei Ritter können sich auf einem Feld nicht treffen: Es gibt jeden nur einmal.",
            "ours W4":
              "Bei gleichen Summen gewinnt die mit der höheren höchsten Karte. Die veröffentlichte Liste ist verloren; Karten einer Farbe sind alle verschieden, so entscheidet ein Blick.",
            "ours W5":
              "Sind auch die gleich, hat der Magier eine verwandelt: Der Einsatz ohne ihn gewinnt. Ein Tisch kann wählen, dass zuerst weniger Karten gewinnen.",
            "ours W6": "Haben alle abgedankt, gewinnt, wer es zuletzt tat.",
          },
        },
        match: {
          title: "Wer die Partie gewinnt",
          text: {
            "ours G2":
              "Haben mehrere die meisten Felder, entscheiden unter ihnen die meisten Schwerter, dann Stäbe, dann Kelche. Die veröffentlichte Liste ist verloren; dies ist die Folge der Farben.",
            "ours G3":
              "Ist auch das gleich, entscheidet das Feld, das einer von ihnen zuletzt gewann, von der letzten Runde rückwärts in der Folge der Farben.",
            "ours G4 G5":
              "Alle Runden werden gespielt, entschieden oder nicht. Nur wenn alle Felder an die Flut gingen, ist es unentschieden.",
          },
        },
        asking: {
          title: "Was du zwischen den Zügen gefragt wirst",
          text: {
            "ours S1":
              "Der Tisch wartet auf den, der spielt, und auf Antworten: ob der Narr stiehlt, ob jemand dazwischen zieht, wie du stimmst, was du als Nächstes rufst, was du abwirfst, wenn du zu viel hast. Alles andere geschieht von selbst.",
            "ours S2":
              "Versucht jemand einen Einsatz, den der Narr stehlen könnte, werden alle zugleich gefragt, die auf dem Feld frei sind und eine verdeckte Karte haben; so verrät nichts, wer ihn hat. Lassen alle es stehen, steht er.",
            "ours S3": "Wer den Eremiten hat, wird nach jedem Zug gefragt und kann bis zum eigenen Zug verzichten.",
            "ours S4":
              "Neben dem Brett kannst du im Voraus antworten: den Narren immer stehen lassen, unter einer Stärke oder auf manchen Feldern; immer dafür oder dagegen stimmen. Solche Antworten warten einen eigenen Augenblick, wer immer sie gibt.",
            "ours S5": "Ist jemand fort, gelten Geduld, Uhr und Bots des Tisches für Antworten wie für Züge.",
          },
        },
        secrets: {
          title: "Wer was sieht",
          text: {
            "ours S6":
              "Deine verdeckte Hand siehst nur du; wie viele Karten sie hat, sehen alle. Den Stapel sieht niemand. Einen Abwurf kennt, wer ihn gemacht hat, und alle, wenn er zuvor offen lag. Was offen liegt, Stimmen, Rufe und Abdankungen sehen alle.",
            "ours S7":
              "Eine Karte von dir, die andere gesehen haben, kommt ungesehen in deine Hand zurück: Niemand weiß mehr, welche es ist.",
            "ours S8": "Abgestimmt wird, ehe jemand die gezogenen Karten ansieht.",
            S9: "Redet, so viel ihr wollt, und lügt, wenn ihr wollt.",
          },
        },
        options: {
          title: "Was ein Tisch wählen kann",
          text: {
            "ours O1":
              "Eine Variante, mit oder ohne Flut, die Zahl der Runden, wie oft der Stapel erneuert wird, und was bei gleichen Summen entscheidet. Eine Partie hat eine Variante; sie werden nicht gemischt.",
            "ours O2": "Mehrere Fluten und geteilte Siege gibt es nicht.",
          },
        },
      },
    },
    trumps: {
      title: "Die Trümpfe",
      lead: "Ein gespielter Trumpf wird gezeigt. Dann kommt er auf den Abwurfstapel oder bleibt für die Runde liegen.",
      sections: {
        t0: {
          title: "0 · Der Narr",
          picture: "t0",
          text: {
            M0a: "Du spielst ihn nicht in deinem Zug; da kannst du ihn nur abwerfen. Aber wenn jemand gerade auf einem Feld antreten will, auf dem du frei bist, darfst du ihn spielen.",
            "M0b M0d":
              "Der ganze Einsatz wird deiner. Wer ihn versuchte, ist dort wieder frei und hat seinen Spielzug verbraucht, auch wenn es sein letztes Feld war. Der Narr wird abgeworfen; zuerst zieht der Bestohlene, dann du.",
            M0c: "Er stiehlt nie ein Paar, die Welt, eine Abdankung, ein Gericht und nichts mit einem Ass.",
            "ours M0c":
              "Auch ein Ass, das der Magier macht, schützt. Und auf einem gemäßigten Feld, wo du nicht antreten dürftest, wird nicht gestohlen.",
          },
        },
        t1: {
          title: "1 · Der Magier",
          picture: "t1",
          text: {
            M1a: "Er liegt in einem Einsatz neben mindestens einer Zahlenkarte und ändert dafür die Farbe einer von ihnen. Haben alle schon die Farbe des Feldes, darf er trotzdem dabei liegen und ändert nichts. Zur Stärke trägt er nichts bei, bleibt bei dem Einsatz und geht mit ihm.",
            "ours M1a":
              "Neben einem Buben oder Ritter allein kann er nicht liegen: Da gibt es keine Zahlenkarte für ihn.",
          },
        },
        t2: {
          title: "2 · Die Hohepriesterin",
          picture: "t2",
          text: {
            M2a: "Sieh eine fremde verdeckte Hand an; dann ziehe und spiele noch einmal. Du darfst sagen, was du sahst, oder lügen, aber nichts zeigen.",
            "ours M2b":
              "Sie muss eine verdeckte Karte haben und nicht von dir gespielt werden: Die eines Dämons ist ohnehin offen.",
          },
        },
        t3: {
          title: "3 · Die Kaiserin",
          picture: "t3",
          text: { M3: "Sie tritt nur in Paaren an: mit dem Kaiser oder mit den Liebenden." },
        },
        t4: {
          title: "4 · Der Kaiser",
          picture: "t4",
          text: { M4: "Er tritt nur in Paaren an: mit der Kaiserin oder mit den Liebenden." },
        },
        t5: {
          title: "5 · Der Hierophant",
          picture: "t5",
          text: {
            M5a: "Nenne eine Farbe, die Trümpfe oder den Narren. Alle, auch du, zeigen jede Handkarte dieser Art. Dann ziehe und spiele noch einmal.",
          },
        },
        t6: {
          title: "6 · Die Liebenden",
          picture: "t6",
          text: {
            M6: "Sie treten nur in unehelichen Paaren an: mit einer Hofkarte der Farbe, der Kaiserin oder dem Kaiser.",
          },
        },
        t7: {
          title: "7 · Der Wagen",
          picture: "t7",
          text: {
            M7a: "Lege ihn mit einer oder mehr anderen Karten offen vor dich, so vielen du willst: Sie sind der Vorrat.",
            M7b: "Später lege als Spielzug eine oder zwei Karten dazu; oder wirf Wagen und Vorrat ab; oder wirf den Wagen ab und setze den ganzen Vorrat ein, mit weiteren Karten oder ohne, als einen Einsatz. Er darf mehr als sechs Karten haben.",
            M7c: "Jede Karte darf in den Vorrat. Was sich später nicht zusammen einsetzen lässt, kann nur mit dem Wagen abgeworfen werden.",
            "ours M7c M7d":
              "Ein Trumpf im Vorrat lässt sich von dort nicht spielen, auch Welt und Gericht nicht. Der Vorrat gehört nicht zur Hand und dient zu nichts anderem.",
          },
        },
        t8: {
          title: "8 · Die Gerechtigkeit",
          picture: "t8",
          text: {
            M8a: "Sie bleibt. Sechs Karten werden offen als Reihe ausgelegt, oder so viele es gibt: Alle dürfen sie wie eigene Handkarten verwenden, auch zum Abwerfen. Dann spiele noch einmal.",
            "ours M8a": "Vorher ziehst du, wie immer.",
            M8b: "Am Ende jedes Zuges wird die Reihe auf sechs gefüllt, wenn es Karten gibt.",
            "ours M8b M8c":
              "Erst die Hände, dann die Reihe. Sie ist in niemandes Hand; was Hände ansieht, aus ihnen ruft oder sie wegwirft, berührt sie nicht. Sie bleibt, wenn ihr Spieler ausscheidet.",
          },
        },
        t9: {
          title: "9 · Der Eremit",
          picture: "t9",
          text: {
            M9a: "Er bleibt. Er gibt drei Züge dazwischen, jeden gleich nach irgendeinem Zug, auch deinem eigenen, mehrere hintereinander oder sofort. Du musst sie nie nehmen.",
            M9b: "Es sind ganze Züge; danach geht es weiter, wo es weitergegangen wäre. Er geht nach dem dritten oder wenn du ausscheidest.",
          },
        },
        t10: {
          title: "10 · Das Rad",
          picture: "t10",
          text: { M10: "Ziehe fünf Karten, sieh sie an und wirf ab, bis deine Hand nicht mehr zu groß ist." },
        },
        t11: {
          title: "11 · Die Kraft",
          picture: "t11",
          text: {
            M11a: "Sie bleibt. Wähle: Deine Hand fasst für den Rest der Runde zwei offene Karten mehr, die du gleich ziehst, oder eine verdeckte mehr.",
            M11b: "Die offenen Karten sind in jeder Hinsicht Handkarten.",
          },
        },
        t12: {
          title: "12 · Der Gehängte",
          picture: "t12",
          text: {
            M12a: "Wähle jemanden, auch dich selbst: Die ganze Hand wird abgeworfen und, wenn möglich, neu gezogen. Dann ziehst du.",
            "ours M12b": "Die Hand muss eine Karte haben. Dich selbst darfst du immer wählen.",
          },
        },
        t13: {
          title: "13 · Der Tod",
          picture: "t13",
          text: {
            M13: "Der ganze Stapel kommt auf den Abwurf und ist für die Runde geschlossen, ohne Abstimmung. War er schon leer, geschieht nichts.",
          },
        },
        t14: {
          title: "14 · Die Mäßigkeit",
          picture: "t14",
          text: {
            M14a: "Lege sie auf ein Feld, auf dem du nicht angetreten bist, solange der Stapel nicht leer ist. Sonst darf dort niemand antreten. Abdanken und Gericht bleiben erlaubt.",
            M14b: "Sie geht, wenn du dort antrittst, was du darfst, wenn der Stapel endet und nicht erneuert wird, oder wenn du ausscheidest.",
          },
        },
        t15: {
          title: "15 · Der Teufel",
          picture: "t15",
          text: {
            M15a: "Sechs Karten werden offen ausgelegt: die Hand eines Dämons, den du wie einen weiteren Spieler spielst. Du bist sein Meister. Dann ziehst du.",
            "M15b M15d":
              "Der Dämon ist unmittelbar vor dir am Zug. Seine Karten sind immer offen, für seine Kraft gibt es also nur zwei offene Karten. Sonst spielt er wie alle.",
            M15c: "Felder, die er gewinnt, sind deine. Scheidet er aus, kommt der Teufel auf den Abwurf.",
            "ours M15c": "Er spielt weiter, wenn du selbst ausscheidest.",
          },
        },
        t16: {
          title: "16 · Der Turm",
          picture: "t16",
          text: {
            M16a: "Hebe einen Einsatz auf einem Feld auf, deinen oder einen fremden: Die Karten kommen auf den Abwurf, und wer dort stand, ist wieder frei.",
            M16b: "Nicht gegen jemanden, der ausgeschieden ist, eine Abdankung, ein Gericht oder die Welt. Ein Paar auf zwei Feldern verliert nur dieses; die Karten bleiben, solange ein Feld sie hat.",
            "ours M16c": "Gibt es nichts aufzuheben, kann man ihn nur abwerfen.",
          },
        },
        t17: {
          title: "17 · Der Stern",
          picture: "t17",
          text: {
            M17: "Nenne eine Farbkarte. Wer sie in der Hand hat, gibt sie dir offen und zieht. Hat sie niemand, ziehst du.",
            "ours M17b":
              "Deine eigene Hand, Vorräte, die Reihe und der Tisch zählen nicht. Eine Karte darf noch einmal gerufen werden.",
          },
        },
        t18: {
          title: "18 · Der Mond",
          picture: "t18",
          text: { M18: "Wie der Stern; hat niemand die Karte, darfst du eine zweite rufen, ehe du ziehst." },
        },
        t19: {
          title: "19 · Die Sonne",
          picture: "t19",
          text: {
            M19a: "Wie der Stern, mit bis zu drei Rufen, bis einer trifft.",
            M19b: "Oder rufe einen einzigen Trumpf, von 1 bis 19.",
          },
        },
        t20: {
          title: "20 · Das Gericht",
          picture: "t20",
          text: {
            M20: "Lege es auf ein Feld, auf dem jemand frei ist, und seist du es: Er hat dort in diesem Augenblick abgedankt und scheidet vielleicht dadurch aus. Die Mäßigkeit hindert es nicht. Es bleibt.",
          },
        },
        t21: {
          title: "21 · Die Welt",
          picture: "t21",
          text: {
            M21a: "Setze sie allein auf ein Feld, das in dieser Runde niemand berührt hat und das keine fremde Mäßigkeit hält. Du gewinnst das Feld.",
            M21b: "Alle anderen danken dort sofort ab; wer dadurch ausscheidet, wirft sofort ab.",
            "ours M21b": "Das geschieht in der Zugfolge nach dir, und zuerst wird gesehen, ob du selbst ausscheidest.",
          },
        },
      },
    },
    cases: {
      title: "Besondere Fälle",
      lead: "Die Anmerkungen für Fortgeschrittene sind verloren. So treffen Karten hier aufeinander.",
      sections: {
        fool: {
          title: "Der Narr",
          text: {
            "ours I1 I2":
              "Stehlen darf, wer in der Runde und auf dem Feld frei ist, auch ein Meister seinem Dämon und ein Dämon seinem Meister. Liegt der Narr offen, in der Reihe oder in einer Hand, wird nur gefragt, wer ihn verwenden kann; für die Reihe nacheinander ab dem Bestohlenen.",
            "ours I3":
              "Solange alle wissen, dass er im Abwurf, im Vorrat eines Wagens oder offen vor der Flut liegt, wird niemand gefragt, bis der Stapel erneuert wird.",
            I4: "Ein Gericht kann nicht gestohlen werden, und wer auf dem Feld abgedankt hat oder gerichtet wurde, stiehlt dort nicht: Eine Abdankung füllt ein Feld.",
            "ours I5":
              "Ist es das vierte Feld des Diebes, scheidet er sofort aus und zieht nichts; dann zieht der Bestohlene.",
            "ours I6": "Der Magier geht mit dem Einsatz hinüber. Ein Wagen, der dafür diente, ist schon abgeworfen.",
            "ours I7 I8 I9":
              "Was der Besitzer der Mäßigkeit auf ihrem Feld einsetzt, kann niemand stehlen. Bei einem verdeckten Einsatz werden alle dort Freien gefragt, was immer es ist. Wer durch einen Einsatz ausscheidet, tut es erst nach dem Fenster des Narren.",
          },
        },
        tower: {
          title: "Der Turm",
          text: {
            "ours I10 I11 I12":
              "Bei einem Paar auf zwei Feldern nennt der Turm eines, das andere steht. Der Magier eines Einsatzes geht mit ihm. Vorrat und Mäßigkeit sind kein Einsatz und kein Ziel.",
            I13: "Ein Feld bleibt berührt, wenn der Turm aufgehoben hat, was dort lag: Die Welt kann nicht kommen.",
          },
        },
        chariot: {
          title: "Der Wagen",
          text: {
            "ours I14 I15":
              "Scheidest du aus, werden Wagen und Vorrat abgeworfen. Ist das Feld verloren, für das du sammelst, bleibt der Vorrat: Setze ihn anderswo ein oder wirf ihn ab.",
            "ours I16 I17":
              "Wagen und Karten dürfen aus der Reihe kommen; sie gehören dem, der sie verwendet. Ein Vorrat mit Kaiserin und Kaiser, oder einem davon und den Liebenden, darf zwei Felder besetzen.",
          },
        },
        row: {
          title: "Gerechtigkeit und Reihe",
          text: {
            "ours I18":
              "Die Hand eines Dämons gehört nicht zur Reihe; er verwendet sie wie alle. Werden Karten knapp, zieht erst, wer spielt, dann die Reihe. Spielt ein Dämon die Gerechtigkeit, spielt er noch einmal.",
            "ours I19 I20 I21":
              "Ein Trumpf aus der Reihe gehört dem, der ihn verwendet. Deine Hand bleibt dann voll, und eine geschenkte Karte oder das Rad kann zu viel bringen: Wirf ab. Gefüllt wird die Reihe am Ende des Zuges, nicht vor dem nächsten Spielzug darin.",
          },
        },
        demon: {
          title: "Der Teufel und Dämonen",
          text: {
            "ours I22 I23 I24":
              "Nach einer Erneuerung kann der Teufel wiederkommen, wenn der erste Dämon ausgeschieden ist. Bei leerem Stapel bringt er einen Dämon ohne Karten, der noch die Reihe hat. Dazwischen gespielt, bringt er einen, der zieht, wenn sein Platz an der Reihe ist.",
            "ours I25 I26 I27":
              "Eremit, Mäßigkeit und Wagen eines Dämons sind seine eigenen; sein Meister antwortet für ihn und ist an seine Mäßigkeit gebunden. Was er abwirft, haben alle gesehen. Eine Hohepriesterin sieht keinen Dämon an, und für ihn nicht seinen Meister.",
          },
        },
        hanged: {
          title: "Der Gehängte",
          text: {
            "ours I28 I29":
              "Alle Karten gehen, verdeckte wie offene, und von beiden kommen so viele, wie die Hand fasst. Ein Vorrat bleibt unberührt.",
            I30: "Ist der Stapel geschlossen, bleibt dem Gewählten nichts.",
          },
        },
        calls: {
          title: "Rufe",
          text: {
            "ours I31 I32":
              "Eine offene Handkarte wird gefunden, auch die des eigenen Dämons. Eine Karte der Reihe, eines Vorrats oder eines Einsatzes nicht.",
            "ours I33 I34 I35":
              "Ist der Stapel geschlossen, hat der Gebende eine Karte weniger. Was ein Dämon ruft, kommt in seine offene Hand. Der Trumpf der Sonne kann nur ihr erster und einziger Ruf sein.",
            "ours I36 I37":
              "Reihe und Vorräte lässt der Hierophant aus, offene Karten gelten als gezeigt. Wer den Narren gezeigt hat, kann ihn inzwischen abgeworfen haben: Alle werden weiter gefragt.",
          },
        },
        closing: {
          title: "Tod und Mäßigkeit",
          text: {
            "ours I38 I39":
              "Bei geschlossenem Stapel bewirkt der Tod nichts. Sonst bleiben Hände und Reihe, wie sie sind, und werden nicht mehr gefüllt, sein Spieler zieht nicht, und die Mäßigkeit endet.",
            "ours I40 I41 I42 I43":
              "Leert ihr eigener Besitzer den Stapel, endet die Mäßigkeit, wenn nicht erneuert wird. Sie bleibt, wenn er dort abdankt oder gerichtet wird. Ein Paar auf zwei Feldern kann ihr Feld nicht nehmen. Hat ein Einsatz sie aufgehoben, kehrt sie nicht zurück, wenn der Turm ihn stürzt.",
          },
        },
        world: {
          title: "Welt und Gericht",
          text: {
            "ours I44 I45 I46":
              "Scheiden durch die Welt mehrere aus, dankt der Reihe nach jeder ab, scheidet aus und wirft ab; dann zieht ihr Spieler. Scheiden alle aus, ist die Runde zu Ende. Wer durch sie ausscheidet, verliert auch seine Mäßigkeit anderswo.",
            "ours I47":
              "Richten darfst du dich selbst, einen Dämon oder die Flut. Dir selbst kann es die letzte Abdankung bringen.",
          },
        },
        order: {
          title: "Züge dazwischen und das Ziehen",
          text: {
            "ours I48 I49":
              "Scheidest du dabei aus, geht der Eremit, und der Nächste der gewöhnlichen Folge spielt. Ist sonst niemand mehr da, wirst du nicht gefragt: Deine Züge folgen ohnehin.",
            "ours I50 I51":
              "Vor einer Abstimmung gezogene Karten gelten als gezogen, ungesehen; danach wird weitergezogen. Reicht auch der neue Stapel nicht, wird ohne zweite Abstimmung geschlossen.",
          },
        },
      },
    },
    nassau: {
      title: "Nassau",
      lead: "Dresden mit strengerer Mäßigkeit.",
      sections: {
        temperance: {
          title: "Die Mäßigkeit",
          picture: "t14",
          text: {
            NA1: "Auf einem gemäßigten Feld darf niemand antreten, auch nicht, wer es gemäßigt hat.",
            NA2: "Er darf sie aufheben: Das ist sein ganzer Zug.",
            NA3: "Sie geht auch, wenn der Stapel endet, und wenn ihr Besitzer ausscheidet.",
            "ours NA3": "Wird der Stapel erneuert, bleibt sie, denn dann ist er zu keinem Zug leer.",
          },
        },
      },
    },
    koblenz: {
      title: "Koblenz",
      lead: "Nassau, und für jeden ein verdeckter Einsatz je Runde.",
      sections: {
        secret: {
          title: "Verdeckt antreten",
          picture: "secret",
          text: {
            KO1: "Einmal je Runde darfst du einen Einsatz verdeckt legen. Man sieht nur die Zahl seiner Karten, bis sie am Ende der Runde aufgedeckt werden.",
            KO2: "Das Recht ist verbraucht, auch wenn der Einsatz gestohlen oder aufgehoben wird.",
            "ours KO3":
              "Nur Karten deiner verdeckten Hand gehen so: Bei allen anderen sähe man, wohin sie kommen. Ein Dämon hat dieses Recht nicht.",
            KO4: "Welt, Gericht und Abdankung sind nie verdeckt, und ein Paar besetzt nur ein Feld.",
            "ours KO4": "Der Magier darf unter den Karten liegen und zählt mit.",
            KO5: "Der Narr darf es versuchen: Nur sein Spieler sieht nach. Darf der Einsatz nicht gestohlen werden, ist der Narr verloren, und er steht; sonst wird er gestohlen und bleibt verdeckt.",
            KO6: "Der Turm hebt ihn auf, ohne ihn zu zeigen, und weder Hohepriesterin noch Hierophant zeigen ihn.",
          },
        },
      },
    },
    mainz: {
      title: "Mainz",
      lead: "Die Liste dessen, was Mainz ändert, ist verloren. Hier wird es wie Nassau gespielt.",
      sections: {
        known: {
          title: "Was man davon weiß",
          text: {
            "MA1 MA2 MA3 MA4":
              "Malta und Worms bauen darauf und beweisen manches: Es beruht auf Nassau; sein Magier ändert eine Farbe; seine Asse sind die von Nassau; verdeckte Einsätze hat es nicht.",
            MA5: "Es hat den Narren, der keine Paare nehmen kann, Turm, Welt, Gericht, Mäßigkeit, Hohepriesterin, Gehängten, Hierophant, Stern, Mond und Sonne, Abstimmungen über den Stapel und ein Kaiserpaar für mehr als ein Feld.",
            "ours MA6":
              "Was seine Liste sonst noch änderte, ist unbekannt. Was du spielst, ist Nassau, und wir sagen es: So bleiben seine drei Kinder spielbar.",
          },
        },
      },
    },
    malta: {
      title: "Malta",
      lead: "Der Magier verbirgt Einsätze. Veröffentlicht zu Mainz, dessen Liste verloren ist; gespielt auf Nassau.",
      sections: {
        magician: {
          title: "Der Magier von Malta",
          picture: "malta",
          text: {
            ML1: "Der Magier ändert keine Farben. Mit einem Einsatz gespielt, macht er ihn verdeckt wie in Koblenz und wird abgeworfen: Zu den Karten zählt er nicht, darum darf er auch aus der Reihe kommen oder aus dem offenen Paar, das dir die Kraft gibt. Ein Paar besetzt nur ein Feld.",
            "ours ML2": "Will der Narr ihn stehlen, schützt ein Ass darunter wie immer.",
          },
        },
      },
    },
    worms: {
      title: "Worms",
      lead: "Ein einzelnes Ass darf verstärkt werden. Veröffentlicht zu Mainz, dessen Liste verloren ist; gespielt auf Nassau.",
      sections: {
        aces: {
          title: "Asse und Verstärkung",
          picture: "worms",
          text: {
            WO1: "Ein Ass, das du allein eingesetzt hast oder mit dem Magier, auch wenn es schon die Farbe des Feldes hat, darf später einmal verstärkt werden: durch Zahlenkarten, eine davon vom Magier verwandelt, wenn er nicht mit dem Ass kam, oder durch einen Buben oder einen Ritter. Nie durch ein Paar.",
            WO2: "Bis dahin ist es ein gewöhnlicher Einsatz mit Stärke 1. Es füllt das Feld, auf einem vierten kann also nichts mehr kommen; es hält die Welt fern, und der Turm kann es aufheben.",
            WO3: "Mit Zahlen ist die Stärke ihre Summe und eins. Mit Bube oder Ritter wird das Ass abgeworfen: 14½ oder 17½. Danach ist alles ein Einsatz.",
            "ours WO3": "Der Magier eines abgeworfenen Asses geht mit.",
            WO4: "Der Narr darf die Verstärkung stehlen, wenn sein Spieler auf dem Feld frei ist; das Ass bleibt allein.",
            "ours WO4 WO5":
              "Dann darf es wieder verstärkt werden, denn Gestohlenes ist kein Einsatz von dir. Auf einem gemäßigten Feld geht es nicht. Aus dem Wagen geht es.",
          },
        },
      },
    },
    gaza: {
      title: "Gaza, die Flut",
      lead: "Ein Spieler mehr, der von selbst spielt. Gedacht für zwei oder drei; jede Variante kann sie haben, und Gaza ist Mainz mit ihr.",
      sections: {
        tide: {
          title: "Die Flut",
          text: {
            GA1: "Die Flut kommt in der Folge der Runde zuletzt und bekommt sechs Karten, die niemand sieht.",
            GA2: "In ihrem Zug wirft sie ihre älteste Karte ab und zieht eine. Ohne Karten dankt sie auf dem ersten Feld ab, in der Folge der Farben, auf dem sie frei ist.",
            "ours GA2": "Sie dankt auf einem Feld je Zug ab.",
            GA3: "Sie stimmt immer dafür und wird nichts gefragt.",
            "ours GA3": "Sie verwendet nie den Narren: Wer nach Regeln spielt, kennt keine Wahl.",
            GA4: "Gericht, Hohepriesterin, Gehängter und Welt wirken auf sie.",
            GA5: "Spielt ein echter Spieler Hierophant, Stern, Mond oder Sonne, werden zuerst alle ihre Karten aufgedeckt; was sie später zieht, ist verdeckt.",
            "ours GA5 GA7":
              "Bei einem Dämon gilt das auch. Aufgedeckte bleiben offen. Ihre Karten liegen nach dem Alter und werden nie gemischt; wer eine gesehen hat, kennt sie weiter.",
            "ours GA6": "Ist sonst niemand mehr in der Runde, dankt sie auf allen freien Feldern zugleich ab.",
            "ours W7": "Ein Feld, das sie gewinnt, zählt für niemanden.",
          },
        },
      },
    },
  },
  pictures: {
    deck: "Ein Ass der Schwerter, eine 7 der Stäbe, ein Ritter der Kelche, ein König der Münzen und die Trümpfe Narr und Welt.",
    numbers: "4, 6 und 7 der Schwerter ergeben 17; daneben 9 und 10 der Schwerter, die 19 ergeben.",
    couples: "Königin und König der Kelche; die Liebenden mit dem Buben der Kelche; die Kaiserin mit dem Kaiser.",
    secret: "Drei Karten, die verdeckt liegen.",
    malta: "Der Magier neben zwei verdeckten Karten.",
    worms: "Ein Ass der Münzen, daneben 8 und 9 der Münzen, die es verstärken.",
    t0: "Der Narr: ein Reisender.",
    t1: "Der Magier.",
    t2: "Die Hohepriesterin.",
    t3: "Die Kaiserin.",
    t4: "Der Kaiser.",
    t5: "Der Hierophant.",
    t6: "Die Liebenden.",
    t7: "Der Wagen.",
    t8: "Die Gerechtigkeit.",
    t9: "Der Eremit.",
    t10: "Das Rad.",
    t11: "Die Kraft.",
    t12: "Der Gehängte.",
    t13: "Der Tod.",
    t14: "Die Mäßigkeit.",
    t15: "Der Teufel.",
    t16: "Der Turm.",
    t17: "Der Stern.",
    t18: "Der Mond.",
    t19: "Die Sonne.",
    t20: "Das Gericht.",
    t21: "Die Welt.",
  },
  players: ({ least, most }) => `${least} bis ${most} Personen`,
  modes: "Kapitel",
  ours: "Unsere Lesart",
  oursNote: "Die Listen der veröffentlichten Regeln sind hier verloren oder schweigen.",
};

export default bound(de);

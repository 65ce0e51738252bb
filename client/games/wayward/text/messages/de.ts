import { type GridSpace, laneOf, rowOf } from "../../../../../shared/games/wayward/deck/schema.ts";
import { plural } from "../../../../i18n/language.ts";
import type { WaywardMessages } from "./en.ts";
import type { WaywardRefusalCode } from "./refusals.ts";
import type {
  Effects,
  Questions,
  ReportedFact,
  SkippedStepTexts,
  WaywardEventSentences,
  WaywardTermNames,
} from "./schema.ts";

const count = (n: number, one: string, other: string): string => `${n} ${plural("de", n, { one, other })}`;
const coins = (n: number) => count(n, "Münze", "Münzen");
const cubes = (n: number) => `${n} Würfel`;
/** In the dative, after "mit". */
const withCubes = (n: number) => count(n, "Würfel", "Würfeln");
const cannons = (n: number) => count(n, "Kanone", "Kanonen");
const goods = (p: { coins: number; cargo: number }) =>
  [p.coins > 0 ? coins(p.coins) : "", p.cargo > 0 ? `${p.cargo} Fracht` : ""].filter(Boolean).join(", ") || "nichts";
const space = (cell: GridSpace): string => (cell === 0 ? "Hafen" : `Reihe ${rowOf(cell)} Bahn ${laneOf(cell)}`);
const spaces = (cells: readonly GridSpace[]): string => cells.map(space).join("; ");

const names: WaywardTermNames = {
  achievements: {
    legendary: "Legendär",
    terror: "Schrecken der sieben Meere",
    sailors: "Meisterhafte Seeleute",
    elite: "Eliteschiff",
    explorer: "Entdecker",
    builder: "Baumeister",
    colonizer: "Siedler",
    capitalist: "Kapitalist",
    masterMerchant: "Handelsherr",
  },
  buildings: { garrison: "Garnison", fort: "Fort", outpost: "Außenposten", barricade: "Barrikade" },
  fields: {
    coins: "Münzen",
    cargo: "Fracht",
    damage: "Schaden",
    pirateCards: "Karten im Piratenstapel",
    pirateIcons: "Symbole im Piratenstapel",
    merchant: "Karten im Händlerstapel",
    buildings: "Gebäude",
    permanent: "Dauerwürfel",
    legendary: "Würfel auf Legendär",
    sailors: "Würfel auf Meisterhafte Seeleute",
    explorer: "Würfel auf Entdecker",
  },
  sum: {
    base: "Grundwert",
    upgrades: "aus Ausbauten",
    port: "verteidigend im Hafen",
    buildings: "aus Gebäuden hier",
    icons: "aus Piratensymbolen",
    flag: "durch die Flagge",
    lastTurns: "in den letzten Zügen",
  },
};

const effects: Effects = {
  coins: ({ n }) => `Erhält ${coins(n)}`,
  income: () => "Einkommen der Händler",
  upgrade: ({ level }) => `Schiffsausbau, Stufe ${level}`,
  repair: ({ n }) => `Repariert ${n} Schaden`,
  build: ({ what }) => `Baut: ${names.buildings[what]}`,
  produce: ({ islands }) =>
    islands > 1 ? `Seine ${islands} besten Inseln produzieren` : "Seine beste Insel produziert",
  sailors: () => "Würfel auf Meisterhafte Seeleute",
  merchant: () => "Schlägt ein Handelsschiff",
  later: (late) => `Spätere Güter: ${goods(late)}`,
  attack: ({ plus, unlessInPort }) =>
    `Angriff${plus > 0 ? ` mit +${plus}` : ""}${unlessInPort ? ", außer du bist im Hafen" : ""}`,
  text: ({ text }) => `„${text}“`,
};

const foe = { ship: "dein Schiff", building: "dein Gebäude", attack: "dich", defence: "seinen Angreifer" } as const;

/** 3 or more make a player laden (H6). */
const aboard = { coins: "Münzen", cargo: "Fracht", goods: "Münzen und Fracht zusammen" } as const;

/** What the icon of L10 counts (H6). */
const mostOf = {
  coins: "den meisten Münzen",
  cargo: "der meisten Fracht",
  goods: "den meisten Münzen und Frachten",
} as const;

const questions: Questions = {
  Reveal: ({ turn, isBonus }) => (isBonus ? "Zusätzliche Karte: aufdecken" : `Zug ${turn}: Karte aufdecken`),
  ReadSection: ({ no, side, stage }) =>
    `Karte ${no}, ${side === "hard" ? "schwer" : "normal"}, Abschnitt ${stage}: eintippen`,
  TellUnexplored: () => "Welche davon waren noch unerforscht?",
  TellObstacles: () => "Steht hier etwas von dir?",
  TellClaim: ({ cell }) => `Was liegt in ${space(cell)}?`,
  TellBack: () => "Kanonen und Kampffähigkeiten auf der Rückseite?",
  TellLaden: (_, of) => `Wer hat 3 oder mehr ${aboard[of]} an Bord?`,
  TellInPort: () => "Wer ist im Hafen?",
  TellSupport: ({ at }) =>
    `Wie viele seiner Gebäude stehen ${at === undefined ? "dort, wo dein Schiff ist" : `in ${space(at)}`}?`,
  TellTarget: () => "Wessen Schiff ist dem Anfang seines Wegs am nächsten? Dann: wer ist am meisten beschädigt?",
  TellGoods: (_, of) =>
    `Welche ist die Insel mit ${mostOf[of]}, von denen ohne Piratenschiff, die kein Automat beherrscht?`,
  TellRichest: () => "Auf welcher dieser Inseln liegen die meisten Münzen?",
  TellFight: ({ kind, sum }) => `Er bekämpft ${foe[kind]} mit ${withCubes(sum.cannons)}. Wer hat gewonnen?`,
  TellUpgrade: ({ level, tile }) =>
    `Nimm einen Ausbau der Stufe ${level}${tile ? ` (${tile})` : ""}. Wie viele Kanonen hat er?`,
  TellDone: ({ text }) => `Auf der Karte steht: „${text}“ Getan?`,
  TellBuilt: ({ what }) => `${names.buildings[what]} auf seine wertvollste Insel ohne solches Gebäude. Getan?`,
  TellProduced: ({ islands }) =>
    islands > 1 ? `Was produzieren seine ${islands} besten Inseln zusammen?` : "Was produziert seine beste Insel?",
  TellMerchant: () => "Liegt irgendwo ein Handelsschiff? Symbole auf der Rückseite?",
  TellHarvest: () => "Ende seines Zuges: Inseln, die er nahm? Güter auf seinen Inseln?",
  TellScores: () => "Punkte? Seine ohne Münzen, deine alle.",
  TellTie: () => "Gleichstand. Wer gewinnt nach der Regel des Brettspiels?",
};

/** Corrections other than plain numbers, with the new value. */
const placed: Readonly<Record<string, (to: number, was: number) => string>> = {
  ship: (to, was) => `sein Schiff, ${space(was)} → ${space(to)}`,
  tileGained: (n) => `ein Ausbau mehr mit ${cannons(n)}`,
  tileLost: (n) => `ein Ausbau weniger mit ${cannons(n)}`,
  explored: (cell) => `${space(cell)} ist erforscht`,
  unexplored: (cell) => `${space(cell)} ist unerforscht`,
};

const kept = (field: string): string => (names.fields as Readonly<Record<string, string>>)[field] ?? field;

/** Steps without effect, by the rule that asked for them. */
const skipped: SkippedStepTexts = {
  L5: "Dort liegt keine Karte",
  L9: "Niemand hat 3 oder mehr: kein Angriff",
  L10: "Keine solche Insel: keine Würfel",
  R2: "Kein Einkommen: weniger als 2 Karten im Händlerstapel",
  R3: "Kein solches Plättchen mehr da",
  R4: "Kein Schaden zu reparieren",
  R5: "Keine Insel, auf der er bauen kann",
  R6: "Seine Inseln produzieren nichts",
  R7: "Meisterhafte Seeleute ist schon beansprucht",
  R8: "Im Hafen: kein Angriff",
  R9: "Kein Handelsschiff auf See",
  R10: "Keine Insel für die Güter",
  R12: "Das traf nicht zu",
  B12: "Sein Schiff ist gesunken: kein Kampf",
  B20: "In diesem Zug kein solcher Kampf mehr",
  G1: "Ein Glücksfall bleibt, wo er ist",
};

function reported(what: ReportedFact): string {
  switch (what.type) {
    case "ReportFight":
      return "du hast sein Schiff angegriffen";
    case "ReportLost":
      return `er hat ${what.buildings} Gebäude verloren`;
    case "ReportExplored":
      return `du hast ${spaces(what.cells)} erforscht`;
    case "ReportClaimed":
      return `du hast ${names.achievements[what.achievement]} beansprucht`;
  }
}

const events: WaywardEventSentences = {
  FirstDrawn: (_, who) => `${who} beginnt`,
  CardRevealed: ({ turn, stage, bonus, face }, who) =>
    `${who}: ${bonus ? "zusätzliche Karte" : `Zug ${turn}`}, Karte ${Number(face.slice(1, 3))}, Abschnitt ${stage}`,
  Answered: ({ question }) => `Beantwortet: ${asked[question as keyof Questions]}`,
  Reported: ({ what }) => `Gesagt: ${reported(what)}`,
  Corrected: ({ field, to, was }) => `Berichtigt: ${placed[field]?.(to, was) ?? `${kept(field)}, ${was} → ${to}`}`,
  ClaimCorrected: ({ achievement, claimed }) =>
    `Berichtigt: ${names.achievements[achievement]} ${claimed ? "beansprucht" : "nicht beansprucht"}`,
  SeaExplored: ({ cells }) => (cells.length > 0 ? `Erforscht: ${spaces(cells)}` : "Nichts unerforscht"),
  CoinFlipped: ({ face }) => `Münze: ${face === "heads" ? "Kopf" : "Zahl"}`,
  AdvancementClaimed: ({ cell, pile, icons }) =>
    `Lege den Fortschritt${cell ? ` in ${space(cell)}` : ""} auf seinen ${pile === "pirate" ? `Piratenstapel (${count(icons, "Symbol", "Symbole")})` : "Händlerstapel"}`,
  InfluencePlaced: ({ cell, n, unless }) =>
    `Setze ${cubes(n)} in ${space(cell)}${unless ? ", außer dort ist ein Fort, eine Garnison oder ein Piratenschiff von dir" : ""}`,
  PlacementDropped: ({ cell, n }) => `Nicht gesetzt: ${cubes(n)} in ${space(cell)}`,
  ShipMoved: ({ to }) => `Stelle sein Schiff: ${space(to)}`,
  IslandsTaken: ({ cells }) => `Er nahm ${spaces(cells)}: Gebäude weg, einen Dauerwürfel darauf`,
  ConditionSettled: ({ holds }) => (holds ? "Er hat genug Kanonen" : "Er hat nicht genug Kanonen"),
  BattleBegun: ({ kind, cell, cannons: n }) =>
    `Kampf gegen ${foe[kind]}${cell ? ` in ${space(cell)}` : ""}: ${cubes(n)}`,
  BattleEnded: ({ won, hits, lost, lostCargo = 0 }) =>
    `${won ? "Er hat gewonnen" : "Du hast gewonnen"}${hits > 0 ? `, ${hits} Schaden an ihm` : ""}${lost + lostCargo > 0 ? `, er verlor ${goods({ coins: lost, cargo: lostCargo })}` : ""}`,
  GarrisonStruck: ({ cell }) => `Deine Garnison in ${space(cell)} beschädigt sein Schiff`,
  ShipSunk: ({ whose, coins: taken }) =>
    whose === "human"
      ? "Dein Schiff ist versenkt"
      : `Sein Schiff ist versenkt: nimm ${coins(taken)}, es kommt in den Hafen`,
  GoodsGained: (gained, who) => `${who} erhält ${goods(gained)}`,
  CargoConverted: ({ cargo, coins: n }) => `${cargo} Fracht werden ${coins(n)}`,
  UpgradeGained: ({ cannons: n }) => `Ausbau mit ${cannons(n)}`,
  DamageRepaired: ({ n }) => `${n} Schaden repariert`,
  BuildingPlaced: ({ what }) => `${names.buildings[what]} gebaut`,
  GoodsDelayed: (late) => `Für das Ende seines Zuges: ${goods(late)}`,
  GoodsLaid: (late) => `Lege ${goods(late)} auf seine wertvollste Insel`,
  BuildingsLost: ({ buildings }) => `Er verlor ${buildings} Gebäude`,
  StepSkipped: ({ rule }) => skipped[rule] ?? "Nichts zu tun",
  AchievementMarked: ({ achievement, cubes: n }) => `${cubes(n)} auf ${names.achievements[achievement]}`,
  AchievementClaimed: ({ who: kind, achievement }, who) =>
    `${kind === "human" ? "Du beanspruchst" : `${who} beansprucht`} ${names.achievements[achievement]}`,
  LastTurnsCalled: () =>
    "Die letzten Züge beginnen: wer sie auslöste, hat +2 Würfel in Kämpfen, auf Inseln einen für zwei",
  TurnEnded: (_, who) => `${who}: Ende des Zuges. Fülle die leeren Felder auf`,
  LapBegun: () => "Alle seine Karten wurden neu gemischt",
  Scored: ({ totals: [yours, its] }) => `Punkte: deine ${yours}, seine ${its}`,
};

/** Each question's subject, in a few words. */
const asked: WaywardMessages["asked"] = {
  Reveal: "Karte",
  ReadSection: "Abschnitt",
  TellUnexplored: "unerforschte Felder",
  TellObstacles: "was dort von dir steht",
  TellClaim: "was dort liegt",
  TellBack: "Symbole der Rückseite",
  TellLaden: "wer beladen ist",
  TellInPort: "wer im Hafen ist",
  TellSupport: "seine Gebäude dort",
  TellTarget: "wer am nächsten ist",
  TellGoods: "die Insel mit den meisten Münzen",
  TellRichest: "die Insel mit den meisten Münzen",
  TellFight: "wie der Kampf ausging",
  TellUpgrade: "Kanonen des Ausbaus",
  TellDone: "ob es getan wurde",
  TellBuilt: "ob gebaut wurde",
  TellProduced: "was produziert wurde",
  TellMerchant: "das Handelsschiff",
  TellHarvest: "die Ernte",
  TellScores: "die Punkte",
  TellTie: "wer gewinnt",
};

const refusals: Readonly<Record<WaywardRefusalCode, string>> = {
  NotNow: "Danach wird jetzt nicht gefragt. Sieh nach, welche Frage offen ist.",
  NotYourAutomaton: "Das wird die andere Person gefragt.",
  NoSuchSpace: "Dieses Feld steht nicht zur Wahl. Wähle eines, das leuchtet.",
  OutOfRange: "Diese Zahl kann nicht sein. Wähle eine der angebotenen.",
  NotThisSection: "Dieser Abschnitt wurde vorher anders gelesen oder passt nicht auf seinen Plan.",
  MatchIsOver: "Die Partie ist zu Ende.",
};

/** Instructions before the first turn, for any number of players, by rule. */
const beginning = {
  S4: "Setz dich so, dass der Hafen zu deiner Linken ist.",
  S3: "Seine Würfel gehen nie aus: Nimm bei Bedarf neutrale.",
  T4: "Zieh sein Schiff nur einmal, auf sein letztes Feld.",
  S6: "Wenn keine Regel entscheidet, wählst du für ihn.",
};

const de: WaywardMessages = {
  name: "Wayward",
  ...{ ...names, effects, questions, events, asked, refusals },
  it: "Der Automat",
  itOf: (who) => `Der Automat von ${who}`,
  space,
  turn: (turn) => (turn === 0 ? "Aufbau" : `Zug ${turn}`),
  card: ({ no, stage, isHard }) => `Karte ${no}, ${isHard ? "schwere" : "normale"} Seite, Abschnitt ${stage}`,
  port: "Hafen",
  grid: "Der Abschnitt, mit dem Hafen zu deiner Linken",
  claim: "umrahmt",
  cubes,
  endsHere: "sein Schiff endet hier",
  endsInPort: "Sein Schiff endet im Hafen",
  laden: (of) => `Beladen: Er greift Schiffe an, die 3 oder mehr ${aboard[of]} tragen`,
  goods: (of) => `Güter: 2 Würfel auf die Insel mit ${mostOf[of]}`,
  condition: ({ cannons: n }) => `Wenn er ${n} oder mehr Würfel wirft`,
  otherwise: "Sonst",
  right: "Danach, in dieser Reihenfolge",
  why: (rule) => `Warum: Regel ${rule}`,
  doNow: "Das ist jetzt zu tun",
  atEnd: "Am Ende",
  before: "Bei dieser Karte getan",
  toBegin: {
    solo: {
      S2: "Deckt den Tisch für zwei: für den Automaten einen Kai, 15 Münzen und ein Schiff im Hafen.",
      ...beginning,
      S5: "Der Automat hat den ersten Zug.",
    },
    pair: {
      S2: "Deckt den Tisch für vier: für jeden Automaten einen Kai, 15 Münzen und ein Schiff im Hafen.",
      ...beginning,
      P8: "Habt ihr beide Würfel auf einer Insel, verdrängen sie zuerst die dessen, der sie beherrscht.",
      P1: "Der Reihe nach: ein Automat, sein Mensch, der andere Automat, der andere Mensch.",
    },
  },
  lastTurns: {
    title: "Die letzten Züge",
    battles: (who) => (who === undefined ? "Du hast in jedem Kampf +2 Würfel" : `${who}: +2 Würfel in jedem Kampf`),
    cubes: (who) =>
      who === undefined
        ? "Auf Inseln wird nur einer von je zwei deiner Würfel umgewandelt"
        : `${who}: auf Inseln zählt beim Umwandeln einer für zwei Würfel`,
    ownBattle: "Letzte Züge: Wirf 2 Würfel mehr.",
    left: (who) => `Noch am Zug: ${who}`,
  },
  guided: "Schritt für Schritt",
  isDone: (line) => `Getan: ${line}`,
  allDone: (n) => `Alle ${n} getan`,
  stepDone: (left) => (left === 0 ? "Getan" : `Getan, noch ${left}`),
  below: (n) => `↓ noch ${n}`,
  tieIsIts: "Gleichstand der Schiffe: Er gewinnt.",
  yourTurn: "Sein Zug ist vorbei. Spiel deinen, dann deck die nächste Karte auf.",
  readBack: (n) => (n === 0 ? "Keines unerforscht" : `${n} unerforscht: ${cubes(n)} auf Entdecker`),
  allUnexplored: (n) => (n === 1 ? "Es war unerforscht" : n === 2 ? "Beide" : `Alle ${n}`),
  between: "Zwischen euch beiden",
  tilesWith: (n) => `Ausbauten mit ${cannons(n)}`,
  places: "Wähle, was zutrifft",
  itsShip: "Sein Schiff",
  isExplored: "Erforscht",
  others: (who) => `${who} wird gefragt:`,
  awaited: "wird gefragt",
  waits: "wartet",
  answers: "Antworten",
  nothing: "Nichts",
  none: "Keines",
  nobody: "Niemand",
  yes: "Ja",
  no: "Nein",
  you: "Du",
  it3: "Der Automat",
  both: "Beide",
  winners: "Wer gewinnt",
  human: ({ seat, name }) => name ?? (seat === 0 ? "A" : "B"),
  lies: {
    none: "Nichts",
    merchant: "Händlerstapel: kein Symbol",
    ship: "Handelsschiff",
    fortune: "Glücksfall",
    encounter: "Begegnung mit Schiff",
  },
  pirate: "Piratenstapel: Zahl der Symbole",
  pirateIcons: (n) => `Piratenstapel: ${count(n, "Symbol", "Symbole")}`,
  saga: "Eines der Saga",
  tie: "Gleichstand: Münze werfen",
  noTile: "Keiner übrig",
  fort: "Fort",
  garrison: "Garnison",
  pirateOf: (who) => (who === undefined ? "Piratenschiff" : `Piratenschiff von ${who}`),
  unexplored: "Unerforscht",
  tool: "Felder markieren als",
  tap: "Wähle Felder des Plans.",
  tapIsland: "Wähle die Insel: das ist die Antwort.",
  guardedBy: { fort: "Mit deinem Fort", garrison: "Mit deiner Garnison" },
  done: "Fertig",
  hits: "Schaden an seinem Schiff",
  plunderCoins: "Münzen, die er erbeutet",
  plunderCargo: "Fracht, die er erbeutet",
  lostCoins: "Münzen, die er verliert",
  lostCargo: "Fracht, die er verliert",
  sankYours: "Dein Schiff sank",
  itWon: "Er hat gewonnen",
  youWon: "Du hast gewonnen",
  itTakes: "Er siegt und erbeutet",
  itLoses: "Du siegst, er verliert",
  coinsOn: "Münzen",
  moreGoods: "Andere Menge",
  other: "Andere",
  moreNumbers: "Mehr",
  cargoOn: "Fracht",
  its: "Seine Punkte, ohne Münzen",
  yours: "Deine Punkte",
  erase: "Letzte Ziffer löschen",
  less: (label, by) => `${label}: ${by} weniger`,
  more: (label, by) => `${label}: ${by} mehr`,
  attacked: "Ich habe sein Schiff angegriffen",
  lostBuilding: "Er verlor ein Gebäude",
  explored: "Ich habe erforscht",
  tapExplored: "Wähle die Felder, die du erforscht hast",
  claimed: "Ich habe einen Erfolg beansprucht",
  defence: (n) => `Er verteidigt sich mit ${withCubes(n)}`,
  half: (n) => `die Hälfte: ${n}`,
  achievementsOf: (n) => `${n} von 4 Erfolgen`,
  totals: { cannons: "Kanonen", achievements: "Erfolge" },
  lanes: { cards: "Karten", battles: "Kämpfe", achievements: "Erfolge" },
  books: (who) => `Stand des Automaten: ${who}`,
  itsAchievements: "Seine Erfolge",
  yourAchievements: (who) => (who === undefined ? "Deine Erfolge" : `Erfolge von ${who}`),
};

export default de;

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

const count = (n: number, one: string, other: string): string => `${n} ${plural("fr", n, { one, other })}`;
const coins = (n: number) => count(n, "pièce", "pièces");
const cubes = (n: number) => count(n, "cube", "cubes");
const cannons = (n: number) => count(n, "canon", "canons");
const buildings = (n: number) => count(n, "bâtiment", "bâtiments");
const goods = (p: { coins: number; cargo: number }) =>
  [p.coins > 0 ? coins(p.coins) : "", p.cargo > 0 ? count(p.cargo, "marchandise", "marchandises") : ""]
    .filter(Boolean)
    .join(", ") || "rien";
const space = (cell: GridSpace): string => (cell === 0 ? "port" : `rangée ${rowOf(cell)} couloir ${laneOf(cell)}`);
const spaces = (cells: readonly GridSpace[]): string => cells.map(space).join(" ; ");

const names: WaywardTermNames = {
  achievements: {
    legendary: "Légendaire",
    terror: "Terreur des 7 mers",
    sailors: "Marins experts",
    elite: "Vaisseau d’élite",
    explorer: "Explorateur",
    builder: "Constructeur",
    colonizer: "Colonisateur",
    capitalist: "Capitaliste",
    masterMerchant: "Maître Marchand",
  },
  buildings: { garrison: "Garnison", fort: "Fort", outpost: "Avant-poste", barricade: "Barricade" },
  fields: {
    coins: "Pièces",
    cargo: "Marchandises",
    damage: "Dégâts",
    pirateCards: "Cartes de la Pile Pirate",
    pirateIcons: "Icônes de la Pile Pirate",
    merchant: "Cartes de la Pile Marchand",
    buildings: "Bâtiments",
    permanent: "Cubes permanents",
    legendary: "Cubes sur Légendaire",
    sailors: "Cubes sur Marins experts",
    explorer: "Cubes sur Explorateur",
  },
  sum: {
    base: "de base",
    upgrades: "des améliorations",
    port: "en défense au port",
    buildings: "des bâtiments ici",
    icons: "des icônes pirates",
    flag: "du drapeau",
    lastTurns: "aux derniers tours",
  },
};

const effects: Effects = {
  coins: ({ n }) => `Gagne ${coins(n)}`,
  income: () => "Revenu des marchands",
  upgrade: ({ level }) => `Amélioration de navire, niveau ${level}`,
  repair: ({ n }) => `Répare ${count(n, "dégât", "dégâts")}`,
  build: ({ what }) => `Construit : ${names.buildings[what]}`,
  produce: ({ islands }) => (islands > 1 ? `Ses ${islands} meilleures îles produisent` : "Sa meilleure île produit"),
  sailors: () => "Cube sur Marins experts",
  merchant: () => "Bat un navire marchand",
  later: (late) => `Biens différés : ${goods(late)}`,
  attack: ({ plus, unlessInPort }) =>
    `Attaque${plus > 0 ? ` avec +${plus}` : ""}${unlessInPort ? ", sauf si vous êtes au port" : ""}`,
  text: ({ text }) => `« ${text} »`,
};

const foe = {
  ship: "votre navire",
  building: "votre bâtiment",
  attack: "vous",
  defence: "son assaillant",
} as const;

/** 3 or more make a player laden (H6). */
const aboard = {
  coins: "3 pièces ou plus",
  cargo: "3 marchandises ou plus",
  goods: "3 pièces et marchandises ou plus en tout",
} as const;

/** What the icon of L10 counts (H6). */
const mostOf = {
  coins: "le plus de pièces",
  cargo: "le plus de marchandises",
  goods: "le plus de pièces et de marchandises en tout",
} as const;

const questions: Questions = {
  Reveal: ({ turn, isBonus }) => (isBonus ? "Carte de plus : révélez-la" : `Tour ${turn} : révélez la carte`),
  ReadSection: ({ no, side, stage }) =>
    `Carte ${no}, ${side === "hard" ? "difficile" : "normale"}, partie ${stage} : saisissez-la`,
  TellUnexplored: () => "Lesquelles étaient encore inexplorées ?",
  TellObstacles: () => "Y a-t-il quelque chose à vous ici ?",
  TellClaim: ({ cell }) => `Qu’y a-t-il en ${space(cell)} ?`,
  TellBack: () => "Canons et capacités de combat au dos ?",
  TellLaden: (_, of) => `Qui a ${aboard[of]} à bord ?`,
  TellInPort: () => "Qui est au port ?",
  TellSupport: ({ at }) =>
    `Combien de ses bâtiments sont ${at === undefined ? "là où est votre navire" : `en ${space(at)}`} ?`,
  TellTarget: () => "Quel navire est le plus proche de son départ ? Puis : lequel a le plus de dégâts ?",
  TellGoods: (_, of) => `Parmi les îles qu’aucun automate ne contrôle, sans navire Pirate : laquelle a ${mostOf[of]} ?`,
  TellRichest: () => "Sur laquelle de ces îles y a-t-il le plus de pièces ?",
  TellFight: ({ kind, sum }) =>
    `Il ${kind === "attack" ? "vous combat" : `combat ${foe[kind]}`} avec ${cubes(sum.cannons)}. Qui a gagné ?`,
  TellUpgrade: ({ level, tile }) =>
    `Prenez une amélioration de niveau ${level}${tile ? ` (${tile})` : ""}. Canons imprimés ?`,
  TellDone: ({ text }) => `La carte dit : « ${text} » Fait ?`,
  TellBuilt: ({ what }) => `${names.buildings[what]} sur son île de plus grande valeur qui n’en a pas. Fait ?`,
  TellProduced: ({ islands }) =>
    islands > 1 ? `Que produisent ses ${islands} meilleures îles en tout ?` : "Que produit sa meilleure île ?",
  TellMerchant: () => "Un navire marchand quelque part ? Icônes au dos ?",
  TellHarvest: () => "Fin de son tour : îles prises ? Biens sur ses îles ?",
  TellScores: () => "Points ? Les siens sans les pièces, les vôtres en tout.",
  TellTie: () => "Égalité. Qui gagne selon la règle du jeu de plateau ?",
};

/** Corrections other than plain numbers, with the new value. */
const placed: Readonly<Record<string, (to: number, was: number) => string>> = {
  ship: (to, was) => `son navire, ${space(was)} → ${space(to)}`,
  tileGained: (n) => `une amélioration de plus avec ${cannons(n)}`,
  tileLost: (n) => `une amélioration de moins avec ${cannons(n)}`,
  explored: (cell) => `${space(cell)} est explorée`,
  unexplored: (cell) => `${space(cell)} est inexplorée`,
};

const kept = (field: string): string => (names.fields as Readonly<Record<string, string>>)[field] ?? field;

/** Steps without effect, by the rule that asked for them. */
const skipped: SkippedStepTexts = {
  L5: "Pas de carte ici",
  L9: "Personne n’en a 3 ou plus : pas d’attaque",
  L10: "Pas de telle île : pas de cubes",
  R2: "Pas de revenu : moins de 2 cartes dans sa Pile Marchand",
  R3: "Cette amélioration n’est plus là",
  R4: "Pas de dégât à réparer",
  R5: "Pas d’île où construire",
  R6: "Ses îles ne produisent rien",
  R7: "Marins experts est déjà revendiqué",
  R8: "Au port : pas d’attaque",
  R9: "Pas de navire marchand en mer",
  R10: "Pas d’île où poser les biens",
  R12: "Cela ne s’appliquait pas",
  B12: "Son navire a été coulé : pas de combat",
  B20: "Plus de combat de ce genre à ce tour",
  G1: "Une Fortune reste où elle est",
};

function reported(what: ReportedFact): string {
  switch (what.type) {
    case "ReportFight":
      return "vous avez attaqué son navire";
    case "ReportLost":
      return `il a perdu ${buildings(what.buildings)}`;
    case "ReportExplored":
      return `vous avez exploré ${spaces(what.cells)}`;
    case "ReportClaimed":
      return `vous avez revendiqué ${names.achievements[what.achievement]}`;
  }
}

const events: WaywardEventSentences = {
  FirstDrawn: (_, who) => `${who} commence`,
  CardRevealed: ({ turn, stage, bonus, face }, who) =>
    `${who} : ${bonus ? "carte de plus" : `tour ${turn}`}, carte ${Number(face.slice(1, 3))}, partie ${stage}`,
  Answered: ({ question }) => `Réponse : ${asked[question as keyof Questions]}`,
  Reported: ({ what }) => `Dit : ${reported(what)}`,
  Corrected: ({ field, to, was }) => `Corrigé : ${placed[field]?.(to, was) ?? `${kept(field)}, ${was} → ${to}`}`,
  ClaimCorrected: ({ achievement, claimed }) =>
    `Corrigé : ${names.achievements[achievement]} ${claimed ? "revendiqué" : "non revendiqué"}`,
  SeaExplored: ({ cells }) => (cells.length > 0 ? `Exploré : ${spaces(cells)}` : "Rien d’inexploré"),
  CoinFlipped: ({ face }) => `Pièce lancée : ${face === "heads" ? "face" : "pile"}`,
  AdvancementClaimed: ({ cell, pile, icons }) =>
    `Mettez le progrès${cell ? ` en ${space(cell)}` : ""} sur sa ${pile === "pirate" ? `Pile Pirate (${count(icons, "icône", "icônes")})` : "Pile Marchand"}`,
  InfluencePlaced: ({ cell, n, unless }) =>
    `Placez ${cubes(n)} en ${space(cell)}${unless ? ", sauf si un Fort, une Garnison ou un navire Pirate à vous y est" : ""}`,
  PlacementDropped: ({ cell, n }) => `Non placé : ${cubes(n)} en ${space(cell)}`,
  ShipMoved: ({ to }) => `Déplacez son navire : ${space(to)}`,
  IslandsTaken: ({ cells }) => `Il a pris ${spaces(cells)} : retirez les bâtiments, posez un cube permanent`,
  ConditionSettled: ({ holds }) => (holds ? "Il a assez de canons" : "Il n’a pas assez de canons"),
  BattleBegun: ({ kind, cell, cannons: n }) =>
    `Combat contre ${foe[kind]}${cell ? ` en ${space(cell)}` : ""} : ${cubes(n)}`,
  BattleEnded: ({ won, hits, lost, lostCargo = 0 }) =>
    `${won ? "Il a gagné" : "Vous avez gagné"}${hits > 0 ? `, ${count(hits, "dégât", "dégâts")} pour lui` : ""}${lost + lostCargo > 0 ? `, il perd ${goods({ coins: lost, cargo: lostCargo })}` : ""}`,
  GarrisonStruck: ({ cell }) => `Votre Garnison en ${space(cell)} endommage son navire`,
  ShipSunk: ({ whose, coins: taken }) =>
    whose === "human" ? "Votre navire est coulé" : `Son navire est coulé : prenez ${coins(taken)}, il va au port`,
  GoodsGained: (gained, who) => `${who} gagne ${goods(gained)}`,
  CargoConverted: ({ cargo, coins: n }) => `${cargo} marchandises deviennent ${coins(n)}`,
  UpgradeGained: ({ cannons: n }) => `Amélioration avec ${cannons(n)}`,
  DamageRepaired: ({ n }) => `${count(n, "dégât réparé", "dégâts réparés")}`,
  BuildingPlaced: ({ what }) => `Construit : ${names.buildings[what]}`,
  GoodsDelayed: (late) => `Pour la fin de son tour : ${goods(late)}`,
  GoodsLaid: (late) => `Posez ${goods(late)} sur son île de plus grande valeur`,
  BuildingsLost: ({ buildings: lost }) => `Il perd ${buildings(lost)}`,
  StepSkipped: ({ rule }) => skipped[rule] ?? "Rien à faire",
  AchievementMarked: ({ achievement, cubes: n }) => `${cubes(n)} sur ${names.achievements[achievement]}`,
  AchievementClaimed: ({ who: kind, achievement }, who) =>
    `${kind === "human" ? "Vous revendiquez" : `${who} revendique`} ${names.achievements[achievement]}`,
  LastTurnsCalled: () =>
    "Les derniers tours commencent : qui les a déclenchés a +2 cubes au combat, sur les îles un pour deux",
  TurnEnded: (_, who) => `${who} : fin du tour. Complétez les cases vides`,
  LapBegun: () => "Toutes ses cartes ont été remélangées",
  Scored: ({ totals: [yours, its] }) => `Points : ${yours} pour vous, ${its} pour lui`,
};

/** Each question's subject, in a few words. */
const asked: WaywardMessages["asked"] = {
  Reveal: "carte",
  ReadSection: "partie",
  TellUnexplored: "cases inexplorées",
  TellObstacles: "ce qui est à vous là",
  TellClaim: "ce qui s’y trouve",
  TellBack: "icônes du dos",
  TellLaden: "qui est chargé",
  TellInPort: "qui est au port",
  TellSupport: "ses bâtiments là",
  TellTarget: "qui est le plus proche",
  TellGoods: "l’île qui a le plus de pièces",
  TellRichest: "l’île qui a le plus de pièces",
  TellFight: "l’issue du combat",
  TellUpgrade: "canons de la tuile",
  TellDone: "si c’est fait",
  TellBuilt: "si c’est construit",
  TellProduced: "ce qui est produit",
  TellMerchant: "le navire marchand",
  TellHarvest: "la récolte",
  TellScores: "les points",
  TellTie: "qui gagne",
};

const refusals: Readonly<Record<WaywardRefusalCode, string>> = {
  NotNow: "Ce n’est pas demandé maintenant. Regardez la question ouverte.",
  NotYourAutomaton: "C’est à l’autre personne de répondre.",
  NoSuchSpace: "Cette case n’est pas en question. Choisissez-en une qui est éclairée.",
  OutOfRange: "Ce nombre est impossible. Choisissez-en un qui est proposé.",
  NotThisSection: "Cette partie a été lue autrement, ou ne va pas sur son plateau.",
  MatchIsOver: "La partie est terminée.",
};

/** Instructions before the first turn, for any number of players, by rule. */
const beginning = {
  S4: "Asseyez-vous avec le port à votre gauche.",
  S3: "Ses cubes ne s’épuisent jamais : prenez-en des neutres.",
  T4: "Déplacez son navire une seule fois, jusqu’à sa case finale.",
  S6: "Si aucune règle ne décide, vous choisissez pour lui.",
};

const fr: WaywardMessages = {
  name: "Wayward",
  ...{ ...names, effects, questions, events, asked, refusals },
  it: "L’automate",
  itOf: (who) => `L’automate de ${who}`,
  space,
  turn: (turn) => (turn === 0 ? "Mise en place" : `Tour ${turn}`),
  card: ({ no, stage, isHard }) => `Carte ${no}, face ${isHard ? "difficile" : "normale"}, partie ${stage}`,
  port: "Port",
  grid: "La partie, avec le port à votre gauche",
  claim: "encadrée",
  cubes,
  endsHere: "son navire finit ici",
  endsInPort: "Son navire finit au port",
  laden: (of) => `Chargé : il attaque un navire qui porte ${aboard[of]}`,
  goods: (of) => `Biens : 2 cubes sur l’île qui a ${mostOf[of]}`,
  condition: ({ cannons: n }) => `S’il lance ${n} cubes ou plus`,
  otherwise: "Sinon",
  right: "Ensuite, dans cet ordre",
  why: (rule) => `Pourquoi : règle ${rule}`,
  doNow: "À faire maintenant",
  atEnd: "À la fin",
  before: "Fait avec cette carte",
  toBegin: {
    solo: {
      S2: "Préparez la table pour deux : pour l’automate un quai, 15 pièces et un navire au port.",
      ...beginning,
      S5: "L’automate joue le premier tour.",
    },
    pair: {
      S2: "Préparez la table pour quatre : pour chaque automate un quai, 15 pièces et un navire au port.",
      ...beginning,
      P8: "Là où vous avez des cubes tous les deux, ils remplacent d’abord ceux de qui contrôle l’île.",
      P1: "Dans l’ordre : un automate, son humain, l’autre automate, l’autre humain.",
    },
  },
  lastTurns: {
    title: "Les derniers tours",
    battles: (who) =>
      who === undefined ? "Vous avez +2 cubes dans tous vos combats" : `${who} : +2 cubes dans chaque combat`,
    cubes: (who) =>
      who === undefined
        ? "Sur les îles, un seul de vos cubes est converti sur deux"
        : `${who} : sur les îles, un cube converti sur deux`,
    ownBattle: "Derniers tours : lancez 2 cubes de plus.",
    left: (who) => `Encore à jouer : ${who}`,
  },
  guided: "Pas à pas",
  isDone: (line) => `Fait : ${line}`,
  allDone: (n) => `Les ${n} sont faits`,
  stepDone: (left) => (left === 0 ? "Fait" : `Fait, encore ${left}`),
  below: (n) => `↓ encore ${n}`,
  tieIsIts: "Égalité entre navires : il gagne.",
  yourTurn: "Son tour est fini. Jouez le vôtre, puis retournez sa prochaine carte.",
  readBack: (n) => (n === 0 ? "Aucune inexplorée" : `${n} inexplorée${n > 1 ? "s" : ""} : ${cubes(n)} sur Explorateur`),
  allUnexplored: (n) => (n === 1 ? "Elle l’était" : n === 2 ? "Les deux" : `Les ${n}`),
  between: "Entre vous deux",
  tilesWith: (n) => `Améliorations avec ${cannons(n)}`,
  places: "Choisissez ce qui s’applique",
  itsShip: "Son navire",
  isExplored: "Exploré",
  others: (who) => `On demande à ${who} :`,
  awaited: "doit répondre",
  waits: "attend",
  answers: "Réponses",
  nothing: "Rien",
  none: "Aucun",
  nobody: "Personne",
  yes: "Oui",
  no: "Non",
  you: "Vous",
  it3: "L’automate",
  both: "Les deux",
  winners: "Vainqueur",
  human: ({ seat, name }) => name ?? (seat === 0 ? "A" : "B"),
  lies: {
    none: "Rien",
    merchant: "Pile Marchand : aucune icône",
    ship: "Navire marchand",
    fortune: "Fortune",
    encounter: "Rencontre de navire",
  },
  pirate: "Pile Pirate : nombre d’icônes",
  pirateIcons: (n) => `Pile Pirate : ${count(n, "icône", "icônes")}`,
  saga: "Celui d’une saga",
  tie: "Égalité : lancer une pièce",
  noTile: "Plus aucune",
  fort: "Fort",
  garrison: "Garnison",
  pirateOf: (who) => (who === undefined ? "Navire Pirate" : `Navire Pirate de ${who}`),
  unexplored: "Inexploré",
  tool: "Marquer les cases comme",
  tap: "Choisissez des cases.",
  tapIsland: "Choisissez l’île : c’est la réponse.",
  guardedBy: { fort: "Avec votre Fort", garrison: "Avec votre Garnison" },
  done: "Fait",
  hits: "Dégâts à son navire",
  plunderCoins: "Pièces qu’il pille",
  plunderCargo: "Marchandises qu’il pille",
  lostCoins: "Pièces qu’il perd",
  lostCargo: "Marchandises qu’il perd",
  sankYours: "Votre navire a coulé",
  itWon: "Il a gagné",
  youWon: "Vous avez gagné",
  itTakes: "Il a gagné, et pille",
  itLoses: "Vous avez gagné, il perd",
  coinsOn: "Pièces",
  moreGoods: "Autre quantité",
  other: "Autre",
  moreNumbers: "Plus",
  cargoOn: "Marchandises",
  its: "Ses points, sans les pièces",
  yours: "Vos points",
  erase: "Effacer le dernier chiffre",
  less: (label, by) => `${label} : ${by} de moins`,
  more: (label, by) => `${label} : ${by} de plus`,
  attacked: "J’ai attaqué son navire",
  lostBuilding: "Il a perdu un bâtiment",
  explored: "J’ai exploré",
  tapExplored: "Choisissez les cases que vous avez explorées",
  claimed: "J’ai revendiqué un succès",
  defence: (n) => `Il se défend avec ${cubes(n)}`,
  half: (n) => `la moitié : ${n}`,
  achievementsOf: (n) => `${n} succès sur 4`,
  totals: { cannons: "Canons", achievements: "Succès" },
  lanes: { cards: "Cartes", battles: "Combats", achievements: "Succès" },
  books: (who) => `État de l’automate : ${who}`,
  itsAchievements: "Ses succès",
  yourAchievements: (who) => (who === undefined ? "Vos succès" : `Succès de ${who}`),
};

export default fr;

import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";

export const CAPABILITIES = {
  cards: ({ cards }: AnyGame) => cards !== undefined,
  renames: ({ cards }: AnyGame) => cards?.renames !== undefined,
  reshuffle: ({ cards }: AnyGame) => cards?.reshuffle !== undefined,
  determinize: ({ cards }: AnyGame) => cards?.determinize !== undefined,
  question: ({ question }: AnyGame) => question !== undefined,
  candidates: ({ candidates }: AnyGame) => candidates !== undefined,
  valueModel: ({ valueModel }: AnyGame) => valueModel !== undefined,
  kernel: ({ kernel }: AnyGame) => kernel !== undefined,
  asyncBots: ({ asyncBots }: AnyGame) => asyncBots !== undefined,
  puzzles: ({ puzzles }: AnyGame) => puzzles !== undefined,
  opposed: ({ opposed }: AnyGame) => opposed !== undefined,
  undo: ({ undo }: AnyGame) => undo !== undefined,
  closed: ({ closed }: AnyGame) => closed !== undefined,
  talk: ({ talk }: AnyGame) => talk !== undefined,
  documents: ({ documents }: AnyGame) => documents !== undefined,
  boards: ({ boards }: AnyGame) => boards !== undefined,
  unfilled: ({ unfilled }: AnyGame) => unfilled !== undefined,
  figures: ({ figures }: AnyGame) => figures !== undefined,
  bots: ({ bots = {} }: AnyGame) => Object.keys(bots).length > 0,
  daily: ({ daily }: AnyGame) => daily !== undefined,
  repertoire: ({ id }: AnyGame) => REPERTOIRES[id] !== undefined,
} as const satisfies Readonly<Record<string, (game: AnyGame) => boolean>>;

export type Capability = keyof typeof CAPABILITIES;

/** Members without a law of their own, covered by the core's laws. */
export const PLAIN: ReadonlySet<string> = new Set([
  "variant",
  "layout",
  "maxLogLength",
  "upcasts",
  "withdraw",
  "earlier",
  "adopt",
  "winnable",
  "progress",
  "summaryVersion",
  "playoutCutoff",
]);

export const LAWS = {
  "Law 1: every offered move is accepted, and a seat that must act has one": [],
  "Law 1: a match ends, and names its outcome": [],
  "Law 1: a move that is not offered is refused": [],
  "Law 1: bots play every match to its end": ["bots"],
  "Law 1: a match whose log is full ends, and can be verified like any other": [],
  "Law 1: a player who gives up against others is no longer awaited, and the match of the others ends": ["opposed"],
  "Law 2: a view is the truth minus faces, and events survive JSON": [],
  "Law 2: folding the log gives the same match": [],
  "Law 2: an event of an unknown type is distinguished from all others": [],
  "Law 2: after an undo every player sees the table as it was then": ["undo"],
  "Law 2: the figures of a match follow from what all players have seen": ["figures"],
  "Law 2: the unfilled places of a match follow from what all players have seen": ["unfilled"],
  "Law 3: the moves of a seat follow from what it knows": [],
  "Law 3: a bot decides by what its seat knows": ["bots"],
  "Law 3: an asynchronous bot decides by what its seat knows and by random numbers": ["asyncBots"],
  "Law 3: insight is the same with a kernel as without": ["kernel"],
  "Law 3: a value model depends only on cards known to its perspective": ["valueModel"],
  "Law 3: a question is the same for every viewer, and its game's reference has it": ["question"],
  "Law 3: candidate moves are legal, and follow from what a seat knows": ["candidates"],
  "Law 3: an insight follows from its view, and planted leaks are found": ["determinize", "bots"],
  "Law 3: the phrases of a seat follow from what it knows": ["talk"],
  "Law 4: a closed table is visible only to those who sit there": ["closed"],
  "Law 4: no seat holds a face that is hidden from it": ["cards"],
  "Law 5: two cards a seat has not seen may be exchanged, and it cannot distinguish the tables": ["cards"],
  "Law 5: a seat sees the same deal if cards that it has not seen lie in another order": ["cards"],
  "Law 5: no player learns anything from the order in which a seat names its cards": ["cards"],
  "Law 5: cards that a seat has not seen can be reshuffled at its turn, and it sees no difference": ["reshuffle"],
  "Law 5: the missing cards of a view are dealt from it alone, and nothing that was seen contradicts them": [
    "determinize",
  ],
  "Law 6: a viewer who joins late or returns sees the same as one who never left": [],
  "Law 6: a player of a branch sees at first what the same seat saw, and no card has moved": [],
  "Law 7: the same plan plays the same match": [],
  "Law 7: a decision depends only on its arguments, and changes none of them": [],
  "Law 7: games with undo use no chance after the deal": ["undo"],
  "Law 8: a revealed seed and the nonces reproduce every shuffle": [],
  "Law 8: another seed or another nonce deals other cards": ["cards"],
  "Law 8: a branch of a match, and a branch of that branch, can each be verified by its own log alone": [],
  "Law 8: if reshuffled cards had been dealt from the start, every earlier command would give the events in the log": [
    "reshuffle",
  ],
  "Law 9: golden matches show every event and every branch of the rules": ["repertoire"],
  "Law 10: every card is in exactly one place, from the deal to the end": ["cards"],
  "Law 10: cards that are mixed with others get new handles, higher than all before": ["renames"],
  "Law 11: any text is either a document or refused with the faults of its lines": ["documents"],
  "Law 11: any JSON is either a board or refused with its faults, and a table shows the board that it has": ["boards"],
  "Law 12: the table of every day can be opened, and is the same each time": ["daily", "figures", "bots"],
  "Law 12: the score of an attempt has whole numbers, and its picture names no card": ["daily", "figures", "bots"],
  "Law 13: moves of puzzles are legal, and follow from what a seat knows": ["puzzles"],
  "Law 13: a shipped puzzle is a position of its match as its player saw it, with legal moves of different kinds": [
    "puzzles",
  ],
} as const satisfies Readonly<Record<string, readonly Capability[]>>;

export type Law = keyof typeof LAWS;

export const capabilitiesOf = (game: AnyGame): readonly Capability[] =>
  (Object.keys(CAPABILITIES) as Capability[]).filter((name) => CAPABILITIES[name](game));

export function isAbout(law: Law, game: AnyGame): boolean {
  const needs: readonly Capability[] = LAWS[law];
  return needs.every((need) => CAPABILITIES[need](game));
}

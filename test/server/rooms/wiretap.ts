import { type Decoder, decode, Reflection } from "@colyseus/schema";
import type { Handle, Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { StreamLine } from "../../../shared/engine/log/stream-line.ts";
import type { TableState } from "../../../shared/engine/log/table-state.ts";
import { entriesIn, unredact } from "../../../shared/engine/log/wire.ts";
import { evolve } from "../../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match } from "../../../shared/engine/match/match.ts";
import { questionFor, type SeatQuestion } from "../../../shared/engine/match/seat-questions.ts";
import { gameOf, SHELF } from "../../kit/games.ts";
import { itemAt } from "../../kit/item-at.ts";
import type { Frame } from "../../kit/tapes.ts";

/** The decoded state after a frame. */
interface TapeContents {
  readonly frame: Frame;
  /** Each line has the entries of a step. */
  readonly log: readonly string[];
  /** Faces by seat, as triples: version, card, and index of the face. */
  readonly faces: readonly (readonly number[])[];
  /** Questions by seat, as JSON or empty. */
  readonly questions: readonly string[];
}

const [JOIN, STATE, PATCH] = [10, 14, 15];

/** Decodes a tape by the schema that it contains, without any filter. */
export function* listen(tape: readonly Frame[]): Generator<TapeContents> {
  let decoder: Decoder<TableState> | undefined;
  for (const frame of tape) {
    const { bytes } = frame;
    const it = { offset: 1 };
    if (bytes[0] === JOIN) {
      it.offset += itemAt(bytes, 1) + 1;
      it.offset += itemAt(bytes, it.offset) + 1;
      const length = decode.number(bytes as Buffer, it);
      if (length > 0)
        decoder = Reflection.decode<TableState>(bytes.slice(it.offset, it.offset + length)) as Decoder<TableState>;
    } else if (bytes[0] === STATE && decoder!.root.refs.size > 1) decoder!.decodeResync(bytes, it);
    else if (bytes[0] === STATE || bytes[0] === PATCH) decoder!.decode(bytes, it);
    const state = decoder?.state;
    yield {
      frame,
      log: [...(state?.log ?? [])],
      faces: [...(state?.seats ?? [])].map((held) => [...(held.faces ?? [])]),
      questions: [...(state?.asked ?? [])].map((held) => held.question ?? ""),
    };
  }
}

export interface Truth {
  readonly log: readonly Recorded[];
  /** The match's seed, hidden until the match ends, and the server's secrets. */
  readonly secrets: readonly string[];
}

const gameIn = ({ log: [created] }: Truth): AnyGame => gameOf((created as Recorded & { readonly game: string }).game)!;

/** For each version, the cards that the seat must not know; without a seat, that any seat must not know. */
function hiddenBy(truth: Truth, seat: Seat | undefined): (readonly Handle[])[] {
  const game = gameIn(truth);
  let match: Match = INITIAL_MATCH;
  const hidden: (readonly Handle[])[] = [[]];
  for (const entry of truth.log) {
    match = evolve(game, match, entry);
    const seats = match.seats.map((_, at) => at);
    const from = (at: Seat) => (match.phase === "open" ? [] : game.cards!.hiddenFrom(match.table, at));
    // Spectators must not know what any seat must not know.
    hidden.push(seat === undefined ? [...new Set(seats.flatMap(from))] : from(seat));
  }
  return hidden;
}

const utf8 = new TextDecoder("latin1");

interface Suspicion {
  /** Returns the faces that the seat knows after an entry, and must not know at that version. */
  entry(entry: Recorded): readonly string[];
  /** @param at the seat to which the question was sent */
  question(asked: SeatQuestion, at: Seat): readonly string[];
}

/** Searches what a seat receives for leaks. Entries must come in order. */
function suspicion(truth: Truth, seat: Seat | undefined): Suspicion {
  const game = gameIn(truth);
  const hidden = hiddenBy(truth, seat);
  let view: Match = INITIAL_MATCH;
  return {
    entry(entry) {
      view = evolve(game, view, entry);
      return known(game, view, itemAt(hidden, entry.v), `at ${entry.v}`);
    },
    question(asked, at) {
      if (at !== seat || asked.seat !== seat) return [`seat ${seat} was sent the question of seat ${asked.seat}`];
      const { version } = view;
      if (asked.v > version) return [`a question was revealed before its time: version ${asked.v} at ${version}`];
      const due = JSON.stringify({ v: asked.v, ...questionFor(game, view, seat) });
      return due === JSON.stringify(asked)
        ? []
        : [`a question does not follow from what seat ${seat} sees at ${version}`];
    },
  };
}

export const versionOf = (log: readonly string[]): number => log.slice(-1).flatMap(entriesIn).at(-1)?.v ?? 0;

/** Examines all lines again when a new triple is about an earlier version. */
function suspicionOfLine(truth: Truth, seat: Seat | undefined) {
  let [suspects, linesSeen, facesSeen] = [suspicion(truth, seat), 0, 0];
  let seen: readonly string[] = [];
  return ({ log, faces: all, questions }: TapeContents): readonly string[] => {
    const faces = seat === undefined ? [] : (all[seat] ?? []);
    const asked = questions.flatMap((question, at) =>
      question !== "" && question !== seen[at] ? [{ question: JSON.parse(question) as SeatQuestion, at }] : [],
    );
    seen = questions;
    const ask = () => asked.flatMap(({ question, at }) => suspects.question(question, at));
    if (log.length === linesSeen && faces.length === facesSeen) return ask();
    const version = versionOf(log.slice(0, linesSeen));
    const isAboutThePast = faces.some((v, i) => i >= facesSeen && i % 3 === 0 && v <= version);
    if (isAboutThePast) [suspects, linesSeen] = [suspicion(truth, seat), 0];
    const leaks = unredact(gameIn(truth), log.slice(linesSeen), seat, faces).flatMap(suspects.entry);
    [linesSeen, facesSeen] = [log.length, faces.length];
    return [...leaks, ...ask()];
  };
}

export function leaksOfTape(tape: readonly Frame[], seat: Seat | undefined, truth: Truth): string[] {
  const leaks: string[] = [];
  const end = truth.log.findIndex(({ type }) => type === "MatchEnded");
  const suspects = suspicionOfLine(truth, seat);
  for (const contents of listen(tape)) {
    const { frame, log, faces } = contents;
    const text = utf8.decode(frame.bytes);
    if (/secret/.test(text)) leaks.push(`a frame says "secret": ${text.slice(0, 80)}`);
    const version = versionOf(log);
    if (version <= end) {
      for (const word of truth.secrets) if (text.includes(word)) leaks.push(`a frame says ${word}`);
    }
    for (const [at, triples] of faces.entries()) {
      if (at !== seat && triples.length > 0) leaks.push(`seat ${seat} was sent the faces of seat ${at}`);
      for (let i = 0; i < triples.length; i += 3) {
        if (itemAt(triples, i) > version)
          leaks.push(`a face was revealed before its time: version ${triples[i]} at ${version}`);
      }
    }
    leaks.push(...suspects(contents));
  }
  return leaks;
}

/** @param lines of a stream from the first version */
export function leaksOfStream(lines: readonly StreamLine[], seat: Seat | undefined, truth: Truth): string[] {
  const end = truth.log.findIndex(({ type }) => type === "MatchEnded");
  const suspects = suspicion(truth, seat);
  let version = 0;
  return lines.flatMap((line): readonly string[] => {
    if (line.type === "asked") return line.asked ? suspects.question(line.asked, line.asked.seat) : [];
    if (line.type !== "events") return leaksOfText(JSON.stringify(line), truth);
    version = line.events.at(-1)!.v;
    const text = JSON.stringify(line);
    return [
      ...line.events.flatMap((entry) => {
        const isForeign = entry.secret && (seat === undefined || !entry.secret.to.includes(seat));
        return [...(isForeign ? [`a secret in ${entry.v}`] : []), ...suspects.entry(entry)];
      }),
      ...truth.secrets.filter((word) => version <= end && text.includes(word)).map((word) => `a stream says ${word}`),
    ];
  });
}

export function leaksOfLog(text: string, seat: Seat | undefined, truth: Truth): string[] {
  const [header, ...lines] = text.trimEnd().split("\n");
  const log = lines.map((line) => JSON.parse(line) as Recorded);
  if (JSON.parse(header!).outcome) return [];
  const leaks = leaksOfText(header!, truth);
  const suspects = suspicion(truth, seat);
  for (const entry of log) {
    if (entry.secret && (seat === undefined || !entry.secret.to.includes(seat))) leaks.push(`a secret in ${entry.v}`);
    leaks.push(...suspects.entry(entry));
  }
  for (const word of truth.secrets) if (text.includes(word)) leaks.push(`the log says ${word}`);
  return leaks;
}

/** Only faces with a digit: others may also be ordinary words. */
const FACES = Object.values(SHELF)
  .flatMap(({ cards }) => cards?.faces ?? [])
  .filter((face) => /\d/.test(face));
const FACE = new RegExp(`"(?:${FACES.join("|")})"`, "g");

/** Leaks in a text that must name no card at all. */
export function leaksOfText(text: string, { secrets }: Truth): string[] {
  const words = ['"secret"', '"faces"', ...secrets].filter((word) => text.includes(word));
  return [...words, ...new Set(text.match(FACE))].map((word) => `an answer says ${word}`);
}

function known({ cards }: AnyGame, view: Match, hidden: readonly Handle[], when: string): string[] {
  const faces = view.table === undefined ? {} : cards!.known(view.table);
  return hidden
    .filter((card) => faces[card] !== undefined)
    .map((card) => `card ${card} is known ${when}: ${faces[card]}`);
}

import { seedOf } from "../../../server/match/seeds.ts";
import type { Archive } from "../../../server/store/archive.ts";
import { sqliteArchive } from "../../../server/store/sqlite/archive.ts";
import { foldMatch } from "../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, seatOf } from "../../../shared/engine/match/match.ts";
import { leaksOfLog, leaksOfText } from "../../server/rooms/wiretap.ts";
import type { ReceivedLog } from "./attackers.ts";
import { game } from "./player.ts";

export class LeakDetector {
  readonly counts = { answers: 0, granted: 0, logs: 0 };
  readonly #file: string;
  readonly #secrets: readonly string[];
  readonly #received: ReceivedLog[] = [];
  readonly #leaks: string[] = [];

  private constructor(file: string, secrets: readonly string[]) {
    this.#file = file;
    this.#secrets = secrets;
  }

  static async at(file: string, honest: string): Promise<LeakDetector> {
    const [seeds, tokens] = await inArchive(file, (archive) =>
      Promise.all([archive.secret("seeds"), archive.secret("tokens")]),
    );
    return new LeakDetector(file, [seeds!, tokens!, seedOf(seeds!, honest)]);
  }

  hear(answer: string): void {
    if (answer !== "") this.counts.answers++;
    if (answer.startsWith('{"ok":true')) this.counts.granted++;
    this.#leaks.push(...leaksOfText(answer, { log: [], secrets: this.#secrets }));
  }

  /** Judges a log as the player's. With a changed token it shows less, which is no leak. */
  hearAnswer(answer: string, player: string): void {
    if (/^HTTP\/1.1 200 .*\r\n\r\n{"format":/s.test(answer)) this.note(logIn(answer, player));
    else this.hear(answer);
  }

  note(received: ReceivedLog | undefined): void {
    if (!received) return;
    this.counts.logs++;
    this.#received.push(received);
  }

  /** At most ten of the secrets that attackers received. Logs are compared with the stored ones. */
  async leaks(): Promise<readonly string[]> {
    const inLogs = await inArchive(this.#file, (archive) =>
      Promise.all(
        this.#received.map(async ({ match, seat, text }) => {
          const log = await archive.read(match);
          return leaksOfLog(text, seat, { log, secrets: this.#secrets });
        }),
      ),
    );
    return [...this.#leaks, ...inLogs.flat()].slice(0, 10);
  }
}

async function inArchive<T>(file: string, look: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = sqliteArchive(file);
  try {
    return await look(archive);
  } finally {
    await archive.close();
  }
}

/** Undefined once the match is over. */
function logIn(answer: string, player: string): ReceivedLog | undefined {
  const text = Buffer.from(answer.slice(answer.indexOf("\r\n\r\n") + 4), "latin1").toString();
  const [head, ...lines] = text.trimEnd().split("\n");
  const { id, outcome } = JSON.parse(head!);
  if (outcome) return undefined;
  const match = foldMatch(
    game,
    INITIAL_MATCH,
    lines.map((line) => JSON.parse(line)),
  );
  return { match: id, seat: seatOf(match, player), text };
}

import type { Invitation } from "../../shared/engine/people/program-offers.ts";
import { type LineSink, LineStream } from "./line-stream.ts";

export type InvitationLine =
  | { readonly type: "program"; readonly player: string; readonly name: string }
  | ({ readonly type: "invitation" } & Invitation)
  | { readonly type: "withdrawn"; readonly match: string }
  | { readonly type: "heartbeat" }
  | { readonly type: "closed"; readonly reason: string };

interface InvitationStreamOptions {
  readonly player: string;
  readonly name: string;
  readonly read: () => Promise<readonly Invitation[]>;
  readonly now: () => number;
  /** Called once when the stream ends. */
  readonly onEnd: () => void;
  /** The reason to send when an error closes the stream. */
  readonly reasonOf: (error: unknown) => string;
}

/** Writes the open invitations first, then changes. There is no queue: a slow reader gets all changes together. */
export class InvitationStream extends LineStream<InvitationLine> {
  readonly #options: InvitationStreamOptions;
  /** The sent invitations as JSON, by match. */
  readonly #known = new Map<string, string>();
  #isReading = false;
  #isDue = false;
  #expiry: NodeJS.Timeout | undefined;

  constructor(sink: LineSink, options: InvitationStreamOptions) {
    super(sink);
    this.#options = options;
    this.open();
    const { player, name } = options;
    this.write({ type: "program", player, name });
    this.update();
  }

  /** Call this when invitations may have changed. */
  update(): void {
    this.#isDue = true;
    if (!this.#isReading) void this.#catchUp();
  }

  protected closedLine(reason: string): InvitationLine {
    return { type: "closed", reason };
  }

  protected heartbeatLine(): InvitationLine {
    return { type: "heartbeat" };
  }

  override stop(): void {
    if (this.isClosed) return;
    super.stop();
    clearTimeout(this.#expiry);
    this.#options.onEnd();
  }

  /** Repeats until nothing has changed during a read. */
  async #catchUp(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isDue && !this.isClosed && !this.isBehind) {
        this.#isDue = false;
        this.#writeNews(await this.#options.read());
      }
    } catch (error) {
      this.close(this.#options.reasonOf(error));
    } finally {
      this.#isReading = false;
    }
  }

  #writeNews(invitations: readonly Invitation[]): void {
    if (this.isClosed) return;
    this.#awaitExpiry(invitations);
    const now = new Map(invitations.map((invitation) => [invitation.match, JSON.stringify(invitation)]));
    for (const match of [...this.#known.keys()]) {
      if (now.has(match)) continue;
      this.#known.delete(match);
      if (!this.write({ type: "withdrawn", match })) return;
    }
    for (const invitation of invitations) {
      const line = now.get(invitation.match)!;
      if (this.#known.get(invitation.match) === line) continue;
      this.#known.set(invitation.match, line);
      if (!this.write({ type: "invitation", ...invitation })) return;
    }
  }

  /** Perhaps no process has the table in memory to announce that an invitation expires. */
  #awaitExpiry(invitations: readonly Invitation[]): void {
    clearTimeout(this.#expiry);
    const ends = invitations.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
    if (ends.length === 0) return;
    this.#expiry = setTimeout(() => this.update(), Math.max(1, Math.min(...ends) - this.#options.now())).unref();
  }
}

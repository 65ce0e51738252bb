import { EventEmitter } from "node:events";
import { type Client, type ClientPrivate, ClientState, CloseCode } from "@colyseus/core";
import { WebSocket } from "ws";
import type { SecretAccess } from "../match/access.ts";
import { NO_ACCESS } from "./admission.ts";
import type { MatchStream } from "./match-stream.ts";
import type { Visitor } from "./visitor.ts";

/**
 * A client of a room that came by HTTP: it counts as a person who is here, and is admitted and let go like one, but is
 * sent no frames. It stays in the state of joining, in which Colyseus encodes nothing for a client.
 */
export class StreamClient implements Client<{ auth: Visitor; userData: SecretAccess }>, ClientPrivate {
  "~messages" = undefined as never;
  readonly ref = new EventEmitter();
  readonly sessionId: string;
  state: ClientState = ClientState.JOINING;
  auth?: Visitor;
  userData?: SecretAccess;
  reconnectionToken = "";
  readyState: number = WebSocket.OPEN;
  _joinedAt = 0;
  /** What it reads; undefined for a client that sends a single request. */
  readonly stream: MatchStream | undefined;

  constructor(sessionId: string, stream: MatchStream | undefined) {
    this.sessionId = sessionId;
    this.stream = stream;
  }

  raw(): void {}
  enqueueRaw(): void {}
  send(): void {}
  sendBytes(): void {}
  error(): void {}

  /** Called by the room, which closes it. */
  leave(code: number = CloseCode.CONSENTED): void {
    this.stream?.close(code === NO_ACCESS ? "NotAllowed" : "TableMoved");
    this.gone();
  }

  close(code?: number): void {
    this.leave(code);
  }

  /** Its connection is closed: it leaves at once, since nothing has to be kept for it. */
  gone(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.stream?.stop();
    this.ref.emit("close", CloseCode.CONSENTED);
  }
}

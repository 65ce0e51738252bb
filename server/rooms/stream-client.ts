import { EventEmitter } from "node:events";
import { type Client, type ClientPrivate, ClientState, CloseCode } from "@colyseus/core";
import { WebSocket } from "ws";
import type { SecretAccess } from "../match/access.ts";
import { NO_ACCESS } from "./admission.ts";
import type { MatchStream } from "./match-stream.ts";
import type { Visitor } from "./visitor.ts";

/** A room's client over HTTP. It stays in the state `JOINING`, so the room sends it no frames. */
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
  /** Undefined for a single request. */
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

  leave(code: number = CloseCode.CONSENTED): void {
    this.stream?.close(code === NO_ACCESS ? "NotAllowed" : "TableMoved");
    this.gone();
  }

  close(code?: number): void {
    this.leave(code);
  }

  /** Call this when the HTTP connection, or the single request, has ended. */
  gone(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.stream?.stop();
    this.ref.emit("close", CloseCode.CONSENTED);
  }
}

import { type Client, Protocol, SchemaSerializer } from "@colyseus/core";
import { Encoder, type Iterator, type Schema, type StateView } from "@colyseus/schema";
import { LOG_LENGTH_LIMIT } from "../../shared/engine/contract/max-log-length.ts";

/** Estimated bytes per event: four times the mean of the longest logs. */
const EVENT = 512;
/** Size of the largest state, in bytes. With a spectator delay, seats get the log twice. */
const LARGEST_STATE = 2 * EVENT * LOG_LENGTH_LIMIT;

export interface Buffers {
  state: Uint8Array;
  patch: Uint8Array;
}

/**
 * Shared by all rooms, because encoding is synchronous and a copy is sent. The system allocates memory only as it is
 * written.
 */
const SHARED: Buffers = { state: new Uint8Array(LARGEST_STATE), patch: new Uint8Array(LARGEST_STATE) };

/** Rooms whose states have the same classes share a handshake. */
const handshakes = new WeakMap<Encoder["context"], Uint8Array>();

/**
 * Shares buffers. `SchemaSerializer` allocates three per room, and sends late joiners a stale copy once a state
 * outgrows them: `getFullState` keeps `fullEncodeBuffer` although `encodeAll` returned a larger one (@colyseus/core
 * 0.18.17).
 */
export class StateSerializer<T extends Schema> extends SchemaSerializer<T> {
  readonly #buffers: Buffers;

  constructor(buffers = SHARED) {
    super();
    this.#buffers = buffers;
  }

  override reset(state: T): void {
    super.reset(state);
    this.encoder = new SharedEncoder(this.encoder);
    this.fullEncodeBuffer = this.#buffers.state;
  }

  /**
   * Colyseus would repeat new items of the view with any client's next change, and so reveal the time of a hidden move
   * to a delayed spectator. Does not support `defineInput`.
   */
  override getFullState(client?: Client): Uint8Array {
    const [buffers, it] = [this.#buffers, { offset: 1 }];
    buffers.state = wholeOf(this.encoder.encodeAll(it, buffers.state));
    buffers.state[0] = Protocol.ROOM_STATE;
    if (!client?.view) return buffers.state.slice(0, it.offset);
    const state = this.encoder.encodeAllView(client.view, it.offset, it, buffers.state);
    client.view.changes.clear();
    return state;
  }

  override applyPatches(...args: Parameters<SchemaSerializer<T>["applyPatches"]>): boolean {
    this.encoder.sharedBuffer = this.#buffers.patch;
    const hasChanges = super.applyPatches(...args);
    this.#buffers.patch = this.encoder.sharedBuffer;
    return hasChanges;
  }

  override handshake(): Uint8Array {
    const { context } = this.encoder;
    const handshake = handshakes.get(context) ?? super.handshake().slice();
    handshakes.set(context, handshake);
    return handshake;
  }
}

/** Encodes into shared buffers, and returns copies. */
class SharedEncoder<T extends Schema> extends Encoder<T> {
  constructor({ state, root }: Encoder<T>) {
    super(state, root);
  }

  /** Does not add the state to the root, which already has it and counts references. */
  protected override setState(state: T): void {
    this.state = state;
  }

  /** Copies the shared part; `encodeView` copies the part of a view. */
  override encode(it?: Iterator, view?: StateView, buffer?: Uint8Array, initialOffset?: number): Uint8Array {
    const encoded = super.encode(it, view, buffer, initialOffset);
    return view ? encoded : encoded.slice();
  }

  /** Starts each view at the same offset: Colyseus cuts off what does not fit into the buffer. */
  override encodeView(view: StateView, sharedOffset: number, it: Iterator, bytes?: Uint8Array): Uint8Array {
    it.offset = sharedOffset;
    return super.encodeView(view, sharedOffset, it, bytes);
  }
}

/** The encoder may have replaced the buffer by a larger one. */
const wholeOf = ({ buffer }: Uint8Array): Uint8Array => new Uint8Array(buffer);

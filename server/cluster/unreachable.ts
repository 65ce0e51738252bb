import { ServerError } from "@colyseus/core";

/** The message, for the operator, has no password. */
export class RedisUnreachable extends Error {
  override readonly name = "RedisUnreachable";
}

/** Processes cannot find each other. Clients may retry. */
export class ClusterUnreachable extends ServerError {
  override readonly name = "ClusterUnreachable";
  constructor() {
    super(503, "ClusterUnreachable");
  }
}

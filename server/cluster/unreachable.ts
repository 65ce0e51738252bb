import { ServerError } from "@colyseus/core";

/** The message is for the operator, without the password. */
export class RedisUnreachable extends Error {
  override readonly name = "RedisUnreachable";
}

/** Processes cannot find each other now. Clients may retry. */
export class ClusterUnreachable extends ServerError {
  override readonly name = "ClusterUnreachable";
  constructor() {
    super(503, "ClusterUnreachable");
  }
}

import { ServerError } from "@colyseus/core";

/** Redis cannot be used. The message is for the operator and contains no password. */
export class RedisUnreachable extends Error {
  override readonly name = "RedisUnreachable";
}

/** The processes of the cluster cannot find each other at the moment. Clients may retry. */
export class ClusterUnreachable extends ServerError {
  override readonly name = "ClusterUnreachable";
  constructor() {
    super(503, "ClusterUnreachable");
  }
}

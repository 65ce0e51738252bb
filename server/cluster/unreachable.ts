import { ServerError } from "@colyseus/core";

/** Redis cannot be used, in words for the person who named it; they hold no password. */
export class RedisUnreachable extends Error {
  override readonly name = "RedisUnreachable";
}

/** The processes of the cluster do not find each other just now: whoever asked for something of all of them may come again. */
export class ClusterUnreachable extends ServerError {
  override readonly name = "ClusterUnreachable";
  constructor() {
    super(503, "ClusterUnreachable");
  }
}

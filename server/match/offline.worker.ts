import { parentPort } from "node:worker_threads";
import { gameOf } from "../../shared/games/index.ts";
import type { Reply } from "../threads.ts";
import { type Examined, examined } from "./offline.ts";

// The thread in which files of matches are looked through that were played without a line, one after the other.

parentPort!.on("message", (text: string) => {
  let reply: Reply<Examined>;
  try {
    reply = { answer: examined(text, gameOf) };
  } catch (error) {
    reply = { failed: `a file could not be looked through: ${(error as Error).message}` };
  }
  parentPort!.postMessage(reply);
});

import { parentPort, workerData } from "node:worker_threads";
import type { Pictured, PictureModule } from "../../shared/pictures.ts";
import type { Reply } from "../threads.ts";

// The thread in which pictures of links are drawn, one after the other, by what the client's build has for it.

const { module }: { readonly module: string } = workerData;

/** Loaded with the first picture: where that fails, the question is answered all the same. */
let drawing: Promise<PictureModule> | undefined;

parentPort!.on("message", async (pictured: Pictured) => {
  let reply: Reply<Uint8Array>;
  try {
    drawing ??= import(module);
    reply = { answer: await (await drawing).pngOf(pictured) };
  } catch (error) {
    reply = { failed: `${pictured.game}: ${(error as Error).message}` };
  }
  parentPort!.postMessage(reply);
});

import { workerData } from "node:worker_threads";
import type { PictureModule } from "../../shared/pictures.ts";
import { answerQuestions } from "../answer-questions.ts";
import { type ToDraw, unpacked } from "./packed.ts";

// The thread in which pictures of links are drawn, one after the other, by what the client's build has for it.

const { module }: { readonly module: string } = workerData;

/** Loaded with the first picture: where that fails, the question is answered all the same. */
let drawing: Promise<PictureModule> | undefined;

answerQuestions<ToDraw, Uint8Array>(
  async (pictured) => {
    drawing ??= import(module);
    return (await drawing).pngOf(unpacked(pictured));
  },
  ({ game }) => game ?? "a page",
);

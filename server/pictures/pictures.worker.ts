import { workerData } from "node:worker_threads";
import type { PictureModule } from "../../shared/pictures.ts";
import { answerQuestions } from "../answer-questions.ts";
import { type PackedPictureSubject, unpackPicture } from "./packed.ts";

// Draws with the module of the client's build.

const { module }: { readonly module: string } = workerData;

/** Imported late, because a failed import must not end the thread. */
let drawing: Promise<PictureModule> | undefined;

answerQuestions<PackedPictureSubject, Uint8Array>(
  async (pictured) => {
    drawing ??= import(module);
    return (await drawing).pngOf(unpackPicture(pictured));
  },
  ({ game }) => game ?? "a page",
);

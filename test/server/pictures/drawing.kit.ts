import type { PictureModule } from "../../../shared/pictures.ts";

let count = 0;

/** As many bytes as the game's name has letters, and one before them that says how many were drawn so far. */
export const pngOf: PictureModule["pngOf"] = async ({ game = "" }) => {
  if (game === "broken") throw new Error("it is broken");
  count += 1;
  return new Uint8Array([count, ...new Array<number>(game.length).fill(0)]);
};

/** A page for illustrators: the pictures of the game in one view. */
import "../../../style/fonts.css";
import { NUMERAL_FONT, THEMES, type Theme } from "../art/index.ts";
import { showIslands, showSpecials } from "./cards.ts";
import { showMarks } from "./marks.ts";
import { showScenery } from "./scenery.ts";

await document.fonts.load(`700 20px ${NUMERAL_FONT}`, "0123456789");
for (const theme of Object.keys(THEMES) as Theme[]) {
  for (const size of [98, 36]) {
    for (const side of ["day", "night"] as const) showIslands(side, theme, size);
  }
  for (const size of [142, 36]) showSpecials(theme, size);
  showMarks(theme);
}
showScenery();
document.body.dataset.ready = "yes";

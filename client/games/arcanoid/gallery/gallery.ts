/** A page for illustrators: every card, mark and coast in one view. */
import "../../../style/fonts.css";
import { THEMES, type Theme } from "../../../art/theme.ts";
import { NUMERAL_FONT } from "../art/index.ts";
import { showDeck, showFans } from "./cards.ts";
import { showCoasts, showMarks } from "./marks.ts";

await document.fonts.load(`700 20px ${NUMERAL_FONT}`, "0123456789");
for (const theme of Object.keys(THEMES) as Theme[]) {
  for (const width of [104, 34]) showDeck(theme, width);
  showFans(theme);
  showMarks(theme);
  showCoasts(theme);
}
for (const width of [220, 64, 44]) showDeck("light", width);
document.body.dataset.ready = "yes";

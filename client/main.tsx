import { render } from "preact";
import { learnWords } from "./i18n/t.ts";
import { App } from "./screens/app.tsx";
import { wearTheme } from "./ui/theme.ts";

wearTheme();
await learnWords();
render(<App />, document.getElementById("app")!);

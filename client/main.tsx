import { render } from "preact";
import { learnWords } from "./i18n/t.ts";
import { reloadWhenStale } from "./net/stale.ts";
import { App, fetchScreen } from "./screens/app.tsx";
import { route, startRouting } from "./screens/route.ts";
import { wearTheme } from "./ui/theme.ts";

reloadWhenStale();
wearTheme();
startRouting();
await Promise.all([learnWords(), fetchScreen(route.value.at)]);
render(<App />, document.getElementById("app")!);

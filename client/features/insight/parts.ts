import "./insight.css";

export { dropsIn, Graph } from "./graph.tsx";
export { insightOf } from "./insight.ts";
export { loadInsightMessages, messages } from "./messages/messages.ts";
export { Moments, ShareButton, Summary } from "./summary.tsx";
export { Turn, Working } from "./turn.tsx";

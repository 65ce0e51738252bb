import { AbstractRenderer } from "pixi.js";

// This renderer generates no functions, so it works on a page without `eval`.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => {} });

export { CanvasRenderer as Renderer } from "pixi.js";

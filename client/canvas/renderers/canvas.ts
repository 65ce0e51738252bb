import { AbstractRenderer } from "pixi.js";

// The page forbids `eval`. This renderer generates no functions, so Pixi's check for `eval` is skipped.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => {} });

export { CanvasRenderer as Renderer } from "pixi.js";

import { AbstractRenderer } from "pixi.js";

// The page forbids `eval`. Pixi checks for it, although this renderer does not use it.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => {} });

export { CanvasRenderer as Renderer } from "pixi.js";

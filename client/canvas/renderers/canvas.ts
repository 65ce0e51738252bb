import { AbstractRenderer } from "pixi.js";

// It generates no functions, so a page without `eval` is no obstacle.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => {} });

export { CanvasRenderer as Renderer } from "pixi.js";

// The page forbids `eval`, so Pixi must not generate functions.
import "pixi.js/unsafe-eval";

export { WebGLRenderer as Renderer } from "pixi.js";

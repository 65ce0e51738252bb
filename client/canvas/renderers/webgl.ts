// The page forbids `eval`, and without this Pixi would generate functions.
import "pixi.js/unsafe-eval";

export { WebGLRenderer as Renderer } from "pixi.js";

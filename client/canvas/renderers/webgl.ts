// The page forbids `eval`; without this import, Pixi would generate functions.
import "pixi.js/unsafe-eval";

export { WebGLRenderer as Renderer } from "pixi.js";

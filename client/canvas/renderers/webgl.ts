// The page allows no `eval`, and the renderer would write functions of its own.
import "pixi.js/unsafe-eval";

export { WebGLRenderer as Renderer } from "pixi.js";

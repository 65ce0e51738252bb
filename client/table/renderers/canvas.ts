export { CanvasRenderer as Renderer } from "pixi.js";

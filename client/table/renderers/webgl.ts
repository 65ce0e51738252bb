import { withoutEval } from "./eval-free.ts";

withoutEval();

export { WebGLRenderer as Renderer } from "pixi.js";

import type { Router } from "express";

/** Such as `GET /api/games`; includes nested routers. */
export const routesOf = ({ stack }: Pick<Router, "stack">): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (route) return [...new Set(route.stack.map(({ method }) => `${method.toUpperCase()} /api${route.path}`))];
    return "stack" in handle ? routesOf(handle as unknown as Router) : [];
  });

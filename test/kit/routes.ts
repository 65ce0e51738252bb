import type { Router } from "express";

/** The endpoints of a router and its nested routers, such as `GET /api/games`. */
export const routesOf = ({ stack }: Pick<Router, "stack">): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (route) return [...new Set(route.stack.map(({ method }) => `${method.toUpperCase()} /api${route.path}`))];
    return "stack" in handle ? routesOf(handle as unknown as Router) : [];
  });

/** How the place looks: by day, by night, or as plainly as possible. */
export type Theme = "light" | "dark" | "contrast";

/** Stands in for the package `server-only`, which refuses to load outside a React server build. */
export {};

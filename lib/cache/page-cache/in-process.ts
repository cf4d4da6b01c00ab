/** One value for the whole process: the server, the page cache, the middleware and the pages are loaded apart. */
export function inProcess<Value>(name: string, make: () => Value): Value {
  const places = globalThis as { [place: symbol]: Value | undefined };
  const place = Symbol.for(`marigold.${name}`);
  places[place] ??= make();
  return places[place];
}

const { jest } = import.meta;

test('a schema is made and used in a browser without code from a text, which the policy forbids', async () => {
  const compiled = jest.fn();
  const { Function: original } = globalThis;
  globalThis.Function = new Proxy(original, {
    construct: (target, given) => {
      compiled(given);
      return Reflect.construct(target, given);
    },
  });
  const z = await import('./zod');
  expect(z.object({ name: z.string() }).parse({ name: 'Asha' })).toEqual({ name: 'Asha' });
  globalThis.Function = original;
  expect(compiled).not.toHaveBeenCalled();
});

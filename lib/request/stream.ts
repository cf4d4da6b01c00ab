import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A body that is written as fast as it is read, and no faster. What goes wrong on the way breaks it off: a reader must
 * not take the part for the whole.
 * @param text begun already, so that whoever answers knows whether there is anything to send
 */
export function streamOf(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // Later pieces are asked for outside of the request, where Next would not find the answers that it keeps.
  const inRequest = AsyncLocalStorage.snapshot();
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!begun) {
          begun = true;
          controller.enqueue(encoder.encode(first));
          return;
        }
        const { done, value } = await inRequest(() => rest.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await rest.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

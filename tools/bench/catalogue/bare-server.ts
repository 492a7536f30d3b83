// The measure beside the shop: node:http giving the same bytes for the same addresses, head and body, and nothing else. Sent its answers by its parent.
import { createServer } from 'node:http';

/** What the shop answered to an address; the headers as names and values by turns. */
export interface BareAnswer {
  headers: string[];
  body: Uint8Array;
}

process.on('message', (answers: Map<string, BareAnswer>) => {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));

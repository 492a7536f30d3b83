// The measure beside the shop: node:http giving the same bytes for the same addresses, and nothing else. Sent its answers by its parent.
import { createServer } from 'node:http';

type Answers = Map<string, Uint8Array>;

process.on('message', (answers: Answers) => {
  const server = createServer((request, response) => {
    const body = answers.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body?.byteLength ?? 0,
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));

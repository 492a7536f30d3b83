// Tells early that the port is taken, and holds it while a first start fills the shop, so that nobody else takes it meanwhile.
import { createServer, type Server } from 'node:net';
import { securityHeaders } from '../http/headers.ts';
import { StartProblem } from '../start-problem.ts';

/** Where the shop is to listen. */
type Listening = { port: number; host: string };

/** Throws StartProblem when nothing can listen on the port; the API says the same if the port is lost later. */
export async function requireFreePort(at: Listening): Promise<void> {
  const server = createServer();
  try {
    await listen(server, at);
  } finally {
    server.close();
  }
}

/** Runs `work` with the port taken; whoever asks meanwhile hears, in the shop's envelope, that it is not there yet. */
export async function holdingPort<T>(at: Listening, work: () => Promise<T>): Promise<T> {
  const { status, body } = await notThereYet();
  const headers = {
    ...securityHeaders(false),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
    connection: 'close',
  };
  const { createServer: createHttpServer } = await import('node:http');
  const server = createHttpServer((_request, answer) => void answer.writeHead(status, headers).end(body));
  await listen(server, at);
  try {
    return await work();
  } finally {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}

async function notThereYet(): Promise<{ status: number; body: string }> {
  // Read only here: every other start does without the contract and the texts.
  const [{ DEFAULT_LANGUAGE, refusals }, { textOf }] = await Promise.all([
    import('@outrigger/contract'),
    import('../texts.ts'),
  ]);
  const { status } = refusals.unavailable;
  const message = textOf(DEFAULT_LANGUAGE, 'unavailable');
  return { status, body: JSON.stringify({ code: status, message, result: { reason: 'unavailable', facts: {} } }) };
}

async function listen(server: Server, { port, host }: Listening): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
  await listening.catch((error: unknown) => {
    throw new StartProblem(portProblem(error, port, host));
  });
}

function portProblem(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program, or set PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `Port ${port} on ${host} cannot be used (${String(code)}).`;
}

// Tells early that the port is taken, before a database is started for nothing.
import { createServer } from 'node:net';
import { StartProblem } from '../start-problem.ts';

/** Throws StartProblem when nothing can listen on the port; the API says the same if the port is lost later. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
  try {
    await listening;
  } catch (error) {
    throw new StartProblem(portProblem(error, port, host));
  } finally {
    server.close();
  }
}

function portProblem(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program, or set PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `Port ${port} on ${host} cannot be used (${String(code)}).`;
}

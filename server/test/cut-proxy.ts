// Stands between a pool and its database, to cut their connections as a network does.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as dial, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket beside the database's own; nobody answers there before `open`. */
export interface CutProxy {
  url: string;
  open(): Promise<void>;
  /** Destroys every connection; new ones are taken. */
  cut(): void;
  /** Lets nothing more through on the connections there are, and tells nobody; new ones are taken. */
  freeze(): void;
  close(): Promise<void>;
}

/** Makes the proxy of the database behind a URL with a socket directory. */
export async function cutProxy(databaseUrl: string): Promise<CutProxy> {
  const url = new URL(databaseUrl);
  const name = `.s.PGSQL.${url.port || 5432}`;
  const target = join(url.searchParams.get('host') ?? '', name);
  const directory = await mkdtemp(join(tmpdir(), 'cut-'));
  url.searchParams.set('host', directory);
  const sockets = new Set<Socket>();
  const server = createServer((client) => joinUp(client, dial(target), sockets));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    open: () => listenAt(server, join(directory, name)),
    cut,
    freeze: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => close(server, directory, cut),
  };
}

function joinUp(client: Socket, database: Socket, sockets: Set<Socket>): void {
  for (const [one, other] of [
    [client, database],
    [database, client],
  ] as const) {
    sockets.add(one);
    one
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    one.pipe(other);
  }
}

async function listenAt(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

async function close(server: Server, directory: string, cut: () => void): Promise<void> {
  cut();
  server.close();
  await rm(directory, { recursive: true });
}

// Hears notices of the database on a connection of its own, which is made anew when it is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import { withCode } from './lost-connection.ts';

/** Stops hearing. */
export interface Listener {
  unlisten(): Promise<void>;
}

const PAUSE_MS = 500;

/** Calls `hear` with the payload of each notice; those of a time without connection are missed. Throws where the first connection cannot be made. */
export async function listen(
  config: ClientConfig,
  channel: string,
  hear: (payload: string) => void,
): Promise<Listener> {
  let isOver = false;
  let client: pg.Client | undefined = await open();

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client(config);
    opened.on('notification', ({ payload }) => hear(payload ?? ''));
    opened.on('error', () => {});
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await opened.end().catch(() => {});
      throw withCode(error);
    }
    opened.once('end', () => void reopen());
    return opened;
  }

  async function reopen(): Promise<void> {
    client = undefined;
    while (!client && !isOver) {
      await sleep(PAUSE_MS);
      if (!isOver) client = await open().catch(() => undefined);
    }
    if (isOver) await client?.end();
  }

  return {
    async unlisten() {
      isOver = true;
      await client?.end();
    },
  };
}

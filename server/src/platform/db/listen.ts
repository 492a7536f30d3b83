// Hears notices of the database on a connection of its own, which is made anew when it is lost.
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, type ClientConfig } from 'pg';
import { withCode } from './driver/lost-connection.ts';
import { TimedClient } from './driver/timed-client.ts';

/** Stops hearing. */
export interface Listener {
  unlisten(): Promise<void>;
}

const PAUSE_MS = 500;
/** How often a connection that only listens is asked whether it is there, and how long its answer may take: silence is what it hears all day. */
const PULSE_MS = 10_000;

/** Calls `hear` with the payload of each notice; those of a time without connection are missed. Throws where the first connection cannot be made. */
export async function listen(
  config: ClientConfig,
  channel: string,
  hear: (payload: string) => void,
): Promise<Listener> {
  let isOver = false;
  let client: TimedClient | undefined = await open();

  async function open(): Promise<TimedClient> {
    const opened = new TimedClient({ ...config, answerTimeoutMillis: PULSE_MS }, new Socket());
    opened.on('notification', ({ payload }) => hear(payload ?? ''));
    opened.on('error', () => {});
    try {
      await opened.connect();
      await opened.inTime(opened.query(`listen ${escapeIdentifier(channel)}`));
    } catch (error) {
      await opened.end().catch(() => {});
      throw withCode(error);
    }
    const pulse = setInterval(() => void opened.inTime(opened.query('select 1')).catch(() => {}), PULSE_MS);
    opened.once('end', () => {
      clearInterval(pulse);
      void reopen();
    });
    return opened;
  }

  async function reopen(): Promise<void> {
    client = undefined;
    while (!client && !isOver) {
      await sleep(PAUSE_MS);
      if (!isOver) client = await open().catch(() => undefined);
    }
    if (isOver) await client?.inTime(client.end());
  }

  return {
    async unlisten() {
      isOver = true;
      await client?.inTime(client.end());
    },
  };
}

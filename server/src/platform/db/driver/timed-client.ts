// A connection that is given up where the network has fallen silent (quality 5): the server's own limits do not reach so far.
import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** The driver's settings, and how long an answer may take, in milliseconds; 0 or nothing where it may take any time. */
export type TimedConfig = ClientConfig & { answerTimeoutMillis?: number };

/** A connection of the driver that can wait for an answer with a limit. */
export class TimedClient extends Client {
  readonly #socket: Socket;
  readonly #limit: number;

  constructor({ answerTimeoutMillis = 0, ...config }: TimedConfig, socket: Socket) {
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    this.#limit = answerTimeoutMillis;
  }

  /** The answer to a message, of however many statements; where it takes too long the connection is destroyed, which refuses whatever waits on it. */
  async inTime<T>(answer: Promise<T>): Promise<T> {
    if (this.#limit === 0) return await answer;
    const late = setTimeout(() => this.#socket.destroy(), this.#limit);
    try {
      return await answer;
    } finally {
      clearTimeout(late);
    }
  }
}

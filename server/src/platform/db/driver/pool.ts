// Connections kept open and lent one by one; what is lost is never lent again (quality 5).
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientConfig, Pool as DriverPool, type PoolClient } from 'pg';
import { LostConnection, lossOf, withCode } from './lost-connection.ts';
import { TimedClient, type TimedConfig } from './timed-client.ts';

/** A connection in the hands of who asked for it. */
type Lent = TimedClient & PoolClient;

/** How long whoever asks waits for a server that is not there: as long as one takes to start again, counted from when it was first missed. */
const PATIENCE_MS = 2500;
const PAUSE_MS = 50;
/** What the server says of a connection with no transaction open. */
const IDLE = 'I';
/** A connection that is gone takes with it what it has planned and looked up, and the next visitor waits for that again. */
const IDLE_MS = 900_000;

/** A bounded number of connections to one server. */
export class Pool {
  readonly #pool: DriverPool;
  readonly #sockets = new Set<Socket>();
  readonly #waiting = new Set<(error: Error) => void>();
  #awaySince: number | undefined;
  #lends = 0;
  readonly #quiet = Promise.withResolvers<void>();
  #end: Promise<void> | undefined;

  constructor(config: TimedConfig, max: number) {
    const Client = clientOf(config, () => this.#newSocket());
    const own = { max, idleTimeoutMillis: IDLE_MS, Client, connectionTimeoutMillis: undefined };
    this.#pool = new DriverPool({ ...config, ...own });
    this.#pool.on('connect', (client) => {
      this.#awaySince = undefined;
      // Whoever has it hears of a loss from what it asks; without a listener it would end the process as well.
      client.on('error', () => {});
    });
    // A connection nobody has was lost: the next one is a new one.
    this.#pool.on('error', () => {});
  }

  /** Lends a connection to the work, and closes it afterwards unless it is as good as new. */
  async lend<T>(work: (client: Lent) => Promise<T>): Promise<T> {
    if (this.#end) throw new LostConnection('CONNECTION_ENDED');
    this.#lends += 1;
    try {
      return await this.#lendOne(work);
    } finally {
      this.#lends -= 1;
      if (this.#end && this.#lends === 0) this.#quiet.resolve();
    }
  }

  async #lendOne<T>(work: (client: Lent) => Promise<T>): Promise<T> {
    const client = await this.#acquire();
    let isLost = false;
    try {
      return await work(client);
    } catch (error) {
      isLost = lossOf(error) !== 'nothing';
      throw error;
    } finally {
      client.release(isLost || client.getTransactionStatus() !== IDLE);
    }
  }

  /** Takes nothing new, lets what was asked before end, for so many seconds at most where they are given, and closes all connections. */
  end(timeoutSeconds?: number): Promise<void> {
    this.#end ??= this.#close(timeoutSeconds);
    return this.#end;
  }

  // Nothing has been sent yet, so it may be tried again.
  async #acquire(): Promise<Lent> {
    for (;;) {
      try {
        return await this.#checkOut();
      } catch (thrown) {
        const error = withCode(thrown);
        if (lossOf(error) !== 'away' || this.#end || !this.#isPatient()) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  #isPatient(): boolean {
    this.#awaySince ??= performance.now();
    return performance.now() - this.#awaySince < PATIENCE_MS;
  }

  // Whoever stands in the queue of a pool that is closed would wait for ever.
  async #checkOut(): Promise<Lent> {
    const { promise, resolve, reject } = Promise.withResolvers<Lent>();
    this.#waiting.add(reject);
    this.#pool.connect((error, client) => {
      this.#waiting.delete(reject);
      if (client) resolve(client as Lent);
      else reject(error);
    });
    return await promise;
  }

  #newSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  async #close(timeoutSeconds?: number): Promise<void> {
    if (this.#lends === 0) this.#quiet.resolve();
    const stop = new AbortController();
    const late = timeoutSeconds === undefined ? [] : [sleep(timeoutSeconds * 1000, undefined, { signal: stop.signal })];
    // The pool itself serves nobody in its queue once it is told to end.
    await Promise.race([this.#quiet.promise, ...late]);
    stop.abort();
    const closed = this.#pool.end();
    if (timeoutSeconds === undefined) return await closed;
    for (const reject of this.#waiting) reject(new LostConnection('CONNECTION_ENDED'));
    for (const socket of this.#sockets) socket.destroy();
  }
}

// The pool's own limit on connecting would count the time in its queue as well; a connection's own limit is for connecting alone.
function clientOf({ connectionTimeoutMillis, answerTimeoutMillis }: TimedConfig, newSocket: () => Socket) {
  return class extends TimedClient {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis, answerTimeoutMillis }, newSocket());
    }
  };
}

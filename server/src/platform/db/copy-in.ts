// Rows into a table by COPY. The driver forgets a refusal that comes after the last piece was handed over, and whoever waits for the end would wait for ever.
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { PendingQuery, Row } from 'postgres';

/** A COPY under way. */
export interface CopyIn {
  stream: Writable;
  /** Waits for what fills and ends the stream; throws the database's own error where it refuses the rows. */
  over: (filled: Promise<unknown>) => Promise<void>;
}

/** Starts a `copy … from stdin`. */
export async function copyIn(statement: PendingQuery<Row[]>): Promise<CopyIn> {
  const refused = Promise.withResolvers<never>();
  refused.promise.catch(() => {});
  const stream = await statement.writable();
  // Until now it told that the statement itself was refused; from now on nobody else listens.
  void Object.assign(statement, { reject: refused.reject });
  // A fault is heard by whoever waits for the end; without a listener it would end the process as well.
  stream.on('error', () => {});
  return { stream, over: async (filled) => void (await Promise.race([filled, refused.promise])) };
}

/** Ends the stream and waits until the rows are in the table. */
export async function closeCopy({ stream, over }: CopyIn): Promise<void> {
  stream.end();
  await over(finished(stream));
}

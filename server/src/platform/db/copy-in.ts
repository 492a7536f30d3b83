// Rows into a table and out of it by COPY, inside a transaction.
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Query, Row } from './driver/query.ts';

/** A COPY under way. */
export interface CopyIn {
  stream: Writable;
  /** Waits for what fills and ends the stream; throws the database's own error where it refuses the rows. */
  over: (filled: Promise<unknown>) => Promise<void>;
}

/** Starts a `copy … from stdin`. */
export async function copyIn(statement: Query<Row[]>): Promise<CopyIn> {
  const stream = copyFrom(statement.statement().text);
  const done = statement.runner.stream(stream, finished(stream));
  // Refused, it takes no more: what is written afterwards is refused as well, in place of waiting for ever.
  stream.on('error', () => stream.destroy());
  const refused = done.then(() => new Promise<never>(() => {}));
  refused.catch(() => {});
  return { stream, over: async (filled) => void (await Promise.race([filled, refused])) };
}

/** Ends the stream and waits until the rows are in the table. */
export async function closeCopy({ stream, over }: CopyIn): Promise<void> {
  stream.end();
  await over(finished(stream));
}

/** Starts a `copy … to stdout`; what reads it must read it to its end. */
export function copyOut(statement: Query<Row[]>): Readable {
  const stream = copyTo(statement.statement().text);
  statement.runner.stream(stream, finished(stream)).catch(() => {});
  return stream;
}

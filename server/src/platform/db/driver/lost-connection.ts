// Tells what became of a connection from what was thrown (quality 5): the driver says it in words alone.
import { DatabaseError } from 'pg';

/** The connection is gone, was never made, or its pool has been closed: what was asked of it may or may not have been done. */
export class LostConnection extends Error {
  override readonly name = 'LostConnection';
  readonly code: 'CONNECT_TIMEOUT' | 'CONNECTION_CLOSED' | 'CONNECTION_ENDED';

  constructor(code: LostConnection['code'], cause?: unknown) {
    super(`the connection to the database: ${code}`, { cause });
    this.code = code;
  }
}

/** Gives the driver's own bare errors a code; everything else stays what it is. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || error.constructor !== Error) return error;
  if (error.message === 'timeout expired') return new LostConnection('CONNECT_TIMEOUT', error);
  const isPoolOver = error.message.includes('end on the pool');
  return new LostConnection(isPoolOver ? 'CONNECTION_ENDED' : 'CONNECTION_CLOSED', error);
}

/**
 * How much is lost, each a part of the next: 'away': no server is there, or it goes down or is not up yet;
 * 'gone': the connection to the database; 'over': this session, which must not be used again; 'nothing'.
 */
export type Loss = 'away' | 'gone' | 'over' | 'nothing';

/** What a code says, the system's, our own or PostgreSQL's; the first row that knows it. */
const BY_CODE: readonly (readonly [RegExp, Loss])[] = [
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|CONNECTION_CLOSED|57P0[123])$/, 'away'],
  [/^(CONNECT_TIMEOUT|CONNECTION_ENDED|08...)$/, 'gone'],
  // A database that was dropped, a session idle for too long, a state the server itself does not trust.
  [/^(57P0.|25P0[34]|XX...)$/, 'over'],
];

/** What an error says is lost. */
export function lossOf(error: unknown): Loss {
  if (!(error instanceof Error)) return 'nothing';
  const code = 'code' in error ? String(error.code) : '';
  const known = BY_CODE.find(([codes]) => codes.test(code))?.[1];
  if (known) return known;
  if (isStalePlan(error)) return 'over';
  // The driver's own word, where it was caught before it got a code.
  if (error.message.startsWith('Connection terminated')) return 'gone';
  if (!('syscall' in error)) return 'nothing';
  return code === 'ENOENT' && error.syscall === 'connect' ? 'away' : 'over';
}

/** Whether the server refused one statement and the connection goes on. */
export function isOfStatement(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && (lossOf(error) === 'nothing' || isStalePlan(error));
}

/** Whether the server knows a prepared statement no longer as it was prepared: a table has been altered since. Nothing was done. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && (error.routine === 'RevalidateCachedQuery' || error.code === '26000');
}

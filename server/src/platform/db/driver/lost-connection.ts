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

// No server is there, or it is going down or not up yet.
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'CONNECTION_CLOSED', '57P01', '57P02', '57P03']);

/** Whether connecting failed because no server was there, or was not ready yet. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const isNoSocket = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isNoSocket || AWAY.has(String(error.code));
}

// Shut down, crashed, idle for too long, or a state the server itself does not trust.
const ENDS_SESSION = /^(57P0|08|25P0[34]|XX)/;

/** Whether the server refused one statement and the connection goes on. */
export function isOfStatement(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && !ENDS_SESSION.test(error.code ?? '');
}

/** Whether the server knows a prepared statement no longer as it was prepared: a table has been altered since. Nothing was done. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && (error.routine === 'RevalidateCachedQuery' || error.code === '26000');
}

/** Whether the connection must not be used again: lost, about to be, or with statements that are no more. */
export function isLoss(error: unknown): boolean {
  if (error instanceof DatabaseError) return !isOfStatement(error) || isStalePlan(error);
  return error instanceof LostConnection || (error instanceof Error && 'syscall' in error);
}

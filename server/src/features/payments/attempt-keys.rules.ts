// Keys of attempts and refunds, derived from a secret of this database: the same for the same try, and of no other shop (product §7 Payment).
import { createHash, createHmac } from 'node:crypto';

const macOf = (secret: Buffer, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** The secret in the return path of an attempt. */
export const returnTokenOf = (secret: Buffer, attemptId: number): string => macOf(secret, `return ${attemptId}`);

/** How a return path's secret is kept. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Our key of an attempt or refund at its provider. */
export const keyAtProvider = (secret: Buffer, of: 'attempt' | 'refund', id: number): string =>
  `${of}-${id}-${macOf(secret, `${of} ${id}`).slice(0, 16)}`;

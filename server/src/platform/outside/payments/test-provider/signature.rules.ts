// How the test provider signs its notices: HMAC-SHA256 over the moment and the body's bytes (product §7 Payment).
import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED_WITHIN_SECONDS = 300;

/** The signature of a body at a moment, in seconds of Unix time. */
export function sign(secret: Buffer, body: Buffer, seconds: number): string {
  return `t=${seconds},v1=${macOf(secret, body, seconds).toString('hex')}`;
}

/** Whether a body was signed with this secret, not longer than five minutes ago nor ahead. */
export function isSigned(secret: Buffer, body: Buffer, signed: { by: string; nowSeconds: number }): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signed.by);
  if (!match) return false;
  const seconds = Number(match[1]);
  if (Math.abs(signed.nowSeconds - seconds) > SIGNED_WITHIN_SECONDS) return false;
  return timingSafeEqual(macOf(secret, body, seconds), Buffer.from(match[2] ?? '', 'hex'));
}

const macOf = (secret: Buffer, body: Buffer, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

// Time-based one-time codes for administrators (product §3, RFC 6238: SHA-1, 30 seconds, 6 digits).
import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding, as authenticator apps read it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of one 30-second step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step a code belongs to, one step of clock drift either way; null where it fits none or was used before. */
export function stepOf(
  secret: string,
  code: string,
  at: { epochSeconds: number; lastStep: number | null },
): number | null {
  const now = Math.floor(at.epochSeconds / STEP_SECONDS);
  const step = [now, now - 1, now + 1].find((candidate) => codeAt(secret, candidate) === code);
  return step !== undefined && step > (at.lastStep ?? -1) ? step : null;
}

/** The link behind the QR code of an authenticator app. */
export function enrolmentUri(secret: string, email: string): string {
  return `otpauth://totp/Outrigger:${encodeURIComponent(email)}?secret=${secret}&issuer=Outrigger`;
}

// Time-based one-time codes for administrators (product §3, RFC 6238: SHA-1, 30 seconds, 6 digits), by a kept library.
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const ISSUER = 'Outrigger';

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** A new secret in base32, as authenticator apps read it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The code of one 30-second step. */
export const codeAt = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });

/** The step a code belongs to, one step of clock drift either way; null where it fits none or was used before. */
export function stepOf(
  secret: string,
  code: string,
  at: { epochSeconds: number; lastStep: number | null },
): number | null {
  const drift = totpOf(secret).validate({ token: code, timestamp: at.epochSeconds * 1000, window: 1 });
  if (drift === null) return null;
  const step = Math.floor(at.epochSeconds / STEP_SECONDS) + drift;
  return step > (at.lastStep ?? -1) ? step : null;
}

/** The link behind the QR code of an authenticator app. */
export const enrolmentUri = (secret: string, email: string): string => totpOf(secret, email).toString();

// Secrets in links and headers: 256 random bits outside, only their SHA-256 inside (product §3).
import { hash, randomBytes } from 'node:crypto';

/** A new secret as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored and looked up in place of the secret. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

// What must hold of hostile requests (quality 10).
import type { Claim } from '../orders/verdict.ts';
import type { Tally } from './attack.ts';

/** No 5xx, no inside of the shop told, no hang; every call was asked. */
export const claimsOf = ({ sent, asked, faults }: Tally, wanted: { sent: number; asked: number }): Claim[] => [
  { says: 'hostile requests answered', wanted: wanted.sent, found: sent },
  { says: 'calls asked', wanted: wanted.asked, found: asked.size },
  { says: 'answers with 5xx, with a stack trace, or none in time', wanted: 0, found: faults.length },
];

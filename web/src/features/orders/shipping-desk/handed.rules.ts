// To whom a shipment is handed by which code, as the form holds it, and as the calls take it.
import type { CarrierName } from '@outrigger/contract';

/** What stands in the fields. */
export interface Handed {
  carrier: CarrierName;
  /** Of a carrier that no adapter knows. */
  name: string;
  code: string;
}

/** What is missing. */
export type HandedProblem = 'carrierNeeded' | 'trackingNeeded';

const CODE_MIN = 3;

/** What stands against it; the practice carrier makes its own code where one may be left out. */
export function handedProblem({ carrier, name, code }: Handed, mayBeLeftOut: boolean): HandedProblem | null {
  if (carrier === 'other' && name.trim() === '') return 'carrierNeeded';
  if (mayBeLeftOut && carrier === 'simulated') return null;
  return code.trim().length < CODE_MIN ? 'trackingNeeded' : null;
}

/** The carrier as the calls take it. */
export const carrierOf = ({ carrier, name }: Handed) =>
  carrier === 'other' ? { carrier, carrierName: name.trim() } : { carrier };

// The kinds of serial numbers known (product §5 Effectivity).
import type { Db } from '../../platform/db/db.ts';
import type { SerialScheme } from './serial.rules.ts';

/** What each kind says of the length of its numbers. */
export async function readSerialSchemes(db: Db): Promise<SerialScheme[]> {
  return await db<SerialScheme[]>`select distinct input_length, is_identification_number from serial_schemes`;
}

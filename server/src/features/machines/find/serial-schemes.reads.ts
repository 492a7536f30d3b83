// The kinds of serial numbers known (product §5 Effectivity).
import type { Db } from '../../../platform/db/db.ts';
import type { SerialScheme } from './serial.rules.ts';

/** What each kind says of the length of its numbers; where it says nothing, the lengths that the numbers of its machines have. */
export async function readSerialSchemes(db: Db): Promise<SerialScheme[]> {
  return await db<SerialScheme[]>`
    select distinct coalesce(s.input_length, m.length) as input_length, s.is_identification_number
    from serial_schemes s left join (
      select distinct scheme_id, length(serial_norm) as length from machines
      where scheme_id in (select id from serial_schemes where input_length is null)
    ) m on m.scheme_id = s.id`;
}

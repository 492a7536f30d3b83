// What is known of a machine when a row is judged (product §5 Fit verdict).
import type { Db } from '../../platform/db/db.ts';
import type { JudgedMachine } from './fit.rules.ts';

/** Options and state of the as-built record of machines, by id; options count as known where any is recorded or the record says everything: a part list of what was read of the machine is silent on its options. */
export async function readJudgedMachines(db: Db, hostIds: readonly number[]): Promise<Map<number, JudgedMachine>> {
  const rows = await db<{ id: number; asBuilt: JudgedMachine['asBuilt']; options: string[] }[]>`
    select m.id, m.as_built, array(
      select o.code from machine_options mo join option_codes o on o.id = mo.option_code_id where mo.machine_id = m.id
    ) as options
    from machines m where m.id = any(${hostIds as number[]})`;
  return new Map(
    rows.map(({ id, asBuilt, options }) => [
      id,
      { asBuilt, options: options.length > 0 || asBuilt === 'complete' ? new Set(options) : null },
    ]),
  );
}

// What is known of a machine when a row is judged (product §5 Fit verdict).
import type { Db } from '../../../platform/db/db.ts';
import type { JudgedMachine } from './fit.rules.ts';
import type { Serial } from './serial-range.rules.ts';

/** Options and state of the as-built record of machines, by id; options count as known where any is recorded or the record says everything: a part list of what was read of the machine is silent on its options. */
export async function readJudgedMachines(db: Db, machineIds: readonly number[]): Promise<Map<number, JudgedMachine>> {
  const rows = await db<{ id: number; asBuilt: JudgedMachine['asBuilt']; options: string[] }[]>`
    select m.id, m.as_built, array(
      select o.code from machine_options mo join option_codes o on o.id = mo.option_code_id where mo.machine_id = m.id
    ) as options
    from machines m where m.id = any(${machineIds as number[]})`;
  return new Map(
    rows.map(({ id, asBuilt, options }) => [
      id,
      { asBuilt, options: options.length > 0 || asBuilt === 'complete' ? new Set(options) : null },
    ]),
  );
}

/** A machine with its number and whose book it has. */
export interface MachineOfBook extends JudgedMachine, Serial {
  variantId: number;
  /** Whether anything was recorded that it was built with. */
  hasRecord: boolean;
}

/** One machine with all that the rows of its book are judged by, but for what it was built with; undefined where there is none. */
export async function readMachineOfBook(db: Db, machineId: number): Promise<MachineOfBook | undefined> {
  const [machines, [found]] = await Promise.all([
    readJudgedMachines(db, [machineId]),
    db<(Serial & Pick<MachineOfBook, 'variantId' | 'hasRecord'>)[]>`
      select variant_id, scheme_id, prefix, ordinal, exists (select from as_built_lines where machine_id = machines.id) as has_record
      from machines where id = ${machineId}`,
  ]);
  const judged = machines.get(machineId);
  return judged && found && { ...judged, ...found };
}

// Faults that are planted one after the other, each of which a claim of its own must catch.
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import type { ScratchShop } from './scratch-shop.ts';
import { type Claim, isBroken } from './verdict.ts';

/** The shop with a fault in it, and what takes it out again. */
export interface Planted {
  on: ScratchShop;
  mend: () => Promise<void>;
}
/** One fault: what it must break, and how it comes into the shop. */
export interface Fault {
  breaks: readonly string[];
  plant: (on: ScratchShop) => Promise<Planted>;
}

/** A fault of the database: what a row is changed to, or does, before it is written. */
export const beforeRow =
  (what: `${'insert' | 'update' | 'insert or update'} on ${string}`, does: string) =>
  async (on: ScratchShop): Promise<Planted> => {
    await plantTrigger(on.db, what, does);
    return { on, mend: async () => void (await on.db.unsafe('drop function planted_fault() cascade')) };
  };

async function plantTrigger(db: Db, what: string, does: string): Promise<void> {
  await db.unsafe(`
    create function planted_fault() returns trigger language plpgsql as $$ begin ${does} return new; end $$;
    create trigger zz_planted_fault before ${what} for each row execute function planted_fault()`);
}

/** Plants each fault in turn and tells of each claim that one had to break and did not. */
export async function unnoticed<F extends Fault>(
  on: ScratchShop,
  faults: Readonly<Record<string, F>>,
  claimsWith: (shop: ScratchShop, fault: F) => Promise<readonly Claim[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, fault] of Object.entries(faults)) {
    const planted = await fault.plant(on);
    try {
      const claims = await claimsWith(planted.on, fault);
      const broken = claims.filter(isBroken).map(({ says }) => says);
      for (const says of fault.breaks) if (!broken.includes(says)) found.push(`${name} went UNNOTICED by: ${says}`);
    } finally {
      await planted.mend();
    }
  }
  return found;
}

/** Prints what `unnoticed` found; a pass with planted faults would be the failure to report. */
export function concludePlanted(faults: Readonly<Record<string, Fault>>, missed: readonly string[]): void {
  for (const line of missed) console.log(line);
  if (missed.length === 0) console.log(`each planted fault was caught: ${Object.keys(faults).join(', ')}`);
  process.exitCode = missed.length === 0 ? 1 : 2;
}

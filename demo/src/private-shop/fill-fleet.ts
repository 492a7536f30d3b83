// Gives the demo customers their machines with fleet numbers, sites and hours, and their own part codes (product §5: history).
import type { Trx } from '@outrigger/server/src/platform/db/db.ts';
import { diceOf } from '../catalogue/dice.ts';
import type { StoredCompany } from './fill-people.ts';

interface Unit {
  id: number;
  serial: string;
  model: string;
  age: number;
}

const SITES = [
  'Houston yard',
  'Port of Galveston, berth 12',
  'Duisburg depot',
  'Curitiba yard',
  'Stadium roof, Dallas',
  'Refinery turnaround, Baytown',
  'Shanghai Jinqiao warehouse',
  'Rental fleet, ready line',
];
const NICKNAMES = [
  'Big Blue',
  'Old Faithful',
  'Hall 3 lift',
  'Night shift',
  'Roof crew',
  'Dock runner',
  'Paint shop',
  'Training unit',
];

/** Shares the machines of the catalogue out, no machine to two companies; answers each company's machine ids. */
export async function fillFleets(
  trx: Trx,
  companies: readonly StoredCompany[],
  seed: number,
): Promise<Map<number, number[]>> {
  const units = await trx<Unit[]>`
    select m.id, m.serial_number as serial, v.model, (current_date - m.manufactured_on) as age
    from machines m join model_variants v on v.id = m.variant_id order by m.variant_id, m.ordinal limit 2000`;
  const spread = units.toSorted((a, b) => diceOf(seed, a.id).below(1_000_000) - diceOf(seed, b.id).below(1_000_000));
  const fleets = new Map<number, number[]>();
  let next = 0;
  for (const company of companies) {
    const own = spread.slice(next, next + company.demo.machines);
    next += own.length;
    fleets.set(
      company.id,
      own.map((unit) => unit.id),
    );
    for (const [at, unit] of own.entries()) await fillUnit(trx, company, { unit, at, seed });
  }
  return fleets;
}

async function fillUnit(
  trx: Trx,
  company: StoredCompany,
  { unit, at, seed }: { unit: Unit; at: number; seed: number },
): Promise<void> {
  const dice = diceOf(seed, 71, unit.id);
  const mark = company.demo.name.slice(0, 1);
  const fleetNumber = `${mark}${unit.model.slice(0, 1)}-${String(100 + at * 7 + dice.below(6)).padStart(4, '0')}`;
  const ownName = dice.chance(0.3) ? dice.pick(NICKNAMES) : null;
  const hours = Math.max(4, Math.round((unit.age / 365) * dice.between(180, 900)));
  await trx`
    insert into company_machines (company_id, machine_id, own_name, fleet_number, site, hours, hours_read_on, origin, added_at, opened_at)
    values (${company.id}, ${unit.id}, ${ownName}, ${fleetNumber}, ${dice.pick(SITES)}, ${hours}, current_date - ${dice.between(1, 60)}::int,
      ${dice.chance(0.85) ? 'purchase' : 'lookup'}, now() - make_interval(days => ${dice.between(20, 390)}),
      now() - make_interval(hours => ${dice.between(1, 24 * 60)}))`;
}

/** The customer's own codes for some parts it keeps on its shelf. */
export async function fillOwnCodes(trx: Trx, companyId: number, mark: string): Promise<void> {
  await trx`
    insert into customer_part_codes (company_id, part_id, code)
    select ${companyId}, id, ${mark}::text || lpad((40000 + row_number() over (order by id) * 7)::text, 5, '0')
    from (select id from parts where status = 'active' and sell_policy = 'backorder' and rank > 500 order by id limit 80) as kept`;
}

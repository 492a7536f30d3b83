// Parts a large staged file into steps, so that whoever waits for it sees it grow (product §1: larger demos load with progress).
import type { Trx } from '../../platform/db/db.ts';
import type { WritePlan } from './write-plan.store.ts';

/** One step of writing: what narrows the plan's rows to it, and how many those are. */
export type Step = { join: string; where: string; rows: number };

/** SQL of the key's columns that differ from row to row; what no row says is the same for all, and a bare number would name a column. */
export const toldKey = (plan: WritePlan): string[] => [...plan.key.values()].filter((sql) => /\b(s|r_\w+)\./.test(sql));

/**
 * Steps in the order of the key, since rows are locked in that order. Rows of one key stay in one step: only within one
 * statement does the database refuse a key that comes twice.
 */
export async function stepsOf(
  trx: Trx,
  plan: WritePlan,
  size: { staged: number; rowsPerStep: number },
): Promise<Step[]> {
  const key = toldKey(plan);
  if (size.staged <= size.rowsPerStep || key.length === 0) return [{ join: '', where: '', rows: size.staged }];
  const table = `steps_${plan.table}`;
  await trx.unsafe(
    `create temp table ${table} on commit drop as
     select s."row", (dense_rank() over (order by ${key.join(', ')}) - 1) / ${size.rowsPerStep} as step from ${plan.from} where ${plan.isValid}`,
  );
  await trx.unsafe(`analyze ${table}`);
  const steps = await trx.unsafe<{ step: number; rows: number }[]>(
    `select step::int, count(*)::int as rows from ${table} group by 1 order by 1`,
  );
  return steps.map(({ step, rows }) => ({
    join: `join ${table} step on step."row" = s."row"`,
    where: `and step.step = ${step}`,
    rows,
  }));
}

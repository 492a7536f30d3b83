// Parts a large staged file into steps, so that whoever waits for it sees it grow (product §1: larger demos load with progress).
import type { Trx } from '../../../platform/db/db.ts';
import { matchesOf } from './match-rows.store.ts';
import type { WritePlan } from './write-plan.store.ts';

/** One step of writing: what narrows the plan's rows to it, how many rows of the file those are and how many of them are to be written. */
export type Step = { join: string; where: string; rows: number; pending: number };

/** SQL of the key's columns that differ from row to row; what no row says is the same for all, and a bare number would name a column. */
export const toldKey = (plan: WritePlan): string[] => [...plan.key.values()].filter((sql) => /\b(s|r_\w+)\./.test(sql));

/**
 * Steps in the order of the key, since rows are locked in that order. Rows of one key stay in one step: only within one
 * statement does the database refuse a key that comes twice.
 */
export async function stepsOf(
  trx: Trx,
  plan: WritePlan,
  { staged, pending, rowsPerStep }: { staged: number; pending: number; rowsPerStep: number },
): Promise<Step[]> {
  const matches = matchesOf(plan.table);
  const isPending = '(m.is_new or m.is_other)';
  const join = `join ${matches} m on m."row" = s."row"`;
  if (pending <= rowsPerStep) return [{ join, where: `and ${isPending}`, rows: staged, pending }];
  const key = [...plan.key.keys()].map((column) => `"${column}"`);
  const table = `steps_${plan.table}`;
  await trx.unsafe(
    `create temp table ${table} on commit drop as
     select m."row", ${isPending} as is_pending, (dense_rank() over (order by ${key.join(', ')}) - 1) / ${rowsPerStep} as step from ${matches} m`,
  );
  await trx.unsafe(`analyze ${table}`);
  const steps = await trx.unsafe<{ step: number; rows: number; pending: number }[]>(
    `select step::int, count(*)::int as rows, count(*) filter (where is_pending)::int as pending from ${table} group by 1 order by 1`,
  );
  return steps.map(({ step, ...counts }) => ({
    join: `join ${table} step on step."row" = s."row"`,
    where: `and step.step = ${step} and step.is_pending`,
    ...counts,
  }));
}

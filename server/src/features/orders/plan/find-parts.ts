// Finds the parts behind the codes of several orders at once: own codes of a company are asked only for what no part is called (product §5).
import { successorQuantity } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { type ResolvedCode, resolveCodes } from '../../supersession/index.ts';
import type { FoundPart } from './merge-lines.rules.ts';
import { type OrderPart, readCurrentParts, readOrderParts } from './order-parts.reads.ts';

/** Codes as one company gave them. */
export interface CodesOf {
  companyId: number;
  codes: readonly string[];
}
/** Finds the part for a company's code. */
export type FindPart = (companyId: number, code: string) => (FoundPart<OrderPart> & Ratio) | undefined;

type Ratio = Pick<ResolvedCode, 'oldQuantity' | 'newQuantity'>;

/** Reads all parts behind these codes, in one query where all are what their parts are called today, else in a handful, however many companies ask. */
export async function findParts(db: Db | Trx, asked: readonly CodesOf[]): Promise<FindPart> {
  return await findBeside(db, asked, await readCalledSo(db, asked));
}

/** Reads the parts that are called by these codes today. */
export const readCalledSo = (db: Db | Trx, asked: readonly CodesOf[]): Promise<Map<string, OrderPart>> =>
  readCurrentParts(db, [...new Set(asked.flatMap((one) => one.codes))]);

/** Reads the other parts behind these codes, beside those that are called so; asks nothing where there are none. */
export async function findBeside(
  db: Db | Trx,
  asked: readonly CodesOf[],
  current: ReadonlyMap<string, OrderPart>,
): Promise<FindPart> {
  const rest = asked
    .map(({ companyId, codes }) => ({ companyId, codes: codes.filter((code) => !current.has(code)) }))
    .filter(({ codes }) => codes.length > 0);
  const findOther: FindPart = rest.length === 0 ? () => undefined : await findOthers(db, rest);
  return (companyId, code) => {
    const part = current.get(code);
    return part ? { ...AS_IT_IS, foundCode: code, part } : findOther(companyId, code);
  };
}

const AS_IT_IS = { changeCode: null, oldQuantity: 1, newQuantity: 1, pieces: (asked: number) => asked };

async function findOthers(db: Db | Trx, asked: readonly CodesOf[]): Promise<FindPart> {
  const shared = await resolveCodes(db, { companyId: null, codes: asked.flatMap((one) => one.codes) });
  const own = new Map<number, Map<string, ResolvedCode>>();
  for (const [companyId, group] of Map.groupBy(asked, (one) => one.companyId)) {
    const codes = group.flatMap((one) => one.codes).filter((code) => shared.get(code)?.foundBy !== 'code');
    if (codes.length > 0) own.set(companyId, await resolveCodes(db, { companyId, codes }));
  }
  const resolved = (companyId: number, code: string) => own.get(companyId)?.get(code) ?? shared.get(code);
  const found = asked.flatMap((one) => one.codes.flatMap((code) => resolved(one.companyId, code)?.partId ?? []));
  const parts = await readOrderParts(db, [...new Set(found)]);
  return (companyId, code) => {
    const hit = resolved(companyId, code);
    const part = hit && parts.get(hit.partId);
    if (!part) return undefined;
    const { foundCode, changeCode, oldQuantity, newQuantity } = hit;
    return { foundCode, changeCode, oldQuantity, newQuantity, part, pieces: piecesOf(hit) };
  };
}

const piecesOf = (hit: ResolvedCode) => (asked: number) => successorQuantity(asked, hit);

// Asks every call as every kind of caller, and tells the cells in which the answer is not the stated one (quality 8, product §4).
import { type AccessRule, accessRules, type Call, type CallGroup, calls } from '@outrigger/contract';
import { makeAsk } from '@outrigger/server/test/ask.ts';
import { type Cell, cellsOf, makeKinds } from '@outrigger/server/test/callers.make.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import type { Claim } from '../orders/verdict.ts';

const everyRow: [string, Call][] = Object.values(calls as Record<string, CallGroup>).flatMap((group) =>
  Object.entries(group),
);

/** Fills the matrix, of all calls unless told which, and prints how large it is. */
export async function askCallers({ db, apps: [app] }: ScratchShop, rows = everyRow): Promise<Claim[]> {
  if (!app) throw new RangeError('no shop to ask');
  const kinds = await makeKinds(db);
  const ask = makeAsk(app);
  const cells: (Cell & { name: string })[] = [];
  for (const [name, call] of rows) for (const cell of await cellsOf(ask, call, kinds)) cells.push({ name, ...cell });
  const outcomes = Object.entries(Object.groupBy(cells, ({ found }) => found));
  console.log(`${rows.length} calls × ${kinds.size} kinds of callers`);
  for (const [found, all] of outcomes) console.log(`${String(all?.length).padStart(6)} ${found}`);
  return [
    // Signing out would end the session that every other cell is asked with; its own tests ask it.
    { says: 'cells asked', wanted: rows.filter(isAsked).length * kinds.size, found: cells.length },
    { says: 'calls without a rule of access', wanted: [], found: rows.filter(isLawless).map(([name]) => name) },
    { says: 'cells with another than the stated result', wanted: [], found: cells.filter(isWrong).map(tell) },
    { says: 'cells answered with a fault of the shop', wanted: [], found: cells.filter(isFault).map(tell) },
  ];
}

const isAsked = ([name]: [string, Call]): boolean => name !== 'logout';
const isLawless = ([, { access }]: [string, Call]): boolean => !Object.hasOwn(accessRules, access);
const isWrong = ({ found, wanted }: Cell): boolean => found !== wanted;
const isFault = ({ status }: Cell): boolean => status >= 500;
const tell = ({ name, who, found, wanted }: Cell & { name: string }): string =>
  `${name} as ${who}: ${found}, not ${wanted}`;

/** The planted fault: approving orders no longer asks for the main account; what is stated stays. */
export function widenOneRule(): () => void {
  const rule: AccessRule = accessRules.mayApprove;
  rule.mainAccount = false;
  return () => {
    rule.mainAccount = true;
  };
}

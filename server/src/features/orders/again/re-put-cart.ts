// Puts what was ordered into the cart again and says what changed since: price, stock, what replaced it, what is not sold any more (spec §4 reorder).
import { type calls, limits, money, normalCode, type ParsedOf, type ResultOf, sharesWithin } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type CartRow, putIntoCart } from '../../cart/index.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { type CheckedPart, checkCodes } from '../plan/check-price-and-inventory.ts';
import { type Becomes, becomes, packedQuantity, priceAt } from './order-again.rules.ts';
import { type OrderedLine, readOrderedLines } from './ordered-lines.reads.ts';

type RePut = typeof calls.orderLife.rePutCart;
type Reordered = ResultOf<RePut>['lines'][number];

/** A part for the cart, by the line it is for. */
interface Row {
  part: CheckedPart & { partId: number; code: string };
  quantity: number;
}
interface AgainLine {
  line: OrderedLine;
  kind: Becomes['kind'];
  rows: Row[];
}

/** Puts every line of an order of the caller's company into his cart that is not there. */
export async function rePutCart(context: CustomerContext, { orderNo }: ParsedOf<RePut>): Promise<ResultOf<RePut>> {
  const { db, caller, language } = context;
  const lines = await readOrderedLines(db, { orderNo, companyId: caller.companyId, language });
  if (lines.length === 0) refuse('orderNotFound', { orderNo });
  const again = await linesAgain(context, lines);
  const rows = again.flatMap((one) => (one.kind === 'choose' ? [] : one.rows.map((row) => rowOf(one.line, row))));
  const there = await inTransaction(db, (trx) => putIntoCart(trx, caller, mergedRows(rows)));
  const maySee = mayViewPrices(caller);
  return { orderNo, lines: again.map((one) => toldOf(one, there, maySee)) };
}

async function linesAgain(context: CustomerContext, lines: readonly OrderedLine[]): Promise<AgainLine[]> {
  const first = await checkedBy(
    context,
    lines.map((line) => line.code),
  );
  const found = lines.map((line) => ({ line, ...becomes(first(line.code), line.quantity) }));
  const others = found.flatMap(({ kind, wanted }) => (kind === 'itself' ? [] : wanted.map((one) => one.code)));
  const second = others.length === 0 ? first : await checkedBy(context, others);
  return found.map(({ line, kind, wanted }) => ({
    line,
    kind,
    rows: wanted.flatMap(({ code, quantity }) => {
      const part = kind === 'itself' ? first(line.code) : second(code);
      if (part.partId === null || part.code === null) return [];
      return [{ part: { ...part, partId: part.partId, code: part.code }, quantity: packedQuantity(part, quantity) }];
    }),
  }));
}

async function checkedBy(context: CustomerContext, codes: readonly string[]): Promise<(code: string) => CheckedPart> {
  const asked = [...new Set(codes)];
  const checked = new Map((await checkCodes(context, asked)).map((one) => [one.item, one]));
  return (code) => checked.get(code) ?? refuse('noPartInformation', { code });
}

function rowOf({ code, machineId, reference }: OrderedLine, { part, quantity }: Row): CartRow {
  return {
    partId: part.partId,
    quantity,
    // What was ordered under another code than it has now keeps that code in sight.
    changeCode: normalCode(code) === normalCode(part.code) ? null : code,
    reference,
    machines: machineId === null ? [] : [{ machineId, qty: quantity }],
  };
}

// Two lines may lead to one part; their pieces belong together.
function mergedRows(rows: readonly CartRow[]): CartRow[] {
  return [...Map.groupBy(rows, (row) => row.partId).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const quantity = Math.min(
      limits.quantityMax,
      same.reduce((sum, row) => sum + row.quantity, 0),
    );
    return [
      {
        ...first,
        quantity,
        machines: sharesWithin(
          same.flatMap((row) => row.machines),
          quantity,
        ),
      },
    ];
  });
}

function toldOf({ line, kind, rows }: AgainLine, there: ReadonlySet<number>, maySee: boolean): Reordered {
  const { lineNo, code, name, nameLang, quantity, currency, unitPriceMinor } = line;
  return {
    lineNo,
    code,
    name,
    nameLang,
    qty: quantity,
    outcome: outcomeOf(kind, rows, there),
    parts: rows.map(({ part, quantity: qty }) => ({
      code: part.code,
      qty,
      inventory: part.inventory,
      sellPolicy: part.sellPolicy,
      ...(maySee ? { price: priceAt(part, qty) ?? null } : {}),
    })),
    ...(maySee ? { priceThen: money(unitPriceMinor, currency) } : {}),
  };
}

function outcomeOf(kind: Becomes['kind'], rows: readonly Row[], there: ReadonlySet<number>): Reordered['outcome'] {
  if (kind !== 'itself' && kind !== 'others') return kind;
  return rows.every(({ part }) => there.has(part.partId)) ? 'inCart' : 'put';
}

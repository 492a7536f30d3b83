// The cart as pure rules (spec §3 Cart item, §4 Cart; product §6): one line a code, machines beside quantities, totals in cents.
import type { Successor } from '@outrigger/contract/calls/parts.ts';
import { isChoice, limits, type Money } from '@outrigger/contract';

/** For which machine how many of a line are meant. */
export interface LineMachine {
  hostId: number;
  serialNumber: string;
  qty: number;
}

/** A line as local storage keeps it; the first block is the fields of spec §3. */
export interface CartLine {
  /** The part code; lines are told apart by it. */
  part: string;
  /** The code that was asked for, where another part replaced it. */
  changeCode: string | null;
  name: string;
  nameEs: string | null;
  namePt: string | null;
  description: string | null;
  descriptionEs: string | null;
  descriptionPt: string | null;
  /** Unit price in `currency`, 0 where there is none or it may not be seen. */
  amount: number;
  index: -99;
  inventory: number;
  qty: number;
  picUrl: string;
  type: 2;
  isInStock: boolean;
  shippingWarehouse: string | null;
  info: { screentip: string; metadata: { PNR: string } };

  nameFh: string | null;
  nameCn: string | null;
  currency: string;
  partId: number;
  unit: string;
  packQuantity: number;
  minQuantity: number;
  sellPolicy: 'stockOnly' | 'backorder' | 'notSold';
  reference: string | null;
  machines: LineMachine[];
  /** When its price and stock were read, in milliseconds; long ago where it was added without a network. */
  knownAt?: number;
  /** True while only one language and the code are known; the next synchronisation reads the rest. */
  isThin: boolean;
}

/** What adding a part needs to know of it; rows of a parts list and part cards both have it. */
export interface AddablePart {
  code: string;
  partId: number;
  name: string;
  changeCode?: string | null;
  price?: Money | null;
  stock: number;
  imageUrl: string;
  warehouse?: string | null;
  unit: string;
  packQuantity: number;
  minQuantity: number;
  sellPolicy: CartLine['sellPolicy'];
  /** Where there are any, the server decides which part goes into the cart. */
  replacedBy?: readonly Pick<Successor, 'code' | 'mode' | 'oldQuantity' | 'newQuantity'>[];
}

const NO_TEXTS = {
  nameEs: null,
  namePt: null,
  nameFh: null,
  nameCn: null,
  description: null,
  descriptionEs: null,
  descriptionPt: null,
};

/** The first of the comma-separated file names (spec §3 picUrl). */
export const firstPicture = (imageUrl: string): string => imageUrl.split(',')[0]?.trim() ?? '';

/** A new line of a part; thin, since the part is known in one language only. */
export function newLine(part: AddablePart, qty: number, machine?: Omit<LineMachine, 'qty'>): CartLine {
  return {
    ...NO_TEXTS,
    part: part.code,
    changeCode: part.changeCode ?? null,
    name: part.name,
    amount: Number(part.price?.amount ?? 0),
    index: -99,
    inventory: part.stock,
    qty: clampQty(qty),
    picUrl: firstPicture(part.imageUrl),
    type: 2,
    isInStock: part.stock >= qty && part.stock > 0,
    shippingWarehouse: part.warehouse ?? null,
    info: { screentip: `Desc: ${part.name}`, metadata: { PNR: part.code } },
    currency: part.price?.currency ?? 'USD',
    partId: part.partId,
    unit: part.unit,
    packQuantity: part.packQuantity,
    minQuantity: part.minQuantity,
    sellPolicy: part.sellPolicy,
    reference: null,
    machines: machine ? [{ ...machine, qty: clampQty(qty) }] : [],
    isThin: true,
  };
}

type Counted = Pick<CartLine, 'part' | 'changeCode' | 'qty'>;

/** The lines under each code: its own, else those that were put there in its place. */
export function linesByCode(lines: readonly Counted[]): ReadonlyMap<string, readonly Counted[]> {
  const found = new Map<string, Counted[]>();
  for (const line of lines)
    if (line.changeCode !== null) found.set(line.changeCode, [...(found.get(line.changeCode) ?? []), line]);
  for (const line of lines) found.set(line.part, [line]);
  return found;
}

/** How many of a part its lines stand for, each by the ratio of its step: the sum of a choice, else the least, and none while one that belongs to them is missing. */
export function countOf(lines: readonly Counted[], { replacedBy = [] }: Pick<AddablePart, 'replacedBy'>): number {
  const steps = lines.map(({ part }) => replacedBy.find(({ code }) => code === part));
  const counts = lines.map(({ qty }, at) => {
    const step = steps[at];
    return step ? Math.floor(qty / step.newQuantity) * step.oldQuantity : qty;
  });
  if (isChoice(replacedBy)) return counts.reduce((sum, count) => sum + count, 0);
  const isHalf = steps.some(Boolean) && replacedBy.some((step) => !steps.includes(step));
  return counts.length > 0 && !isHalf ? Math.min(...counts) : 0;
}

/** A quantity inside 1 to 9,999 (product §9). */
export function clampQty(qty: number): number {
  return Math.min(limits.quantityMax, Math.max(limits.quantityMin, Math.trunc(qty)));
}

/** The line raised by some, meant for a machine where one is given. */
export function raised(line: CartLine, by: number, machine?: Omit<LineMachine, 'qty'>): CartLine {
  const qty = clampQty(line.qty + by);
  const added = qty - line.qty;
  const whole = { ...line, qty, isInStock: line.inventory >= qty && line.inventory > 0 };
  if (!machine || added === 0) return whole;
  const known = line.machines.some((one) => one.hostId === machine.hostId);
  const machines = known
    ? line.machines.map((one) => (one.hostId === machine.hostId ? { ...one, qty: one.qty + added } : one))
    : [...line.machines, { ...machine, qty: added }];
  return { ...whole, machines };
}

// What the server's copy of the cart changes here (product §6): line by line, last write wins, unsent changes stay.
import type { ResultOf } from '@outrigger/contract';
import type { cartCalls } from '@outrigger/contract/calls/cart.ts';
import type { PartCard } from '@outrigger/contract/calls/parts.ts';
import { type CartLine, firstPicture, newLine } from './cart.rules.ts';

/** The cart of this browser. */
export interface CartState {
  lines: readonly CartLine[];
  /** The server's version up to which this copy is complete. */
  version: number;
  /** Codes whose change the server has not confirmed; a code without a line was removed. */
  unsent: readonly string[];
}

/** What the server answers. */
export type ServerCart = ResultOf<typeof cartCalls.cart>;
type ServerLine = ServerCart['lines'][number];

/** An empty cart that knows nothing of the server's. */
export const EMPTY_CART: CartState = { lines: [], version: 0, unsent: [] };

/** The lines with one put in place of its namesake, or at the end. */
export function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const at = lines.findIndex((known) => known.part === line.part);
  return at < 0 ? [...lines, line] : lines.with(at, line);
}

function lineFrom(server: ServerLine, known: CartLine | undefined): CartLine {
  const { code, partId, qty, changeCode, reference, machines } = server;
  const base =
    known ??
    newLine(
      {
        code,
        partId,
        name: code,
        stock: 0,
        imageUrl: '',
        unit: '',
        packQuantity: 1,
        minQuantity: 1,
        sellPolicy: 'backorder',
      },
      qty,
    );
  return { ...base, part: code, partId, qty, changeCode, reference, machines: [...machines] };
}

/**
 * Takes over an answer. `sent` are the codes it answers to with the line that was sent; a line changed again meanwhile stays unsent.
 * A sent code that came back under another name was replaced: its line goes, the successor's comes.
 */
export function mergeServer(
  state: CartState,
  answer: ServerCart,
  sent: ReadonlyMap<string, CartLine | undefined>,
): CartState {
  const lineOf = new Map(state.lines.map((line) => [line.part, line]));
  const isSettled = (code: string) => sent.has(code) && lineOf.get(code) === sent.get(code);
  const recalled = recalledBy(state, answer, sent);
  const unsent = [...state.unsent.filter((code) => !isSettled(code)), ...recalled];
  const waiting = new Set(unsent);
  for (const code of sent.keys()) {
    const isAnswered = answer.lines.some((line) => line.code === code);
    if (!isAnswered && !waiting.has(code)) lineOf.delete(code);
  }
  for (const line of answer.lines) {
    if (waiting.has(line.code)) continue;
    if (line.isRemoved) lineOf.delete(line.code);
    else lineOf.set(line.code, lineFrom(line, lineOf.get(line.code)));
  }
  return { lines: [...lineOf.values()], version: Math.max(state.version, answer.version), unsent };
}

/** Successors of what was taken out while it was on its way: they came into the cart for it and have to go with it. */
function recalledBy(
  { lines, unsent }: CartState,
  answer: ServerCart,
  sent: ReadonlyMap<string, CartLine | undefined>,
): string[] {
  const here = new Set(lines.map((line) => line.part));
  const isTakenOut = (code: string) => sent.get(code) !== undefined && unsent.includes(code) && !here.has(code);
  const isOwn = (code: string) => here.has(code) || unsent.includes(code);
  return answer.lines.flatMap(({ code, changeCode, isRemoved }) =>
    !isRemoved && !isOwn(code) && changeCode !== null && isTakenOut(changeCode) ? [code] : [],
  );
}

/** The line with everything the catalogue knows of its part now; quantity, machines and reference stay. */
export function filledFrom({ knownAt: _, ...line }: CartLine, part: PartCard, now: number): CartLine {
  const { nameEs, namePt, nameFh, nameCn, description, descriptionEs, descriptionPt } = part;
  return {
    ...line,
    nameEs,
    namePt,
    nameFh,
    nameCn,
    description,
    descriptionEs,
    descriptionPt,
    name: part.name,
    amount: part.price ? Number(part.price.amount) : line.amount,
    currency: part.price?.currency ?? line.currency,
    inventory: part.stock,
    isInStock: part.stock >= line.qty && part.stock > 0,
    picUrl: firstPicture(part.imageUrl),
    unit: part.unit,
    packQuantity: part.packQuantity,
    minQuantity: part.minQuantity,
    sellPolicy: part.sellPolicy,
    info: { screentip: `Desc: ${part.name}`, metadata: { PNR: line.part } },
    knownAt: now,
    isThin: false,
  };
}

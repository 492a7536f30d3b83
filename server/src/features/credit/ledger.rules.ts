// Movements of the ledger as balanced entries: debits positive, credits negative (product §7 Credit; quality 6).

/** Accounts of a company. */
export type OwnAccount = 'held' | 'posted' | 'storeCredit';
/** Accounts of the house. */
export type HouseAccount = 'holds' | 'sales' | 'cash' | 'returns' | 'restockingFees';
/** What a movement is, as the ledger keeps it. */
export type MovementKind =
  | 'hold'
  | 'void'
  | 'post'
  | 'capture'
  | 'payment'
  | 'reverse'
  | 'refund'
  | 'storeCredit'
  | 'storeCreditUsed'
  | 'adjust';

/** One movement; the entries always sum to nothing. */
export interface Movement {
  companyId: number;
  orderId: number | null;
  currency: string;
  kind: MovementKind;
  userId: number | null;
  note?: string;
  entries: { account: OwnAccount | HouseAccount; amountMinor: number }[];
}
/** The order a movement belongs to (none: the account as a whole), and who caused it (nobody: the clock). */
export interface MovementOf {
  companyId: number;
  orderId: number | null;
  currency: string;
  userId: number | null;
  note?: string;
  amountMinor: number;
}

type Pair = [debit: OwnAccount | HouseAccount, credit: OwnAccount | HouseAccount];

const between = ([debit, credit]: Pair, amountMinor: number): Movement['entries'] => [
  { account: debit, amountMinor },
  { account: credit, amountMinor: -amountMinor },
];

const move = (kind: MovementKind, { amountMinor, ...of }: MovementOf, ...pairs: Pair[]): Movement => ({
  ...of,
  kind,
  entries: pairs.flatMap((pair) => between(pair, amountMinor)),
});

/** Sets credit aside while an order waits. */
export const hold = (of: MovementOf): Movement => move('hold', of, ['held', 'holds']);
/** Gives back what was held. */
export const voidHold = (of: MovementOf): Movement => move('void', of, ['holds', 'held']);
/** Uses credit for good, without a hold before. */
export const post = (of: MovementOf): Movement => move('post', of, ['posted', 'sales']);
/** Uses for good what was held: the hold goes and the same amount is posted. */
export const captureHold = (of: MovementOf): Movement => move('capture', of, ['holds', 'held'], ['posted', 'sales']);
/** Takes back what was posted, for an order that was canceled. */
export const reversePost = (of: MovementOf): Movement => move('reverse', of, ['sales', 'posted']);
/** Uses store credit. */
export const useStoreCredit = (of: MovementOf): Movement => move('storeCreditUsed', of, ['storeCredit', 'sales']);
/** Gives used store credit back, or as store credit what was paid of an order that was canceled. */
export const returnStoreCredit = (of: MovementOf): Movement => move('reverse', of, ['sales', 'storeCredit']);
/** Money that came in for what was posted: the line is free again by so much. */
export const payPosted = (of: MovementOf): Movement => move('payment', of, ['cash', 'posted']);
/** Somebody of finance gives (or with a negative amount takes) store credit, and says why in the note. */
export const adjustStoreCredit = (of: MovementOf & { note: string }): Movement =>
  move('adjust', of, ['returns', 'storeCredit']);

/** Store credit for goods that came back: what they were sold for less the restocking fee (spec §9). */
export const grantStoreCredit = ({ feeMinor, amountMinor, ...of }: MovementOf & { feeMinor: number }): Movement => ({
  ...of,
  kind: 'storeCredit',
  entries: [
    { account: 'returns', amountMinor },
    { account: 'restockingFees', amountMinor: -feeMinor },
    { account: 'storeCredit', amountMinor: feeMinor - amountMinor },
  ].filter((entry) => entry.amountMinor !== 0) as Movement['entries'],
});
/** Takes money in by wallet or card. */
export const capture = (of: MovementOf): Movement => move('capture', of, ['cash', 'sales']);
/** Money given back that came back to the house. */
export const returnRefund = (of: MovementOf): Movement => move('reverse', of, ['cash', 'sales']);
/** Gives money back the way it came. */
export const refund = (of: MovementOf): Movement => move('refund', of, ['sales', 'cash']);

// Movements of the ledger as balanced entries: debits positive, credits negative (product §7 Credit; quality 6).

/** Accounts of a company. */
export type OwnAccount = 'held' | 'posted' | 'storeCredit';
/** Accounts of the house. */
export type HouseAccount = 'holds' | 'sales' | 'cash' | 'returns' | 'restockingFees';

/** One movement; the entries always sum to nothing. */
export interface Movement {
  companyId: number;
  orderId: number;
  currency: string;
  kind: 'hold' | 'void' | 'post' | 'storeCreditUsed' | 'reverse';
  userId: number | null;
  entries: { account: OwnAccount | HouseAccount; amountMinor: number }[];
}
/** The order a movement belongs to, and who caused it (nobody: the clock). */
export interface MovementOf {
  companyId: number;
  orderId: number;
  currency: string;
  userId: number | null;
  amountMinor: number;
}

const move = (
  kind: Movement['kind'],
  of: MovementOf,
  accounts: [debit: OwnAccount | HouseAccount, credit: OwnAccount | HouseAccount],
): Movement => {
  const { amountMinor, ...order } = of;
  return {
    ...order,
    kind,
    entries: [
      { account: accounts[0], amountMinor },
      { account: accounts[1], amountMinor: -amountMinor },
    ],
  };
};

/** Sets credit aside while an order waits. */
export const hold = (of: MovementOf): Movement => move('hold', of, ['held', 'holds']);
/** Gives back what was held. */
export const voidHold = (of: MovementOf): Movement => move('void', of, ['holds', 'held']);
/** Uses credit for good, without a hold before. */
export const post = (of: MovementOf): Movement => move('post', of, ['posted', 'sales']);
/** Uses store credit. */
export const useStoreCredit = (of: MovementOf): Movement => move('storeCreditUsed', of, ['storeCredit', 'sales']);
/** Gives used store credit back. */
export const returnStoreCredit = (of: MovementOf): Movement => move('reverse', of, ['sales', 'storeCredit']);

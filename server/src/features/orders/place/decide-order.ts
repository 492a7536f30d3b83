// Decides what becomes of one order over what is locked: stock, freight, total, credit, reasons to wait (product §7 make).
import {
  convertMinor,
  type calls,
  type Language,
  money,
  type ParsedOf,
  type PricesNow,
  sumMinor,
} from '@outrigger/contract';
import type { Customer } from '../../../platform/caller.ts';
import type { KeepAnswer } from '../../../platform/idempotency/once-per-key.ts';
import { refuse, refuseFields, refuseWithPrices } from '../../../platform/refuse.ts';
import { type CreditLine, type CreditVerdict, decideCredit } from '../../credit/index.ts';
import { mayViewPrices, rateBetween } from '../../pricing/index.ts';
import { type Assigned, assignStock, type Supply, takeFromSupply } from '../../stock/index.ts';
import type { ConfirmationAmount } from '../confirm/confirmation.rules.ts';
import { codeFor, type UseCode } from '../confirm/needs-code.ts';
import { type ApprovalReason, isPast, type MakeStep, makeStep } from '../life/order.rules.ts';
import { planShipping, type ShippingPlan } from '../plan/plan-shipping.ts';
import type { JudgedBasis } from '../plan/judge-lines.ts';
import { codesOf } from '../plan/replacements.rules.ts';
import type { OrderContext, PricedLine } from '../plan/order-context.ts';
import { refuseShort } from '../plan/short-lines.rules.ts';
import { laterThanShown } from './later-dates.rules.ts';

type MakeOrder = typeof calls.orders.makeOrder;

/** One order as it was asked for. */
export interface OrderRequest {
  caller: Customer;
  language: Language;
  currency: string;
  input: ParsedOf<MakeOrder>;
  /** Uses up the code it was confirmed with; missing where none was given. */
  useCode?: UseCode | null;
  /** Keeps the answer in the transaction that places the order. */
  keep: KeepAnswer;
}
/** What all orders of a batch draw from; each order takes its share out of it. */
export interface LockedResources {
  supply: Supply;
  creditLines: CreditLine[];
  storeCredit: { companyId: number; currency: string; availableMinor: number }[];
  /** The earliest day that is today somewhere; null where no order is wanted by a day. */
  earliestToday: string | null;
  spendingLimits: ReadonlyMap<number, SpendingLimit>;
  confirmationAmounts: ReadonlyMap<number, ConfirmationAmount>;
}
/** An order that may be written. */
export interface DecidedOrder {
  request: OrderRequest;
  basis: JudgedBasis;
  assigned: Assigned[];
  plan: ShippingPlan;
  itemsMinor: number;
  freightMinor: number;
  totalMinor: number;
  storeCreditMinor: number;
  /** What it takes of the credit line: all that is due, or nothing where somebody has to look first (decision 0025). */
  creditMinor: number;
  /** Whether its stock is set aside now; else that, like its credit, is taken when it is approved (decision 0025). */
  takesStock: boolean;
  /** Uses up the mailed code that confirms it; null where none is asked for. */
  useCode: UseCode | null;
  reasons: ApprovalReason[];
  status: MakeStep['to'];
  /** What the table says is done for it. */
  effects: MakeStep['effects'];
  hidesPrices: boolean;
}

/** Net price of one piece in minor units; bases for orders hold no line without one. */
export const unitMinor = (line: PricedLine): number => line.price?.netMinor ?? 0;

/** Refuses, or takes the order's share out of the pot and says what is to be written. */
export function decideOrder(request: OrderRequest, basis: JudgedBasis, pot: LockedResources): DecidedOrder {
  const { wantedBy } = request.input;
  if (wantedBy !== undefined && pot.earliestToday !== null && isPast(wantedBy, pot.earliestToday))
    refuseFields([{ field: 'wantedBy', problem: 'past' }]);
  const assigned = assignAll(basis, pot.supply);
  const shipMode = request.input.shipMode ?? onlyMode(assigned);
  const plan = planShipping(basis, { assigned, supply: pot.supply }, shipMode);
  const itemsMinor = sumMinor(basis.lines.map((line) => unitMinor(line) * line.quantity));
  const freightMinor = plan.freightMinor ?? refuse('shippingFeeFailed');
  const order = { request, basis, assigned, plan, itemsMinor, freightMinor, totalMinor: itemsMinor + freightMinor };
  refuseChangedPrices(order);
  refuseLaterDates(order);
  const useCode = codeFor(order, pot.confirmationAmounts);
  const payment = decidePayment(order, pot);
  const hidesPrices = !mayViewPrices(request.caller);
  const reasons: ApprovalReason[] = [...payment.reasons, ...(hidesPrices ? (['noPrice'] as const) : [])];
  const step = makeStep(reasons, {
    paymentMethod: request.input.paymentMethod,
    dueMinor: order.totalMinor - payment.storeCreditMinor,
  });
  if (payment.takesStock) takeFromSupply(pot.supply, assigned);
  return {
    ...order,
    ...payment,
    useCode,
    reasons,
    hidesPrices,
    status: step.to,
    effects: step.effects,
  };
}

// Who did not choose needs to only where it makes a difference (spec §8: choose to ship in batches or together when stock is short).
function onlyMode(assigned: readonly Assigned[]): 'together' {
  if (assigned.some((one) => one.later.length > 0)) refuse('chooseShipMode');
  return 'together';
}

function assignAll(basis: OrderContext, supply: Supply): Assigned[] {
  const wanted = basis.lines.map(({ part, quantity }) => ({
    partId: part.partId,
    quantity,
    isStockOnly: part.sellPolicy === 'stockOnly',
  }));
  const assigned = assignStock(wanted, supply, basis.address?.country ?? null);
  refuseShort(basis.lines, assigned);
  return assigned;
}

type Payment = Pick<DecidedOrder, 'storeCreditMinor' | 'creditMinor' | 'takesStock' | 'reasons'>;
type Totalled = Omit<DecidedOrder, keyof Payment | 'useCode' | 'status' | 'effects' | 'hidesPrices'>;

function refuseChangedPrices(order: Totalled): void {
  const { expectedTotal } = order.request.input;
  if (!expectedTotal) return;
  // Whoever may not see prices must not learn them by guessing either.
  if (!mayViewPrices(order.request.caller)) refuse('noPermission');
  const now = pricesNow(order);
  if (expectedTotal.amount !== now.total.amount || expectedTotal.currency !== now.total.currency) refuseWithPrices(now);
}

function refuseLaterDates({ request, basis, plan }: Totalled): void {
  const late = laterThanShown(request.input.expectedDates ?? [], basis.lines, plan.promisedOn);
  if (late.length > 0) refuse('datesChanged', { codes: codesOf(late), days: late.map(({ day }) => day).join(', ') });
}

function pricesNow({ basis, itemsMinor, freightMinor, totalMinor }: Totalled): PricesNow {
  const { currency } = basis;
  return {
    items: money(itemsMinor, currency),
    freight: money(freightMinor, currency),
    total: money(totalMinor, currency),
    lines: basis.lines.map((line) => ({
      code: line.part.code,
      quantity: line.quantity,
      price: money(unitMinor(line), currency),
    })),
  };
}

function decidePayment(order: Totalled, pot: LockedResources): Payment {
  const { caller, input } = order.request;
  const { companyId } = caller;
  const { currency } = order.basis;
  const mine = (one: { companyId: number; currency: string }) =>
    one.companyId === companyId && one.currency === currency;
  const saved = input.useStoreCredit ? pot.storeCredit.find(mine) : undefined;
  const storeCreditMinor = Math.min(saved?.availableMinor ?? 0, order.totalMinor);
  const reasons: ApprovalReason[] = [];
  // Whatever may throw comes before anything is taken.
  const isOver = caller.role === 'sub' && isOverLimit(order, pot.spendingLimits.get(caller.userId));
  const dueMinor = order.totalMinor - storeCreditMinor;
  const taken = input.paymentMethod === 'credit' ? takeCredit(caller, { dueMinor, currency }, pot) : { takenMinor: 0 };
  if (taken.verdict && taken.verdict !== 'passes') reasons.push('credit');
  if (saved) saved.availableMinor -= storeCreditMinor;
  if (isOver) reasons.push('spendLimit');
  const takesStock = taken.verdict !== 'insufficient';
  return { storeCreditMinor, creditMinor: taken.takenMinor, takesStock, reasons };
}

type Taken = { takenMinor: number; verdict?: CreditVerdict };

// What one order takes, the next one of the batch does not find. Whoever may not see prices is not told that a line is
// too small either: quantities tried one by one would find out the price. Such an order waits, and takes nothing yet.
// Nor does he hear of store credit that covers all: what does not hang on the sum is said to him whatever the sum.
function takeCredit(caller: Customer, due: { dueMinor: number; currency: string }, pot: LockedResources): Taken {
  const { dueMinor, currency } = due;
  const mayKnow = mayViewPrices(caller);
  if (dueMinor === 0 && mayKnow) return { takenMinor: 0 };
  const { companyId } = caller;
  const line = pot.creditLines.find((one) => one.companyId === companyId && one.currency === currency);
  if (!line) refuseCredit(pot, companyId);
  if (line.isFrozen) refuse('creditLineBlocked');
  const verdict = decideCredit(line, dueMinor);
  if (verdict === 'insufficient') return mayKnow ? refuse('insufficientCredit') : { takenMinor: 0, verdict };
  line.heldMinor += dueMinor;
  return { takenMinor: dueMinor, verdict };
}

// Names the currency to switch to: that of the company's own line.
function refuseCredit(pot: LockedResources, companyId: number): never {
  const own = pot.creditLines.find((one) => one.companyId === companyId);
  if (own) refuse('incorrectCurrency', { currency: own.currency });
  refuse('insufficientCredit');
}

/** What a person may spend on one order, in minor units of its own currency. */
export interface SpendingLimit {
  limitMinor: number;
  currency: string;
}

/** Whether an order of this total waits for the main account by its maker's spending limit; so it does where there is no rate. */
export function isOverLimit(
  { basis, totalMinor }: { basis: Pick<OrderContext, 'trade' | 'currency'>; totalMinor: number },
  limit: SpendingLimit | undefined,
): boolean {
  if (!limit) return false;
  const rate = rateBetween(basis.trade, basis.currency, limit.currency);
  return rate === null || convertMinor(totalMinor, rate) > limit.limitMinor;
}

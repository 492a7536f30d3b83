// What comes back when an order is canceled, and where, as far as its reader may see amounts (spec §4; product §4, §7).
import { type Money, money, type OrderDetail, textToMinor } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { useTexts } from './orders.texts.ts';

/** One sentence each: money, store credit, invoice, parts. */
export function useComesBack(order: OrderDetail): string[] {
  const t = useTexts();
  const { money: amountText } = useFormats();
  const storeCredit = order.storeCredit && textToMinor(order.storeCredit.amount) > 0 ? order.storeCredit : undefined;
  return [
    ...moneyBack(order, t, amountText),
    ...(storeCredit ? [t('backStoreCredit', { amount: amountText(storeCredit) })] : []),
    ...(order.invoiceNo ? [t('backInvoice')] : []),
    t('backParts'),
  ];
}

// What was paid besides store credit; nothing where amounts are hidden.
function dueOf({ total, storeCredit }: OrderDetail): Money | undefined {
  if (!total) return undefined;
  return money(textToMinor(total.amount) - textToMinor(storeCredit?.amount ?? '0.00'), total.currency);
}

function moneyBack(order: OrderDetail, t: ReturnType<typeof useTexts>, amountText: (value: Money) => string): string[] {
  const due = dueOf(order);
  const amount = due && amountText(due);
  if (due && textToMinor(due.amount) === 0) return [];
  if (order.paymentMethod === 'credit') {
    // Until its invoice an order on credit is only held.
    if (!order.invoiceNo) return [t('backHeld')];
    return [amount ? t('backCredit', { amount }) : t('backCreditHidden')];
  }
  if (order.status !== 'toBeShipped') return [t('backNothing')];
  if (!amount) return [t('backPaidHidden')];
  return [t(order.paymentMethod === 'card' ? 'backCard' : 'backWallet', { amount })];
}

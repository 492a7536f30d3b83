// The form of the seller: its fields, what is wrong with them before sending, and what is sent.
import type { InputOf } from '@outrigger/contract';
import type { documentCalls } from '@outrigger/contract/calls/documents.ts';
import type { Seller } from './seller.data.ts';

/** Fields in the order of the form. */
export const SELLER_FIELDS = [
  'name',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'registrationNo',
  'taxNote',
  'email',
  'phone',
  'bankName',
  'iban',
  'bic',
  'paymentDays',
] as const;
/** One of them. */
export type SellerField = (typeof SELLER_FIELDS)[number];
/** What may be wrong, before the server looks closer. */
export type SellerProblem = 'needed' | 'needsNumber' | 'daysWrong' | 'emailWrong';
type Draft = Record<SellerField, string>;

const NEEDED = ['name', 'street', 'postalCode', 'city', 'country'] as const;

/** The form as it opens. */
export function draftOf(seller: Seller): Draft {
  const text = (field: SellerField) => String(seller?.[field] ?? '');
  return Object.fromEntries(SELLER_FIELDS.map((field) => [field, text(field)])) as Draft;
}

/** What is wrong with it. */
export function checkSeller(draft: Draft): Partial<Record<SellerField, SellerProblem>> {
  const empty = (field: SellerField) => draft[field].trim() === '';
  return {
    ...Object.fromEntries(NEEDED.filter(empty).map((field) => [field, 'needed' as const])),
    ...(empty('vatId') && empty('registrationNo') ? { registrationNo: 'needsNumber' } : {}),
    ...(empty('email') || /^\S+@\S+\.\S+$/.test(draft.email.trim()) ? {} : { email: 'emailWrong' }),
    ...(/^\s*\d{0,3}\s*$/.test(draft.paymentDays) && Number(draft.paymentDays) <= 365
      ? {}
      : { paymentDays: 'daysWrong' }),
  };
}

/** What is sent: nothing where nothing stands. */
export function sellerOf({ paymentDays, ...draft }: Draft): InputOf<typeof documentCalls.setSeller> {
  const { name, street, postalCode, city, country, ...others } = draft;
  const told = Object.entries(others).filter(([, text]) => text.trim() !== '');
  const days = paymentDays.trim() === '' ? {} : { paymentDays: Number(paymentDays) };
  return { name, street, postalCode, city, country, ...Object.fromEntries(told), ...days };
}

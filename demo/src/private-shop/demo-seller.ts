// Who sells in the demo shop: an invented subsidiary with numbers that belong to nobody.
import type { insertSeller } from '@outrigger/server/src/features/documents/index.ts';

/** What its invoices say of it. */
export const DEMO_SELLER: Parameters<typeof insertSeller>[1] = {
  name: 'Norrvik Parts Europe B.V.',
  street: 'Voorbeeldkade 77',
  postalCode: '3000 AA',
  city: 'Rotterdam',
  country: 'NL',
  vatId: 'NL000000000B00',
  registrationNo: 'KVK 00000000',
  email: 'parts@norrvik.example',
  phone: '+31 10 555 0100',
  bankName: 'Example Bank',
  iban: 'NL53EXAM0000000000',
  bic: 'EXAMNL2A',
  paymentDays: 30,
  taxNote: 'No value added tax is charged in the demo shop.',
};

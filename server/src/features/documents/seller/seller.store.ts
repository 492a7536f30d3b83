// Keeps what invoices say of the seller; every change is a row, since what was issued goes on saying what stood then.
import type { Trx } from '../../../platform/db/db.ts';

/** The details as they are kept: codes without spaces, nothing empty. */
export interface SellerRow {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  vatId: string | null;
  registrationNo: string | null;
  email: string | null;
  phone: string | null;
  bankName: string | null;
  iban: string | null;
  bic: string | null;
  paymentDays: number | null;
  taxNote: string | null;
}

/** Adds it; from now on it is what new invoices say. */
export async function insertSeller(trx: Trx, seller: SellerRow, changedBy: number | null): Promise<void> {
  await trx`
    insert into seller_details (name, street, postal_code, city, country, vat_id, registration_no, email, phone, bank_name, iban, bic,
      payment_days, tax_note, changed_by)
    values (${seller.name}, ${seller.street}, ${seller.postalCode}, ${seller.city}, ${seller.country}, ${seller.vatId},
      ${seller.registrationNo}, ${seller.email}, ${seller.phone}, ${seller.bankName}, ${seller.iban}, ${seller.bic},
      ${seller.paymentDays}, ${seller.taxNote}, ${changedBy})`;
}

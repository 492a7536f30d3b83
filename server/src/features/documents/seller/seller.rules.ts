// What details of a seller must be, so that an invoice with them is a good one (EN 16931: BR-CO-26, BT-84).

/** A code as it is kept: capitals, without spaces; null where there is none. */
export const plainCode = (text: string | undefined): string | null => {
  const plain = (text ?? '').toUpperCase().replaceAll(/[\s.-]/g, '');
  return plain === '' ? null : plain;
};

/** Whether the two digits of an IBAN belong to the rest (ISO 7064, mod 97). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** A VAT number with its country in front. */
export const isVatId = (vatId: string): boolean => /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(vatId);

/** Eight or eleven signs. */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{8}([A-Z0-9]{3})?$/.test(bic);

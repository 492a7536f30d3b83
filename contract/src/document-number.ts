/** How the numbers of invoices and credit notes are printed, so that the two series never look alike (product §7 Invoice). */

const PREFIX = { invoice: 'INV', creditNote: 'CN' } as const;

/** INV-000012 for the twelfth invoice; longer numbers are written out. */
export const documentNo = (kind: keyof typeof PREFIX, number: number): string =>
  `${PREFIX[kind]}-${String(number).padStart(6, '0')}`;

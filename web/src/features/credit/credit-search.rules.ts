// The credit screen in the address: account, days, page (product §7 Credit: statements).

/** What narrows the statement, as it stands in the address. */
export interface CreditSearch {
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

// The credit screen in the address: account, days, page (product §7 Credit: statements).

/** What narrows the statement, as it stands in the address. */
export interface CreditSearch {
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
}

/** The address of the statement; the first page is not named. */
export function creditHref({ page = 1, ...search }: CreditSearch): string {
  const set = Object.entries({ ...search, page: page > 1 ? String(page) : undefined }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return set.length === 0 ? '/credit' : `/credit?${new URLSearchParams(set).toString()}`;
}

// Stands in the build for what the query library keeps for lists without an end: the shop's lists have pages, and every first load would carry it (quality 14).

function refuse(): never {
  throw new Error('lists without an end are left out of the build: take the alias out of vite.config.ts');
}

/** What the library calls where a list without an end is asked for. */
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };

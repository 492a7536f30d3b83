// Rows that another build of the pages adds to the table, such as the gallery's (web/gallery/vite.config.ts); the shop's own adds none.

/** Nothing, for the shop. */
export const moreRows = [] as const;

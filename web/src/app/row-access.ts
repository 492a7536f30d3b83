// Who may open a row of the routes table (spec §2), as rows say it.

/** Opens without a token. */
export const open = { access: 'public' } as const;
/** For whoever is signed in. */
export const inside = { access: 'signedIn' } as const;
/** For the people of companies. */
export const forShoppers = { ...inside, roles: ['main', 'sub'] } as const;
/** For administrators alone. */
export const forOffice = { ...inside, roles: ['admin'] } as const;

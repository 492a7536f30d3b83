// Words looked for inside of others by LIKE and ILIKE.

/** A pattern for LIKE and ILIKE that holds the words as they are. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

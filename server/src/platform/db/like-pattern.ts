// Words looked for inside of others by ILIKE.

/** A pattern for ILIKE that holds the words as they are. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

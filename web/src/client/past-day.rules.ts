// Calendar days beside the reader's own today (spec §9).

/** Today in the reader's own time zone, yyyy-MM-dd. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** True for a day that has gone by. */
export const isPastDay = (day: string): boolean => day !== '' && day < today();

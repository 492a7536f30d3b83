// Days as the warehouse counts them: Monday to Friday (product §7: promise dates in working days).

const DAY_MS = 86_400_000;
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(momentOf(day)).getUTCDay());

/** The day so many calendar days later, as yyyy-MM-dd. */
export const addDays = (day: string, count: number): string => dayOf(momentOf(day) + count * DAY_MS);

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one > other ? one : other);

/** The working day so many working days later; none means the day itself, or the Monday after a weekend. */
export function addWorkingDays(day: string, count: number): string {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  for (let left = count; left > 0; left -= 1) {
    at = addDays(at, 1);
    while (isWeekend(at)) at = addDays(at, 1);
  }
  return at;
}

/** How many working days lie between two days: what `addWorkingDays` has to be told to come from one to the other. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let at = addWorkingDays(from, 0); at < to; at = addWorkingDays(at, 1)) count += 1;
  return count;
}

// When the steps of a past order happened: soon after ordering, or at noon of a working day.

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = 720;

/** Never on a weekend but for what happens on the day of the order itself, and never after now; later steps come later. */
export function timeOfStep(
  { placedAt, now }: { placedAt: Date; now: Date },
  { after, number }: { after: number; number: number },
): Date {
  if (after === 0) return new Date(placedAt.getTime() + 5 * MINUTE * (number + 1));
  const wanted = Math.floor(placedAt.getTime() / DAY) + after;
  return new Date(workingDay(wanted, Math.floor(now.getTime() / DAY)) * DAY + (NOON + 20 * number) * MINUTE);
}

/** The Monday after a weekend, or the Friday before it where that Monday has not passed; days since 1970, a Thursday. */
function workingDay(day: number, today: number): number {
  const weekday = (day + 4) % 7;
  if (weekday !== 0 && weekday !== 6) return day;
  const monday = day + (weekday === 6 ? 2 : 1);
  return monday < today ? monday : monday - 3;
}

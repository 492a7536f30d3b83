// Where the reader's days begin and end (spec §9: moments are shown in the reader's own time, so a range of days means those days).

/** Days of a range, yyyy-MM-dd. */
interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

// A Date without a zone is the reader's; where the clock skips midnight it is the first moment of that day.
function afterUtc(day: string, days: number): number {
  const own = new Date(`${day}T12:00`);
  own.setDate(own.getDate() + days);
  own.setHours(0, 0, 0, 0);
  const utc = Date.parse(`${day}T00:00Z`) + days * 86_400_000;
  return Math.round((own.getTime() - utc) / 60_000);
}

/** Minutes after midnight UTC at which the first day begins and the last one ends for the reader. */
export const dayOffsets = ({ from, to }: Range): { fromOffset?: number; toOffset?: number } => ({
  ...(from ? { fromOffset: afterUtc(from, 0) } : {}),
  ...(to ? { toOffset: afterUtc(to, 1) } : {}),
});

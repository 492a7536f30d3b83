// Whether a replacement is in force or still to come (product §5 Supersession).

/** The text that says from which day on: "since" for a day that has come, "from" for a later one. */
export const sinceKey = (effectiveFrom: string, now = Date.now()): 'since' | 'fromDay' =>
  effectiveFrom <= new Date(now).toISOString().slice(0, 10) ? 'since' : 'fromDay';

// Moments as a field for date and time has them: in the reader's own time, without seconds.

/** What the field shows for an ISO moment; empty for none. */
export function typedMoment(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The ISO moment in UTC of what was typed; null where nothing was. */
export function momentTyped(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}

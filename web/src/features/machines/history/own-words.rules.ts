// The company's own words for a machine: how long they may be, and hours as they are typed (product §5 History).
/** Which of the own words. */
export type OwnKey = 'ownName' | 'fleetNumber' | 'site' | 'hours';
/** The most characters of each. */
export const OWN_MOST = { ownName: 100, fleetNumber: 50, site: 200, hours: 7 } as const;
// 12,345 and 12 345 are the same hours.
const GROUPS = /(?<=\d)[\s.,](?=\d{3}$)/;

/** What is typed as the call takes it; undefined where it is no count of hours. */
export function ownValueOf(key: OwnKey, text: string): string | number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (key !== 'hours') return trimmed;
  const digits = trimmed.replace(GROUPS, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

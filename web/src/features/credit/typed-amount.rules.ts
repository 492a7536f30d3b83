// An amount as people type it: with a point or a comma before the cents, with or without groups (spec §9: two decimals).

/** The amount with two decimals, or null where it is none. */
export function typedAmount(text: string): string | null {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f']/g, '');
  const match = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return whole.length > 11 ? null : `${whole}.${(match[2] ?? '').padEnd(2, '0')}`;
}

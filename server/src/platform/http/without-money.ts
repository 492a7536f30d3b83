// Takes money out of a stored answer for callers who may no longer see prices (product §4).

/** The same value without any amount of money, however deep it lies. */
export function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isMoney(item)).map(withoutMoney);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => !isMoney(inner));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutMoney(inner)]));
}

function isMoney(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

// Size and seed of a demo are chosen at its first start; a later setting does nothing, and whoever sets it is told (product §1).
import type { DemoProgress } from './demo-progress.store.ts';

/** The line to say where DEMO_SIZE or DEMO_SEED is set to something else than the shop was begun with. */
export function unheededSettings(
  { size, seed }: Pick<DemoProgress, 'size' | 'seed'>,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const begun = { DEMO_SIZE: size, DEMO_SEED: String(seed) };
  const other = Object.entries(begun).filter(([name, value]) => isOther(env[name]?.trim(), value));
  if (other.length === 0) return undefined;
  const names = other.map(([name]) => name).join(' and ');
  return `${names} is heeded by the first start alone: this shop keeps size ${size} and seed ${seed}; another one needs an empty DATA_DIR or database.`;
}

const isOther = (given: string | undefined, begun: string) => Boolean(given) && given !== begun;

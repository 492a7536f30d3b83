// How finely round things are cut, scoped to one build: pictures want it fine, figures and models lean.

interface Detail {
  /** Segments of a full circle. */
  round: number;
  /** Whether screw threads are cut as grooves. */
  threads: boolean;
}

export type DetailName = 'fine' | 'lean' | 'coarse' | 'rough';

const details: Record<DetailName, Detail> = {
  fine: { round: 48, threads: true },
  lean: { round: 24, threads: true },
  coarse: { round: 18, threads: false },
  rough: { round: 12, threads: false },
};

let current: Detail = details.fine;

/** Fewer of many alike (coils, links, ribs) where the part is cut coarsely. */
export const fewer = (count: number): number =>
  current.round >= 40 ? count : Math.max(2, Math.round(count * (current.round >= 20 ? 0.7 : 0.45)));

export const detail = (): Detail => current;

/** Builds synchronously at the named detail, then puts the previous one back. */
export function atDetail<T>(name: DetailName, build: () => T): T {
  const before = current;
  current = details[name];
  try {
    return build();
  } finally {
    current = before;
  }
}

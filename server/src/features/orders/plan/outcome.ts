// How one of several orders ended: with a value, or with what was thrown, so that one failure does not harm the others.

/** A value, or what was thrown instead of it. */
export type Outcome<T> = { value: T } | { thrown: unknown };

/** Runs `work` and keeps what it throws. */
export function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() };
  } catch (thrown) {
    return { thrown };
  }
}

/** Goes on with a value and passes on what was thrown. */
export const after = <T, R>(outcome: Outcome<T>, work: (value: T) => R): Outcome<R> =>
  'thrown' in outcome ? outcome : attempt(() => work(outcome.value));

/** The value, or throws what was thrown. */
export function unwrap<T>(outcome: Outcome<T> | undefined): T {
  if (!outcome) throw new RangeError('there is no outcome');
  if ('thrown' in outcome) throw outcome.thrown;
  return outcome.value;
}

/** The values among outcomes. */
export const valuesOf = <T>(outcomes: readonly Outcome<T>[]): T[] =>
  outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []));

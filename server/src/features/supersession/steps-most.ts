// How far a chain of supersessions is followed (docs/decisions/0005).

/** Steps; a guard against damaged rows, since no chain a maker writes comes near it. */
export const STEPS_MOST = 50;

// What a correctness measurement says at the end: each claim with what was found, and an exit code.

/** One claim: what must be, and what was found. */
export interface Claim {
  says: string;
  wanted: unknown;
  found: unknown;
}

/** Whether something else was found than must be. */
export const isBroken = ({ wanted, found }: Claim): boolean => JSON.stringify(wanted) !== JSON.stringify(found);

/** Prints each claim and sets the exit code; with a planted fault a pass would be the failure to report. */
export function conclude(claims: readonly Claim[], hasFault: boolean): void {
  const broken = claims.filter(isBroken);
  for (const claim of claims) {
    const mark = broken.includes(claim) ? 'BROKEN' : 'holds ';
    console.log(`${mark}  ${claim.says}: ${JSON.stringify(claim.found)} (must be ${JSON.stringify(claim.wanted)})`);
  }
  if (hasFault) console.log(broken.length > 0 ? 'the planted fault was caught' : 'the planted fault went UNNOTICED');
  process.exitCode = broken.length > 0 ? 1 : 0;
  if (hasFault && broken.length === 0) process.exitCode = 2;
}

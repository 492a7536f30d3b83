// Counts of what was read, and how long it took.

/** How a picture was read; nothing may be read off a picture without a code. */
export type Reading = 'right' | 'wrong' | 'none';

/** Counts and times of one kind of picture. */
export class Tally {
  readonly counts: Record<Reading, number> = { right: 0, wrong: 0, none: 0 };
  private readonly times: number[] = [];

  add(reading: Reading, milliseconds: number): void {
    this.counts[reading] += 1;
    this.times.push(milliseconds);
  }

  get total(): number {
    return this.times.length;
  }

  /** One line for people. */
  line(name: string): string {
    const { right, wrong, none } = this.counts;
    const inOrder = this.times.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0);
    return `${name.padEnd(24)} ${right} right, ${wrong} wrong, ${none} not at all of ${this.total}; median ${at(0.5)} ms, slowest ${at(1)} ms`;
  }
}

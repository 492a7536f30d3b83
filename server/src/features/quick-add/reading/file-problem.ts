// Why a file for the cart cannot be read, and how much of one is (spec §5 Import file; quality 10).

/** What `importFileUnreadable` says of it. */
export type FileProblem = 'noHeader' | 'noRows' | 'protected' | 'damaged' | 'format' | 'tooLarge' | 'tooSlow';

/** Thrown while a file is read. */
export class Unreadable extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A file that goes beyond them is refused, except for columns and signs of a cell, which no list of parts has so many of. */
export const FILE_LIMITS = {
  milliseconds: 5000,
  heapMegabytes: 256,
  unpackedBytes: 64 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
  cell: 200,
} as const;

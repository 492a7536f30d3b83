// How much of a file the shop reads, and for how long (product §5 Service manuals: caps on time and memory).
import { limits } from '@outrigger/contract';

/** Beyond any of these a file is kept and shown, but not searched. */
export const READING_LIMITS = {
  fileBytes: limits.largeFileMegabytes * 1024 * 1024,
  pages: 5000,
  /** Of one page; what follows is left out. */
  pageCharacters: 100_000,
  outlineRows: 5000,
  /** Below the lease of a job, so that nobody begins the same beside it. */
  milliseconds: 90_000,
  /** Of opening a file while the office waits. */
  headMilliseconds: 20_000,
  heapMegabytes: 512,
} as const;

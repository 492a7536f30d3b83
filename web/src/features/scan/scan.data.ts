// Questions of scanning (product §5 Scan).
import type { ScanMatch } from '@outrigger/contract';
import { scanCalls } from '@outrigger/contract/calls/scan.ts';
import { useCall } from '../../client/api/use-call.ts';

/** Something that may be meant by what was read. */
export type Match = ScanMatch;

/** What was read, and how. */
export interface Reading {
  texts: readonly string[];
  from: 'code' | 'typed' | 'plate';
  /** True where no camera saw it: the demo's stand-in, which opens nothing by itself. */
  isSimulated?: boolean;
  /** The photo it was read off, to be compared with what was found. */
  photo?: Blob;
}

/** What is named by it; a visitor is not answered. */
export const useResolved = ({ texts, from }: Reading, isSignedIn: boolean) =>
  useCall(scanCalls.resolveScan, { texts: [...texts], from }, { enabled: isSignedIn });

/** A number to be simulated where there is no camera; null in a shop that is no demo. */
export const useSample = (isWanted: boolean) =>
  useCall(scanCalls.scanSample, {}, { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY });

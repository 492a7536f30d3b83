// What the rows of a list share: the person's reports, and the way to make one.
import type { OwnReport } from '@outrigger/contract';
import { createContext } from 'react';
import type { ReportedPlace } from './row-reports.data.ts';

/** Null where nobody reports. */
export const ReportsContext = createContext<{
  reports: readonly OwnReport[];
  hostId: number | undefined;
  open: (place: ReportedPlace, pressed: HTMLElement) => void;
} | null>(null);

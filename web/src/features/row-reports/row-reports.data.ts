// Reports of the person on their way and as they were answered (product §8 "wrong part" reports).
import type { OwnReport } from '@outrigger/contract';
import { rowReportCalls } from '@outrigger/contract/calls/row-reports.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';

/** What a list of reports is asked by. */
export interface AskedReports {
  hostId?: number | undefined;
  figureId?: number | undefined;
  partId?: number | undefined;
}

/** Where something stands that may be wrong, and what it is called. */
export interface ReportedPlace extends AskedReports {
  itemNo?: string | undefined;
  /** What the dialog says it is about. */
  name: string;
}

/** Whether the person reports rows: the parts desk mends them itself. */
export const useMayReport = (): boolean => {
  const role = useStore(session)?.user?.role;
  return role === 'main' || role === 'sub';
};

/** What the person reported there. */
export const useOwnReports = (asked: AskedReports, enabled: boolean) =>
  useCall(rowReportCalls.ownReports, { ...asked }, { enabled });

/** Sends a report; the form shows a failure in place and keeps what was typed. */
export const useReportRow = () =>
  useSend(rowReportCalls.reportRow, { quiet: true, refreshes: [rowReportCalls.ownReports] });

/** Reports of exactly this place; one made without a machine counts for each. */
export function reportsOf(reports: readonly OwnReport[], place: ReportedPlace): OwnReport[] {
  const { hostId, figureId = null, itemNo = null, partId = null } = place;
  return reports.filter(
    (one) =>
      one.figureId === figureId &&
      one.itemNo === itemNo &&
      one.partId === partId &&
      (one.hostId === null || one.hostId === (hostId ?? null)),
  );
}

// Around rows that may be wrong: asks once for what the person reported there, and holds the one dialog for all rows.
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { dialogLater } from '../../client/loading/lazy-dialog.ts';
import { ReportsContext } from './reports-context.ts';
import { type AskedReports, type ReportedPlace, useMayReport, useOwnReports } from './row-reports.data.ts';

const { Dialog, whenThere } = dialogLater(async () => (await import('./report-dialog.tsx')).ReportDialog, 'reportform');

const NONE: never[] = [];

type RowReportsProps = AskedReports & {
  /** The machine whose rows they are; reports of other machines are not shown on them. */
  children: ReactNode;
};

export function RowReports({ hostId, figureId, partId, children }: RowReportsProps) {
  const mayReport = useMayReport();
  const [place, setPlace] = useState<ReportedPlace | null>(null);
  // A figure is shared by machines: what was reported without one is found by the figure.
  const asked = figureId !== undefined ? { figureId } : partId !== undefined ? { partId } : { hostId };
  const reports = useOwnReports(asked, mayReport).data ?? NONE;
  const open = useCallback(
    (wanted: ReportedPlace, pressed: HTMLElement) => whenThere(pressed, () => setPlace(wanted)),
    [],
  );
  const shared = useMemo(() => (mayReport ? { reports, hostId, open } : null), [mayReport, reports, hostId, open]);
  return (
    <ReportsContext value={shared}>
      {children}
      {place && (
        <Suspense>
          <Dialog place={place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </ReportsContext>
  );
}

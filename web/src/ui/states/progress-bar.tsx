// Progress of long work with its count, and the thin line at the top of the page while a screen is on its way.
import type { ReactNode } from 'react';

type ProgressBarProps = {
  label: string;
  /** 0 to 1; null while nobody knows. */
  share: number | null;
  /** Such as "1,240 of 5,000 rows". */
  count?: ReactNode;
  /** Usually the button that cancels. */
  action?: ReactNode;
};

export function ProgressBar({ label, share, count, action }: ProgressBarProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium text-14">{label}</span>
        <span className="figures text-14 text-ink-soft">{count}</span>
      </div>
      <div className="flex items-center gap-4">
        <progress className="progress-look flex-1" aria-label={label} max={1} value={share ?? undefined} />
        {action}
      </div>
    </div>
  );
}

/** Shown while `isRunning`; sits at the top edge of the page. */
export function NavigationBar({ isRunning, label }: { isRunning: boolean; label: string }) {
  if (!isRunning) return null;
  return (
    <div className="navigation-line" role="status">
      <span className="sr-only">{label}</span>
    </div>
  );
}

// Pages without numbers, for lists that are walked from row to row.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { StepLink } from './pagination.tsx';

type StepPagesProps = {
  /** Null where the list begins or ends. */
  previous: string | null;
  next: string | null;
  labels: { nav: string; previous: string; next: string };
  /** Such as "25-48 of 1,204". */
  range: ReactNode;
  /** Usually the choice of the page size. */
  end?: ReactNode;
};

export function StepPages({ previous, next, labels, range, end }: StepPagesProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <span className="figures text-14 text-ink-soft">{range}</span>
      <nav aria-label={labels.nav} className="flex items-center gap-0.5">
        <StepLink label={labels.previous} href={previous} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </StepLink>
        <StepLink label={labels.next} href={next} rel="next">
          <ChevronRight aria-hidden="true" className="size-5" />
        </StepLink>
      </nav>
      {end && <span className="print:hidden">{end}</span>}
    </div>
  );
}

// A section of a long page: open at the desk, folded under its heading and count on a narrow screen; the page's own search still finds what it holds.
import type { ReactNode } from 'react';
import { FoldSummary } from './fold-summary.tsx';
import { NARROW, useMedia } from '../use-media.ts';

type FoldedSectionProps = {
  /** Of the heading, for links within the page. */
  id: string;
  title: string;
  /** How much it holds, in the reader's figures. */
  count?: string | undefined;
  children: ReactNode;
  className?: string;
};

export function FoldedSection({ id, title, count, children, className = '' }: FoldedSectionProps) {
  const isNarrow = useMedia(NARROW);
  const heading = (
    <h2 id={id} className="min-w-0 flex-1 font-semibold text-16 md:text-20">
      {title}
    </h2>
  );
  if (!isNarrow) {
    return (
      <section aria-labelledby={id} className={`grid min-w-0 content-start gap-3 ${className}`}>
        {heading}
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="min-w-0 border-line border-b">
      <details className="group">
        <FoldSummary className="min-h-12">
          {heading}
          {count !== undefined && <span className="figures text-14 text-ink-soft">{count}</span>}
        </FoldSummary>
        <div className="grid min-w-0 gap-3 pt-1 pb-5">{children}</div>
      </details>
    </section>
  );
}

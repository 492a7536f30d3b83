// Pages of a list as real links, so that they can be opened, shared and gone back to; with page size and range.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  /** Such as "25-48 of 1,204". */
  range?: ReactNode;
  /** Usually a small select for the page size. */
  end?: ReactNode;
};

export function Pagination({ page, pageCount, hrefOf, labels, range, end }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <span className="figures text-14 text-ink-soft">{range}</span>
      <nav aria-label={labels.nav} className="flex items-center gap-0.5">
        <StepLink label={labels.previous} href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </StepLink>
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <Anchor
              key={entry}
              href={hrefOf(entry)}
              aria-label={labels.page(entry)}
              aria-current={entry === page ? 'page' : undefined}
              className={classNames(
                PAGE_LOOK,
                'hover:bg-hover aria-[current]:bg-inverse aria-[current]:text-on-inverse',
                entry !== page && 'max-sm:hidden',
              )}
            >
              {entry}
            </Anchor>
          ) : (
            <span key={entry} aria-hidden="true" className={classNames(PAGE_LOOK, 'max-sm:hidden')}>
              …
            </span>
          ),
        )}
        <StepLink label={labels.next} href={page < pageCount ? hrefOf(page + 1) : null} rel="next">
          <ChevronRight aria-hidden="true" className="size-5" />
        </StepLink>
      </nav>
      {end && <span className="print:hidden">{end}</span>}
    </div>
  );
}

const PAGE_LOOK = 'figures grid h-control min-w-control place-items-center rounded-box px-1 text-14 font-semibold';

/** One page on or back; nothing to press where there is none. */
export function StepLink({
  label,
  href,
  rel,
  children,
}: {
  label: string;
  href: string | null;
  rel: string;
  children: ReactNode;
}) {
  if (href === null) {
    return (
      <span aria-hidden="true" className={classNames(PAGE_LOOK, 'text-ink-faint opacity-50')}>
        {children}
      </span>
    );
  }
  return (
    <Anchor href={href} rel={rel} aria-label={label} className={classNames(PAGE_LOOK, 'hover:bg-hover')}>
      {children}
    </Anchor>
  );
}

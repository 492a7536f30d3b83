// Pages of a list as real links, so that they can be opened, shared and gone back to; with page size and range.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { focusOn, isFocusLost } from '../hand-on-focus.ts';
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
  const own = useRef<HTMLElement>(null);
  const press = useStartOfPage(own, page);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <span className="figures text-14 text-ink-soft">{range}</span>
      <nav ref={own} aria-label={labels.nav} className="flex items-center gap-0.5">
        <StepLink label={labels.previous} href={page > 1 ? hrefOf(page - 1) : null} rel="prev" onClick={press}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </StepLink>
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <Anchor
              key={entry}
              href={hrefOf(entry)}
              onClick={press}
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
        <StepLink label={labels.next} href={page < pageCount ? hrefOf(page + 1) : null} rel="next" onClick={press}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </StepLink>
      </nav>
      {end && <span className="print:hidden">{end}</span>}
    </div>
  );
}

/** A page turned by key is read on from the heading of its list, where the scrolling leads the eye; gives what a press on a link tells (quality: keyboard). */
function useStartOfPage(own: RefObject<HTMLElement | null>, page: number): (event: MouseEvent) => void {
  const isByKey = useRef(false);
  useEffect(() => {
    const pages = own.current;
    // Whoever has gone elsewhere while the page was on its way stays there.
    if (isByKey.current && (isFocusLost() || pages?.contains(document.activeElement))) {
      focusOn(pages?.closest('section, main')?.querySelector<HTMLElement>('h1, h2'));
    }
    isByKey.current = false;
  }, [own, page]);
  // A press of a key is a click that counts none.
  return ({ detail }) => void (isByKey.current = detail === 0);
}

const PAGE_LOOK = 'figures grid h-control min-w-control place-items-center rounded-box px-1 text-14 font-semibold';

/** One page on or back; nothing to press where there is none. */
export function StepLink({
  label,
  href,
  rel,
  onClick,
  children,
}: {
  label: string;
  href: string | null;
  rel: string;
  onClick?: (event: MouseEvent) => void;
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
    <Anchor
      href={href}
      rel={rel}
      onClick={onClick}
      aria-label={label}
      className={classNames(PAGE_LOOK, 'hover:bg-hover')}
    >
      {children}
    </Anchor>
  );
}

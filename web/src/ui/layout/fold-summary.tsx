// The line of a fold that is pressed: its title, what stands at its end, and the arrow that turns when it opens.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Goes first into a `<details className="group">`. */
export function FoldSummary({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <summary
      className={classNames(
        'flex list-none items-center gap-3 rounded-inner py-2 [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-soft transition-transform duration-[160ms] group-open:rotate-180"
      />
    </summary>
  );
}

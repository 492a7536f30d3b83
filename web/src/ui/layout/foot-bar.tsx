// The main step of a long screen, in sight at its foot on the phone and in its place at the desk (design: beside the machine).
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Stands last in a column that is as long as the screen; `className` says how its children lie. */
export function FootBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'foot-bar max-lg:-mx-4 max-lg:sticky max-lg:bottom-(--bottom-bar) max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-3',
        className,
      )}
    >
      {children}
    </div>
  );
}

// A short label or a figure beside a name, without meaning in its colour.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type BadgeProps = { children: ReactNode; look?: 'quiet' | 'line' | 'brand' };

const LOOKS = {
  quiet: 'bg-quiet-ground text-ink-soft',
  line: 'border border-line-strong text-ink-soft',
  brand: 'bg-brand text-on-brand',
};

export function Badge({ children, look = 'quiet' }: BadgeProps) {
  return (
    <span
      className={classNames(
        'figures inline-flex min-w-5 items-center justify-center rounded-inner px-1.5 font-semibold text-12 leading-5',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  );
}

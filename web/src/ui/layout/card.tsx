// A box of one thing, with a line around it and no shadow; as a link the whole box is the target.
import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';

type CardProps = { children: ReactNode; className?: string; isFlush?: boolean };

const LOOK = 'min-w-0 rounded-box border border-line bg-surface';

export function Card({ children, className, isFlush }: CardProps) {
  return <div className={classNames(LOOK, !isFlush && 'p-4 sm:p-5', className)}>{children}</div>;
}

type LinkCardProps = CardProps & { href: string };

export function LinkCard({ children, className, isFlush, href }: LinkCardProps) {
  return (
    <Anchor
      href={href}
      className={classNames(
        LOOK,
        'block transition-colors duration-[120ms] hover:border-line-strong hover:bg-hover',
        !isFlush && 'p-4 sm:p-5',
        className,
      )}
    >
      {children}
    </Anchor>
  );
}

type CardHeadProps = { title: ReactNode; text?: ReactNode; end?: ReactNode };

/** Title row of a card, with an action at its end. */
export function CardHead({ title, text, end }: CardHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-4">
      <div className="min-w-0">
        <h2 className="font-semibold text-20">{title}</h2>
        {text && <p className="text-14 text-ink-soft">{text}</p>}
      </div>
      {end}
    </div>
  );
}

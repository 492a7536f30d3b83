// Nothing here yet: a drawing, one sentence, one action (design: empty).
import type { ReactNode } from 'react';

type EmptyStateProps = {
  drawing?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** True where this is all the screen says, so that its title is the heading of the page. */
  isScreen?: boolean;
};

export function EmptyState({ drawing, title, text, action, isScreen }: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-4 py-10 text-center">
      {drawing && <div className="w-64 pb-3">{drawing}</div>}
      <Title className="wrap-anywhere font-semibold text-20">{title}</Title>
      {text && <p className="wrap-anywhere text-ink-soft">{text}</p>}
      {action && <div className="max-w-full pt-3">{action}</div>}
    </div>
  );
}

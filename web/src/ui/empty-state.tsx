// Nothing here yet: a drawing, one sentence, one action (design: empty).
import type { ReactNode } from 'react';

type EmptyStateProps = { drawing?: ReactNode; title: ReactNode; text?: ReactNode; action?: ReactNode };

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center">
      {drawing && <div className="w-64 pb-3">{drawing}</div>}
      <p className="font-semibold text-20">{title}</p>
      {text && <p className="text-ink-soft">{text}</p>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  );
}

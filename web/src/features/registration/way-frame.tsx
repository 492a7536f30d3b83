// The narrow page of a way to an account: its title, what it is for, and what comes next.
import type { ReactNode } from 'react';

type WayFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

export function WayFrame({ title, lead, children }: WayFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-5">
      <div className="grid gap-1">
        <h1 className="wrap-anywhere font-semibold text-28">{title}</h1>
        {lead && <p className="wrap-anywhere text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

// What stands where a screen of one thing will be while that is on its way: its title, spoken, and quiet shapes (design: feedback).
import type { ReactNode } from 'react';

type ScreenComingProps = { title: string; children: ReactNode };

export function ScreenComing({ title, children }: ScreenComingProps) {
  return (
    <div className="grid gap-4" aria-busy="true">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}

// The frame of the office (product §8): the parts desk works here, so it is dense and has no phone bar.
import type { ReactNode } from 'react';
import { AwayLater } from '../away/away-later.tsx';
import { IdleWatchLater } from './lazy-idle-watch.tsx';
import { PAGE_LOOK } from './public-frame.tsx';
import { OfficeHeader } from './office-header.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { Shortcuts } from './shortcuts.tsx';

export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AwayLater />
      <OfficeHeader />
      <OfficeMenu />
      <main id="content" tabIndex={-1} className={PAGE_LOOK}>
        {children}
      </main>
      <IdleWatchLater />
      <Shortcuts />
    </div>
  );
}

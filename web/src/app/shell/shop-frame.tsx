// The frame of the signed-in shop (spec §2 app shell; design): header, machine strip, screen, bottom bar on the phone.
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useCartSync } from '../../features/cart/cart.data.ts';
import { BottomBar } from './bottom-bar.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { PAGE_LOOK } from './public-frame.tsx';
import { addStoredEntries } from './pinned.ts';
import { PublicFooter } from './public-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { Shortcuts } from './shortcuts.tsx';

const MachineStrip = lazy(async () => ({ default: (await import('./machine-strip.tsx')).MachineStrip }));

export function ShopFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const machine = useChosenMachine();
  useCartSync();
  useEffect(() => {
    if (router.state.resolvedLocation) addStoredEntries();
    return router.subscribe('onResolved', addStoredEntries);
  }, [router]);
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] desk:pb-0">
      <ShopHeader />
      {machine && (
        <Suspense fallback={<div className="h-[3.8125rem] border-line border-b bg-surface" />}>
          <MachineStrip machine={machine} />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className={PAGE_LOOK}>
        {children}
      </main>
      <PublicFooter />
      <BottomBar />
      <IdleWatch />
      <Shortcuts />
    </div>
  );
}

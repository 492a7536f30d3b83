// The frame of the signed-in shop (spec §2 app shell; design): header, machine strip, screen, bottom bar on the phone.
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { type ChosenMachine, useChosenMachine } from '../../client/chosen-machine.ts';
import { useCartSync } from '../../features/cart/cart.data.ts';
import { AwayLater } from '../away/away-later.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { IdleWatchLater } from './lazy-idle-watch.tsx';
import type { MachineStrip } from './machine-strip.tsx';
import { PAGE_LOOK } from './public-frame.tsx';
import { addStoredEntries } from './pinned.ts';
import { PublicFooter } from './public-footer.tsx';
import { ScannerOver } from './scanner-over.tsx';
import { ShopHeader } from './shop-header.tsx';
import { Shortcuts } from './shortcuts.tsx';

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
      <AwayLater />
      <ShopHeader />
      {machine && <StripPlace machine={machine} />}
      <main id="content" tabIndex={-1} className={PAGE_LOOK}>
        {children}
      </main>
      <PublicFooter />
      <BottomBar />
      <IdleWatchLater />
      <Shortcuts />
      <ScannerOver />
    </div>
  );
}

type Strip = typeof MachineStrip;

/** The strip, loaded with the first machine chosen. By state and not by `lazy`: what has suspended comes after all else, here after hundreds of rows. */
function StripPlace({ machine }: { machine: ChosenMachine }) {
  const [Strip, setStrip] = useState<Strip>();
  useEffect(() => {
    void import('./machine-strip.tsx').then(
      (file) => setStrip(() => file.MachineStrip),
      // Thrown where React hears it, so that it is told like any other piece that did not load (spec §8).
      (error: unknown) =>
        setStrip(() => {
          throw error;
        }),
    );
  }, []);
  return Strip ? (
    <Strip machine={machine} />
  ) : (
    <div className="h-[3.8125rem] border-line border-b bg-surface print:hidden" />
  );
}

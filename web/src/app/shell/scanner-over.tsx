// The scanner over whatever screen it is wanted on, loaded when it first is (spec §2 scan dialog).
import { Suspense, useEffect, useState } from 'react';
import { scannerAtHand, type ScannerWish, scannerWish } from '../../client/scanner-wanted.ts';
import { useStore } from '../../client/stored/store.ts';
import { lazyPiece } from '../chunks.ts';

const ScanDialog = lazyPiece(async () => (await import('../../features/scan/scan-dialog.tsx')).ScanDialog);

export function ScannerOver() {
  const wish = useStore(scannerWish);
  const [last, setLast] = useState<ScannerWish>();
  if (wish && wish !== last) setLast(wish);
  useEffect(() => {
    scannerAtHand.set(true);
    return () => {
      scannerAtHand.set(false);
      scannerWish.set(undefined);
    };
  }, []);
  if (!last) return null;
  return (
    <Suspense>
      <ScanDialog isOpen={wish !== undefined} back={last.back} onClose={() => scannerWish.set(undefined)} />
    </Suspense>
  );
}

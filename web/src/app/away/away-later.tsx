// Brings what makes the shop last without a network once the page rests: the first load pays nothing for it (quality 14).
import { Suspense, useEffect, useState } from 'react';
import { atRest } from '../../client/loading/at-rest.ts';
import { lazyPiece } from '../chunks.ts';

const Away = lazyPiece(async () => (await import('./away.tsx')).Away);

/** Stands above the header and shows nothing until there is something to say. */
export function AwayLater() {
  const [isDue, setDue] = useState(false);
  useEffect(() => atRest(() => setDue(true)), []);
  if (!isDue) return null;
  return (
    <Suspense>
      <Away />
    </Suspense>
  );
}

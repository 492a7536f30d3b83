// The drawing of empty and not-found states, loaded after the words it stands over (design: drawings).
import { Suspense } from 'react';
import { lazyPiece } from './chunks.ts';

const Drawing = lazyPiece(async () => (await import('../ui/pictures/drawings/scissor-lift.tsx')).ScissorLift);

export function Ornament() {
  return (
    <div className="aspect-[384/264]">
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  );
}

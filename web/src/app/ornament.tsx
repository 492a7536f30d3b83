// The drawing of empty and not-found states, loaded after the words it stands over (design: drawings).
import { lazy, Suspense } from 'react';

const Drawing = lazy(async () => ({ default: (await import('../ui/drawings/scissor-lift.tsx')).ScissorLift }));

export function Ornament() {
  return (
    <div className="aspect-[384/264]">
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  );
}

// The verdict in a list, loaded only where a machine is chosen (quality 14: first load).
import { lazy, Suspense } from 'react';
import type { FitOfPart } from './catalogue.data.ts';

const Loaded = lazy(async () => ({ default: (await import('./fit-note.tsx')).FitNote }));

export function FitNote({ fit }: { fit: FitOfPart }) {
  return (
    <Suspense fallback={<span className="block h-5" />}>
      <Loaded fit={fit} />
    </Suspense>
  );
}

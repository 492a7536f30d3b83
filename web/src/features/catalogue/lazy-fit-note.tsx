// The verdict in a list: its place is kept from the start, its words are loaded only where a machine is chosen (quality 14: first load).
import { lazy, Suspense } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import type { FitOfPart } from './catalogue.data.ts';

const Loaded = lazy(async () => {
  const [file] = await Promise.all([import('./fit-note.tsx'), loadTexts('fit')]);
  return { default: file.FitNote };
});

/** An empty place while the verdict is on its way, so that no row moves when it comes; nothing without a machine. */
export function FitNote({ fit }: { fit: FitOfPart | undefined }) {
  if (!useChosenMachine()) return null;
  return (
    <div className="fit-note">
      {fit && (
        <Suspense>
          <Loaded fit={fit} />
        </Suspense>
      )}
    </div>
  );
}

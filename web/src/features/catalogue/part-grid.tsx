// Parts as cards (spec §2 grid view), each with its verdict for the chosen machine.
import { AllListed, PartCard } from '../supersession/index.ts';
import type { PartCard as Part } from '@outrigger/contract';
import { useFavouriteSync } from '../favourites/favourites.data.ts';
import { useFits } from './catalogue.data.ts';
import { FitNote } from './lazy-fit-note.tsx';
import { QuickViewButton } from './quick-view/quick-view.tsx';

export function PartGrid({ parts }: { parts: readonly Part[] }) {
  const fits = useFits(parts);
  useFavouriteSync();
  return (
    <AllListed value={parts}>
      <ul className="part-grid">
        {parts.map((part) => (
          <li key={part.id}>
            <PartCard
              part={part}
              isMisfit={fits.get(part.id)?.verdict === 'doesNotFit'}
              note={<FitNote fit={fits.get(part.id)} />}
              onPicture={<QuickViewButton code={part.code} kind="secondary" />}
            />
          </li>
        ))}
      </ul>
    </AllListed>
  );
}

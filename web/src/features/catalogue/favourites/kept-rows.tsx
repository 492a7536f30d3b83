// Favourites as local storage keeps them (spec §3: name, type), for what the catalogue has no row of, or cannot be asked about.
import { type Favourite } from '../../favourites/favourites.data.ts';
import { useTexts } from '../../favourites/favourites.texts.ts';
import { RemoveFavourite } from './remove-favourite.tsx';

type KeptRowsProps = { label: string; list: readonly Favourite[]; textOf: (favourite: Favourite) => string };

export function KeptRows({ label, list, textOf }: KeptRowsProps) {
  const t = useTexts();
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-box border border-line bg-sunken">
      {list.map((one) => (
        <li key={one.id} className="flex items-center gap-3 px-3 py-1.5">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">{textOf(one)}</p>
            <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
              <span className="wrap-anywhere font-mono">{one.code}</span>
              <span>{t('typePart')}</span>
            </p>
          </div>
          <RemoveFavourite favourite={one} />
        </li>
      ))}
    </ul>
  );
}

// The heart of a part: a press makes it a favourite or no longer one (spec §3 Favourite, §5 duplicates).
import { Heart } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Likable, mayKeepFavourites, useFavourite } from './favourites.data.ts';
import { useTexts } from '../parts/parts.texts.ts';

export function FavouriteHeart({ part, kind }: { part: Likable; kind?: 'quiet' | 'secondary' }) {
  const t = useTexts();
  const { isFavourite, toggle } = useFavourite(part);
  if (!mayKeepFavourites()) return null;
  return (
    <IconButton
      label={t('favourite', { code: part.code })}
      icon={<Heart aria-hidden="true" />}
      isPressed={isFavourite}
      onClick={toggle}
      {...(kind ? { kind } : {})}
    />
  );
}

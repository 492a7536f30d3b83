// The button that takes a part off the favourites, at the end of its row.
import { X } from 'lucide-react';
import { useRef } from 'react';
import { besideIn, useHandOnFocus } from '../../../ui/hand-on-focus.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { changeFavourite, type Favourite } from '../../favourites/favourites.data.ts';
import { useTexts } from '../../favourites/favourites.texts.ts';

/** Takes a favourite off, with Undo. */
export function RemoveFavourite({ favourite }: { favourite: Favourite }) {
  const t = useTexts();
  const { code } = favourite;
  const own = useRef<HTMLDivElement>(null);
  useHandOnFocus(own, removeBeside);
  const remove = () => {
    changeFavourite(favourite, false);
    showToast({
      text: t('removed', { code }),
      action: { label: t('undo'), onPress: () => changeFavourite(favourite, true) },
    });
  };
  return (
    <div ref={own} className="favourite-remove">
      <IconButton label={t('remove', { code })} icon={<X aria-hidden="true" />} onClick={remove} />
    </div>
  );
}

/** After a favourite was taken off: the same button of the next row, else of the one before (quality: keyboard). */
const removeBeside = (gone: HTMLElement) =>
  besideIn(gone.closest('main'), gone, '.favourite-remove')?.querySelector('button');

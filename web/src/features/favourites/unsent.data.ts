// Hearts that the server has not heard of, for whoever asks before they are lost (product §3).
import { useEffect } from 'react';
import { useStore } from '../../client/store.ts';
import { sendUnsent } from './favourites.send.ts';
import { unsentFavourites } from './favourites.stored.ts';

/** How many wait, followed; where there is a network after all they are sent meanwhile. */
export function useUnsentCount(): number {
  useEffect(() => void sendUnsent(() => undefined), []);
  return useStore(unsentFavourites).length;
}

// Hearts that the server has not heard of, for whoever asks before they are lost (product §3).
import { useEffect } from 'react';
import { useStore } from '../../client/stored/store.ts';
import { sendFavourites } from './favourites.data.ts';
import { unsentFavourites } from './favourites.stored.ts';

/** How many wait, followed; where there is a network after all they are sent meanwhile. */
export function useUnsentCount(): number {
  useEffect(sendFavourites, []);
  return useStore(unsentFavourites).length;
}

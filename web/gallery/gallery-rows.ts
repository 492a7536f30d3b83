// The gallery's own pages, in the place of more-rows.ts of the shop: every piece of web/src/ui in every state, and what a shop has drawn.
import { page } from '../src/app/row.ts';

const open = { access: 'public', title: 'about' } as const;

/** Added to the shop's table, so that they stand in its frame and beside its login. */
export const moreRows = [
  page('/kit', { ...open, screen: () => import('./kit-screen.tsx').then((file) => file.KitScreen) }),
  page('/kit/gallery', {
    ...open,
    screen: () => import('./gallery/gallery-screen.tsx').then((file) => file.GalleryScreen),
  }),
] as const;

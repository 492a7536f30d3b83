// The button that adds all parts of a set, loaded where one is shown, since few parts are replaced by several (quality 14: first load).
import { type ComponentProps, lazy } from 'react';
import type { AddSet } from './add-set.tsx';

const NONE = { default: ({ children }: ComponentProps<typeof AddSet>) => children(false) };

/** Out of reach each part can still be added by itself. */
export const AddSetLater = lazy(() =>
  import('./add-set.tsx').then(
    (file) => ({ default: file.AddSet }),
    () => NONE,
  ),
);

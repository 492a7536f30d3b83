// Says what is wrong with a typed quantity; loaded with the first wrong one, since most never are (quality 14: first load).
import { type ComponentType, lazy } from 'react';
import type { QuantityHint } from '../../ui/fields/quantity-stepper.tsx';

const NONE: { default: ComponentType<QuantityHint> } = { default: () => null };

/** Out of reach the field stays marked without its words, and the screen stays. */
export const QuantityWords = lazy(
  (): Promise<typeof NONE> =>
    import('./quantity-words.tsx').then(
      (file) => file.loadQuantityWords().catch(() => NONE),
      () => NONE,
    ),
);

// Pieces that few parts show, loaded where one is (quality 14: first load).
import { lazy } from 'react';

/** Whom to ask about what is not sold. */
export const NotSold = lazy(async () => ({ default: (await import('./not-sold.tsx')).NotSold }));

/** Why somebody may not order, and who can change it. */
export const MayNotOrder = lazy(async () => (await import('./may-not-order.tsx')).loadMayNotOrder());

// What every screen stands in: the kit's links turned into route changes, and the router.
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { AnchorProvider } from '../ui/anchor.tsx';
import { RouteAnchor } from './route-anchor.tsx';
import type { ShopRouter } from './router.ts';

export function Providers({ router }: { router: ShopRouter }) {
  return (
    <StrictMode>
      <AnchorProvider value={RouteAnchor}>
        <RouterProvider router={router} />
      </AnchorProvider>
    </StrictMode>
  );
}

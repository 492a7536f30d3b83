// What every screen stands in: the cache of answers, the kit's links turned into route changes, and the router.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from '../client/query-client.ts';
import { AnchorProvider } from '../ui/anchor.tsx';
import { RouteAnchor } from './route-anchor.tsx';
import type { router as shopRouter } from './router.ts';

export function Providers({ router }: { router: typeof shopRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AnchorProvider value={RouteAnchor}>
          <RouterProvider router={router} />
        </AnchorProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

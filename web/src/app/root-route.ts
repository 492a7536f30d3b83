// The root every row hangs on: the frame around the screen, and what shows when a path leads nowhere.
import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { loadFrames } from './frames.ts';

/** Root of the route tree. */
export const rootRoute = createRootRoute({
  beforeLoad: loadFrames,
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
});

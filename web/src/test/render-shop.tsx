// Shows the whole page at an address, as a browser would open it; a test then acts by role and label.
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '../app/providers.tsx';
import { makeRouter } from '../app/router.ts';

/** Opens the shop at a path and waits for its screen. */
export async function renderShop(path: string) {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // React keeps what waits for a promise back until the act that began it is awaited.
  await act(async () => void render(<Providers router={router} />));
  return { router, user: userEvent.setup(), path: () => router.state.location.href };
}

// Prints what a screen shows, while a picture waits out of sight (design: every screen prints).
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { whenNear } from '../ui/pictures/when-near.ts';

/** Presses Print; the list given grows by what then happens: the picture is fetched, the print window opens. */
export async function pressPrint(user: UserEvent): Promise<readonly string[]> {
  const told: string[] = [];
  vi.stubGlobal('print', () => told.push('print'));
  const button = await screen.findByRole('button', { name: 'Print' });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  whenNear(document.body, '0px', () => told.push('picture'));
  await user.click(button);
  return told;
}

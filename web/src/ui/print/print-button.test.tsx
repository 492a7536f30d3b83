// Design: every screen prints; what waits to be near the sight is fetched before the print window opens.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintButton } from './print-button.tsx';
import { whenNear } from '../pictures/when-near.ts';

afterEach(() => vi.unstubAllGlobals());

test('design: printing calls for what is out of sight, and opens the print window after it', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const told: string[] = [];
  vi.stubGlobal('print', () => told.push('print'));
  whenNear(document.body, '0px', () => told.push('picture'));
  const given = whenNear(document.body, '0px', () => told.push('given up'));
  given();
  render(<PrintButton label="Print" />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(told).toEqual(['picture', 'print']));
});

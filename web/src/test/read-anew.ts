// Reads answers anew as the page does after half a minute, and waits until the page has drawn what came of it.
import type { Call } from '@outrigger/contract';
import { act } from '@testing-library/react';
import { refreshCalls } from '../client/api/use-call.ts';

/** Reads a call anew wherever it is on the screen. */
export async function readAnew(call: Call): Promise<void> {
  await act(async () => {
    await refreshCalls([call]);
    // What was read is told to the screens a turn later.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

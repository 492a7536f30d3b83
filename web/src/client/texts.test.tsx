// §1 texts come one feature at a time, while a screen is already there.
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { textsOf } from './texts.ts';

const useOrderTexts = textsOf<'title'>('orders');

function Piece() {
  const t = useOrderTexts();
  const [count] = useState(1);
  return <p>{`${t('title')} ${count}`}</p>;
}

test('§1 texts that come while a piece is being made leave React nothing to mend', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(place, { onRecoverableError });
  root.render(
    <Suspense fallback="waiting">
      <Piece />
    </Suspense>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('My orders 1'), { timeout: 10_000 });
  root.unmount();
  vi.unstubAllGlobals();
  expect(complaints.mock.calls).toEqual([]);
  expect(onRecoverableError.mock.calls).toEqual([]);
});

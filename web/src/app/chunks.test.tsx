// Spec §8: chunk or stylesheet load failures, time-out 120 seconds.
import { afterEach, expect, test, vi } from 'vitest';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ChunkFailed, isChunkFailure, lazyPiece, loadChunk } from './chunks.ts';

afterEach(() => vi.useRealTimers());

test('§8 a part of the page that loads is given out', async () => {
  expect(await loadChunk(() => Promise.resolve(42))).toBe(42);
});

test('§8 a part that cannot be loaded fails as such', async () => {
  const failing = loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(failing).rejects.toBeInstanceOf(ChunkFailed);
});

test('§8 a part that takes 120 seconds fails, not earlier', async () => {
  vi.useFakeTimers();
  let failure: unknown;
  const loading = loadChunk(() => new Promise<never>(() => undefined)).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failure).toBeInstanceOf(ChunkFailed);
});

test('§8 a failed load is known by what each browser says of it, and by nothing else', () => {
  const said = [
    'Failed to fetch dynamically imported module: /static/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /static/x.css',
  ];
  for (const message of said) expect(isChunkFailure(new TypeError(message))).toBe(true);
  expect(isChunkFailure(new ChunkFailed(null))).toBe(true);
  expect(isChunkFailure(new TypeError("reading 'length' of undefined"))).toBe(false);
});

test('§8 a piece of the frame that does not load comes when the network is back, and takes nothing away meanwhile', async () => {
  let isThere = false;
  const Piece = lazyPiece(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the piece</p>;
  });
  await act(async () => {
    render(
      <>
        <h1>The page</h1>
        <Suspense>
          <Piece />
        </Suspense>
      </>,
    );
  });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(screen.queryByText('the piece')).toBeNull();
  isThere = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the piece')).toBeTruthy();
});

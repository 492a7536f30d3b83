// Starts the page: look, texts of the stored language, and the router; the static shell stays until the first screen is ready.
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../client/texts.ts';
import { applyLook } from '../features/settings/look.ts';
import { loadChunk } from './chunks.ts';
import { Providers } from './providers.tsx';
import { makeRouter } from './router.ts';

// A function and not an await of the module: screens import the file this stands in, and would wait for it for ever.
async function start(): Promise<void> {
  applyLook();
  const router = makeRouter();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const texts = loadChunk(() => startTexts(['app', 'titles', 'failures', 'settings']));
  await Promise.all([texts, router.load()]);
  // In slices: a phone answers to the first touch while a long list is still being drawn.
  startTransition(() => createRoot(root).render(<Providers router={router} />));
}

// Without texts nothing can be said but what the page itself brought.
start().catch((error: unknown) => {
  document.getElementById('unloaded')?.removeAttribute('hidden');
  throw error;
});

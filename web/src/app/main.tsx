// Starts the page: look, texts of the stored language, and the router; the static shell stays until the first screen is ready.
import { createRoot } from 'react-dom/client';
import { startTexts } from '../client/texts.ts';
import { applyLook } from '../features/settings/look.ts';
import { Providers } from './providers.tsx';
import { makeRouter } from './router.ts';

applyLook();
const router = makeRouter();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
await Promise.all([startTexts(['app', 'titles', 'failures', 'settings']), router.load()]);
createRoot(root).render(<Providers router={router} />);

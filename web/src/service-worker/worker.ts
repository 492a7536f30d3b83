// The service worker of the shop: keeps its shell, texts, screens and what was opened, so that it goes on without a network. `web/vite/service-worker-plugin.ts` builds it as /sw.js.
import { answerTo, SHELL } from './answers.ts';
import { BUILT } from '../client/kept/cache-names.ts';
import { dropFiles, keepFiles } from './caches.ts';
import { files, scope } from './scope.ts';

// What a page has loaded already comes out of the browser's own cache.
async function install(): Promise<void> {
  const cache = await caches.open(BUILT);
  await cache.add(new Request(SHELL, { cache: 'reload' }));
  await keepFiles(files.shell);
}

const allFiles = () => [files.shell, files.screens, files.books, ...Object.values(files.texts)].flat();

async function activate(): Promise<void> {
  await dropFiles(new Set(['/index.html', ...allFiles()]));
  const cache = await caches.open(BUILT);
  for (const old of await cache.keys(new Request('/index.html'), { ignoreSearch: true }))
    if (!old.url.endsWith(SHELL)) await cache.delete(old);
  await scope.clients.claim();
}

interface Wish {
  wish: 'takeOver' | 'keepScreens' | 'keepBooks';
  language: string;
}
const isWish = (data: unknown): data is Wish => typeof data === 'object' && data !== null && 'wish' in data;

async function fulfil({ wish, language }: Wish): Promise<void> {
  if (wish === 'takeOver') return await scope.skipWaiting();
  await keepFiles([...files.shell, ...files.screens, ...(files.texts[language] ?? [])]);
  if (wish === 'keepBooks') await keepFiles(files.books);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', (event) => {
  if (!isWish(event.data)) return;
  const [port] = event.ports;
  event.waitUntil(fulfil(event.data).then(() => port?.postMessage('done')));
});

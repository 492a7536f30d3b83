// The service worker from a page's side: starts it, asks it to keep more, and hears of a new version (`web/src/service-worker/`).
import { language } from '../stored/preferences.ts';
import { makeStore, type Store } from '../stored/store.ts';
import { registerOwnWorker } from './own-worker.ts';

/** What the worker may be asked for. */
type Wish = 'takeOver' | 'keepScreens' | 'keepBooks';

/** A new version stands ready and waits; or another tab has taken it over, and this one is old. */
export const newVersion: Store<'none' | 'waits' | 'rules'> = makeStore<'none' | 'waits' | 'rules'>('none');

const LOOK_AGAIN_MS = 1_800_000;

/** False where the browser has none: on a page that was not served safely, or where it is switched off. */
export const hasWorker = (): boolean => 'serviceWorker' in navigator;

/** Whether the person asked the browser to save data: then nothing is fetched ahead that nobody has asked for. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

let isTakingOver = false;

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first of all replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.set('waits');
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, LOOK_AGAIN_MS);
  window.addEventListener('online', ask);
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isTakingOver) location.reload();
    else if (hadOne) newVersion.set('rules');
  });
}

/** Registers the worker and has it keep the code of all screens; call it once the page rests. */
export async function startWorker(): Promise<void> {
  if (!hasWorker() || import.meta.env.DEV) return;
  follow(await registerOwnWorker());
  if (!isSavingData()) await askWorker('keepScreens');
}

/** Asks the worker for something, and waits until it is done. */
export async function askWorker(wish: Wish): Promise<void> {
  const { active, waiting } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
  });
  const worker = wish === 'takeOver' ? waiting : active;
  worker?.postMessage({ wish, language: language.get() }, [port2]);
  await done;
}

/** Puts the new version in place of this one; the page is loaded anew. */
export function takeOver(): void {
  if (newVersion.get() === 'rules') return location.reload();
  isTakingOver = true;
  void askWorker('takeOver');
}

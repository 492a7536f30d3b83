// Starts workers from the shop's own files under Trusted Types: the one policy of the page, which lets nothing else become a script (quality 11).

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** Its name stands in the policy of every page (`server/src/platform/http/headers.ts`). */
const NAME = 'own-workers';
let policy: ScriptPolicy | undefined;

/** The service worker stands at the root, since it answers for every page. */
const AT_ROOT = '/sw.js';

/** An address below /static of this very shop or that of its service worker, else an error. */
function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const isOwn =
    origin === location.origin && (pathname.startsWith('/static/') || pathname === AT_ROOT || import.meta.env.DEV);
  if (!isOwn) throw new TypeError('no script of the shop');
  return url;
}

/** A worker of a file that the build made, whose address `?worker&url` imports. */
export const startOwnWorker = (url: string): Worker => new Worker(trusted(url), { type: 'module' });

/** Registers the service worker, which the build wrote; asking for it anew never comes out of a cache. */
export const registerOwnWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trusted(AT_ROOT), { updateViaCache: 'none' });

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(NAME, { createScriptURL: ownScript }) ?? { createScriptURL: ownScript };
  return policy.createScriptURL(url) as string;
}

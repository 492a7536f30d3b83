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

/** An address below /static of this very shop, else an error. */
function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const isOwn = origin === location.origin && (pathname.startsWith('/static/') || import.meta.env.DEV);
  if (!isOwn) throw new TypeError('no script of the shop');
  return url;
}

/** A worker of a file that the build made, whose address `?worker&url` imports. */
export function startOwnWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(NAME, { createScriptURL: ownScript }) ?? { createScriptURL: ownScript };
  return new Worker(policy.createScriptURL(url) as string, { type: 'module' });
}

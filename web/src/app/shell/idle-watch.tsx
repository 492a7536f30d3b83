// Watches for inactivity in all tabs together (spec §4): warns for a minute, then signs out with a notice.
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { sinceLastRequest } from '../../client/api/api.ts';
import { storedEntry } from '../../client/stored/stored.ts';
import { isCartUnsent } from '../../features/cart/cart.data.ts';
import { refreshProfile } from '../current-user.ts';
import { fetchWhatPutsAway, putAwayUnsent } from '../leave-session.ts';
import { signOut } from '../sign-out.ts';
import { type IdleState, idleStateAt, isTouchDue } from './idle.rules.ts';
import { lazyPiece } from '../chunks.ts';

const IdleDialog = lazyPiece(async () => (await import('./idle-dialog.tsx')).IdleDialog);
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const SETTLE_MS = 5000;
/** Nobody was asked whether what waits for the network may be lost: it waits for the next sign-in. */
const KEPT = ['cart-waiting', 'waiting', 'favouritesUnsent', 'open-orders', 'waiting-orders'];

async function leave(router: AnyRouter, ended: 'idle' | 'out'): Promise<void> {
  await putAwayUnsent();
  // What could not be encrypted would be lost with the rest.
  await signOut(router, ended, isCartUnsent() ? [...KEPT, 'cart'] : KEPT);
}

// Kept where every tab of the browser sees it: work in one keeps the others signed in.
const lastActivity = storedEntry<number>({
  name: 'activity',
  owner: 'user',
  parse: (content) => (typeof content === 'number' ? content : undefined),
});

function touch(lastActive: number): void {
  const now = Date.now();
  const isSeen = document.visibilityState === 'visible';
  if (isSeen && isTouchDue(lastActive, now - sinceLastRequest(), now)) void refreshProfile().catch(() => undefined);
}

function useIdleState(since: number): [IdleState, () => void] {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  useEffect(() => {
    lastActivity.write(Math.max(since, lastActivity.read() ?? 0));
    const look = () => {
      const lastActive = lastActivity.read() ?? Date.now();
      const next = idleStateAt(lastActive, Date.now());
      if (next.kind === 'active') touch(lastActive);
      setState((known) => (known.kind === 'active' && next.kind === 'active' ? known : next));
    };
    const note = () => {
      const before = lastActivity.read() ?? 0;
      // Once the warning stands, only its button counts, so that a brushed mouse does not decide.
      if (Date.now() - before < SETTLE_MS || idleStateAt(before, Date.now()).kind !== 'active') return;
      lastActivity.write(Date.now());
    };
    const clock = setInterval(look, 1000);
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearInterval(clock);
      for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
    };
  }, [since]);
  const stay = () => {
    lastActivity.write(Date.now());
    setState({ kind: 'active' });
    void refreshProfile().catch(() => undefined);
  };
  return [state, stay];
}

/** Watches from now on; `since` is when the tab was opened, in milliseconds. */
export function IdleWatch({ since }: { since: number }) {
  const router = useRouter();
  const [state, stay] = useIdleState(since);
  const isOver = state.kind === 'over';
  useEffect(fetchWhatPutsAway, []);
  useEffect(() => {
    if (isOver) void leave(router, 'idle');
  }, [isOver, router]);
  if (state.kind !== 'warning') return null;
  return (
    <Suspense>
      <IdleDialog secondsLeft={state.secondsLeft} onStay={stay} onLeave={() => void leave(router, 'out')} />
    </Suspense>
  );
}

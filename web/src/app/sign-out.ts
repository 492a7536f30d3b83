// Signing out (spec §7 logout; product §3), here or on every device: the server is told, and what was kept here for the person is removed.
import { deviceCalls } from '@outrigger/contract/calls/devices.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { request } from '../client/api/api.ts';
import { queryClient } from '../client/api/query-client.ts';
import { endedWhy } from '../client/session/ended-why.ts';
import { endSession, session } from '../client/session/session.ts';
import { resetDynamicRoutes } from './dynamic-routes.ts';

const forgetTaken = async (person: number): Promise<void> =>
  await (await import('../features/away/taken-machines.ts')).forgetAllTaken(person);

/** Signs out and goes to the login, which says why; the stored entries `kept` wait for the same person. */
export async function signOut(router: AnyRouter, ended: 'out' | 'idle', kept: readonly string[] = []): Promise<void> {
  // What is still on its way would be answered after the session has ended, and refused.
  await queryClient.cancelQueries();
  const told = request(identityCalls.logout, {}).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 3000))]);
  await forgetHere(router, ended, kept);
}

/** Signs out every browser of the person; fails where the server is not told, since the others would go on. */
export async function signOutEverywhere(router: AnyRouter): Promise<void> {
  await queryClient.cancelQueries();
  await request(deviceCalls.signOutEverywhere, {});
  await forgetHere(router, 'out', []);
}

async function forgetHere(router: AnyRouter, ended: 'out' | 'idle', kept: readonly string[]): Promise<void> {
  endedWhy.write(ended);
  const person = session.get()?.userId;
  // Who was asked takes everything off this browser; what cannot be reached stays encrypted, for the same person alone.
  if (kept.length === 0 && person !== undefined) await forgetTaken(person).catch(() => undefined);
  endSession(kept);
  queryClient.clear();
  resetDynamicRoutes();
  await router.navigate({ to: '/login', search: { ended } });
}

// Has the first app of a scratch shop listen on a port of its own while something is asked of it.
import type { AddressInfo } from 'node:net';
import type { ScratchShop } from '../orders/scratch-shop.ts';

/** Runs `work` with the port; the shop closes its apps itself. */
export async function listening({ apps: [app] }: ScratchShop, work: (port: number) => Promise<void>): Promise<void> {
  if (!app) throw new Error('no app to listen');
  await app.listen({ host: '127.0.0.1', port: 0 });
  await work((app.server.address() as AddressInfo).port);
}

// The shop without a guest: one process tree on one port until it is told to stop (product §1); `--watch` restarts API and worker when their files change.
import { startShop } from './start-shop.ts';

await startShop();

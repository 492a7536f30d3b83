// `npm start` with the demo: runs the server's shop and comes along as its guest (product §1).
import { startShop } from '@outrigger/server/src/start-shop.ts';
import { demo } from './guest.ts';

await startShop(demo);

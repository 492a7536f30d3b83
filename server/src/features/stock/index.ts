// The door of stock: what can be promised, who gives what when, and what is set aside for orders (product §7).
export { type Assigned, assignStock, type Share, type Supply, takeFromSupply } from './assign-stock.rules.ts';
export { lockSupply, releaseStock, reserve } from './reservations.store.ts';
export { readStock } from './stock.reads.ts';
export { readSupply } from './supply.reads.ts';
export { readBestPlaces } from './best-places.reads.ts';
export { takeOutOfStock } from './take-out.store.ts';

// The door of addresses: where a company has its orders sent.
export { addressRoutes } from './addresses.routes.ts';
export { type ShippingAddress, shippingAddresses } from './addresses.reads.ts';

// The door of documents: invoices, credit notes and packing lists as lists and files, and what they say of the seller.
export { documentRoutes } from './documents.routes.ts';
export { insertSeller } from './seller/seller.store.ts';

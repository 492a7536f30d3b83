// The door of stock: what can be promised, and what is set aside for orders (product §7).
export { readStock } from './stock.reads.ts';

// The door of pricing: what a part costs a company, and who may know (product §4, §7).
export { mayViewPrices } from './may-view-prices.ts';
export { isPriceViewOf, priceViewOf, tradedViewOf } from './price-view.reads.ts';
export { type Price, rateBetween, type Trade } from './prices.rules.ts';
export { readPriceBreaks, readPrices, readPricesTogether, readTrade, tradedCurrency } from './prices.reads.ts';

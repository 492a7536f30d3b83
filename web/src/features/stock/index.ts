// The door of stock: how many there are, where, and how old the number is (product §5).
export { StockPlaces } from './stock-places.tsx';
export { DeliveryDay } from './delivery-day.tsx';
export { Stock, type StockAs, type StockProps } from './stock.tsx';

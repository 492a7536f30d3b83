// The door of parts: the pieces every row and card of a part is made of (design: part row and card).
export { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
export { MayNotOrder, NotSold } from './lazy-pieces.ts';
export { QuantityWords } from './lazy-quantity-words.ts';
export { partHref, pictureUrls, sharperUrl } from './part-address.rules.ts';
export { PartCode } from './part-code.tsx';
export { PartPicture } from './part-picture.tsx';
export { Price, type PriceProps } from './price.tsx';

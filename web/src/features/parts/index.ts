// The door of the parts feature: the pieces every row and card of a part is made of (design: part row and card).
export { AddToCart } from './add-to-cart.tsx';
export { FavouriteHeart } from './favourite-heart.tsx';
export { FitVerdict } from './fit-verdict.tsx';
export { ReplacedPurchaseLater } from './later.ts';
export { OfferCells } from './offer-cells.tsx';
export { AllListed, type Cells } from './offered.tsx';
export { partHref } from './part-address.rules.ts';
export { PartCard } from './part-card.tsx';
export { PartCode } from './part-code.tsx';
export { PartPicture } from './part-picture.tsx';
export { Price } from './price.tsx';
export { QuantityWords } from './quantity-words-later.ts';
export { ReplacedBy } from './replaced-by.tsx';

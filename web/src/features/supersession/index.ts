// The door of supersession: what is ordered in place of a replaced part, in rows, cards and on its page (product §5).
export { Interchangeable } from './interchangeable.tsx';
export { LazyReplacedPurchase, PartOfSetLater } from './lazy-pieces.ts';
export { OfferCells } from './offer-cells.tsx';
export { AllListed, type Cells } from './offer-slots.tsx';
export { PartCard } from './part-card.tsx';
export { ReplacedBy } from './replaced-by.tsx';
export { ReplacedPurchase } from './replaced-purchase.tsx';
export { SupersessionChain } from './supersession-chain.tsx';

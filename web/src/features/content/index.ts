// The door of content: the pieces in which the shop shows what the parts desk keeps beside the catalogue.
export { BannerSlide } from './banner-slide.tsx';
export { ContactCard } from './contact-card.tsx';
export { TipLine } from './tip-line.tsx';

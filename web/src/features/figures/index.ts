// The door of figures: the picture of a page of a parts manual, by itself, for whoever shows rows beside it.
export { FigureDrawing } from './figure-drawing.tsx';
export { FigureModel } from './figure-model.tsx';
export { type BookAsked, type FigurePage, prefetchFigure, useFigure } from './figures.data.ts';
export { knownItemsOf } from './known-items.rules.ts';
export type { Lit } from './lit.ts';
export { ViewSwitch } from './view-switch.tsx';

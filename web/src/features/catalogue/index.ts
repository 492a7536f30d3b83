// The door of the catalogue: rows of parts and the quick view, for the other lists of parts.
export { FitsOnly, NoneFits } from './filters/fits-only.tsx';
export { RestOfList } from './rest-of-list.tsx';
export { ListPaper } from './list-paper.tsx';
export { NoSuchPage } from './no-such-page.tsx';
export { PartList } from './part-list.tsx';
export { QuickViewHost } from './quick-view/quick-view.tsx';

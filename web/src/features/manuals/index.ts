// The door of the manuals: the other ways to look at what somebody came from.
export { ManualViews } from './manual-views.tsx';

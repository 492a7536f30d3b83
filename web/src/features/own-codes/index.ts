// The door of own codes: the panel of a part's page.
export { OwnCodes } from './own-codes.tsx';

// The door of ratings, for the page of a part.
export { PartRatings } from './part-ratings.tsx';

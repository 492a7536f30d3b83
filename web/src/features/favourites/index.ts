// The door of favourites for screens: the heart of a part; lists and numbers come through favourites.data.ts.
export { FavouriteHeart } from './favourite-heart.tsx';

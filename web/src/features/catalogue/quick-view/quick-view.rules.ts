// The stock status of the quick view, to the letter of spec §4, and its pictures.

/** In stock when there is stock and the chosen quantity does not exceed it; otherwise out of stock. */
export function quickViewStatus(stock: number, quantity: number): 'inStock' | 'outOfStock' {
  return stock !== 0 && quantity <= stock ? 'inStock' : 'outOfStock';
}

/** Whether there is stock, but less than was chosen: it is out of stock for that quantity alone. */
export const isTooMany = (stock: number, quantity: number): boolean => stock !== 0 && quantity > stock;

/** File names of the pictures, at least one so that the place is never empty. */
export function picturesOf(imageUrl: string): string[] {
  const names = imageUrl.split(',').map((name) => name.trim());
  return names.filter((name, at) => name !== '' || at === 0);
}

// The stock status of the quick view, to the letter of spec §4.

/** In stock when there is stock and the chosen quantity does not exceed it; otherwise out of stock. */
export function quickViewStatus(stock: number, quantity: number): 'inStock' | 'outOfStock' {
  return stock !== 0 && quantity <= stock ? 'inStock' : 'outOfStock';
}
